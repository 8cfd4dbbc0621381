/** The nine kinds of redirect sessions: what each requires, the page that it opens, and the callback that it returns to. */
import { describe, expect, it, vi } from 'vitest'
import { SEEDED_PASSWORD } from '../../identity/members/member-seeds'
import { codeOf, type ErrorBody, pay, violationOf } from '../support/support'
import { open, submit } from './support/hosted'
import { page, platform, startAnewForEachTest } from './support/member-platform'
import { challengeOf, newVerifier } from './support/members'

startAnewForEachTest()

const BACK = 'https://page.example/back'
const THANKS = 'https://page.example/thanks?x=1'
const ADA = { name: 'Ada Lovelace', email: 'ada@example.com' }

describe('a session', () => {
  it('a redirect session has a full URL, the parts of it, and a short URL that redirects to it', async () => {
    const session = await page.redirect({
      bookingsBook: { resourceSlug: 'pottery-class' },
      preferences: { additionalQueryParameters: { lang: 'de' } },
    })
    expect(session.urlDetails.endpoint).toBe(`${platform.url}/hosted/bookings/book`)
    expect(session.urlDetails.searchParams).toEqual({ lang: 'de', session: session.id })
    const short = await fetch(session.shortUrl, { redirect: 'manual' })
    expect(short.headers.get('location')).toBe(session.fullUrl)
  })

  it('a redirect session requires exactly one kind', async () => {
    for (const body of [{}, { login: {}, logout: { clientId: platform.clientId } }, { ecomOrderPaymentRequest: {} }])
      expect(violationOf({ body: await (await page.openSession(body)).json() } as never)).toMatchObject({
        field: 'intent',
        violatedRule: 'ONE_OF_ALIGNMENT',
      })
  })

  const challenge = challengeOf(newVerifier())
  it.each<[string, Record<string, unknown>]>([
    ['bookingsCheckout.slotAvailability', { bookingsCheckout: {} }],
    ['ecomCheckout.checkoutId', { ecomCheckout: {} }],
    ['eventsCheckout.reservationId', { eventsCheckout: { eventSlug: 'spring-market' } }],
    ['eventsCheckout.eventSlug', { eventsCheckout: { reservationId: 'r' } }],
    ['paidPlansCheckout.planId', { paidPlansCheckout: {} }],
    ['logout.clientId', { logout: { clientId: 'another' } }],
    ['storesProduct.productSlug', { storesProduct: { productSlug: '' } }],
    ['bookingsBook.resourceSlug', { bookingsBook: {} }],
    ['auth.authRequest.clientId', { auth: { authRequest: { clientId: 'another', codeChallenge: challenge } } }],
    ['auth.authRequest.codeChallenge', { auth: { authRequest: { codeChallenge: 'CC' } } }],
    [
      'auth.authRequest.codeChallengeMethod',
      { auth: { authRequest: { codeChallenge: challenge, codeChallengeMethod: 'plain' } } },
    ],
    ['auth.authRequest.responseMode', { auth: { authRequest: { codeChallenge: challenge, responseMode: 'form_post' } } }],
    ['auth.authRequest.responseType', { auth: { authRequest: { codeChallenge: challenge, responseType: 'token' } } }],
    ['auth.authRequest.redirectUri', { auth: { authRequest: { codeChallenge: challenge, responseMode: 'query' } } }],
    ['auth.prompt', { auth: { authRequest: { codeChallenge: challenge, responseMode: 'web_message' }, prompt: 'please' } }],
    ['preferences.customize', { login: {}, preferences: { customize: 'yes' } }],
  ])('names %s when it is missing or wrong', async (field, body) => {
    const auth = body.auth as { authRequest: Record<string, unknown> } | undefined
    const sent = auth ? { auth: { ...auth, authRequest: { clientId: platform.clientId, ...auth.authRequest } } } : body
    const answer = await page.openSession(sent)
    expect(answer.status).toBe(400)
    expect(violationOf({ body: await answer.json() } as never)?.field).toBe(field)
  })

  it('redirects only to allowed domains once the shop has named some', async () => {
    platform.identity().rules.set({ redirectDomains: ['page.example', 'localhost:4000'] })
    const statusOf = async (postFlowUrl: string) => (await page.openSession({ login: {}, callbacks: { postFlowUrl } })).status
    expect(await statusOf('https://page.example/anything')).toBe(200)
    expect(await statusOf('http://localhost:4000/')).toBe(200)
    for (const url of [
      'https://www.page.example/',
      'https://page.example.evil/',
      'http://localhost:4001/',
      'http://page.example/',
    ])
      expect(await statusOf(url)).toBe(403)
    const answer = (await (
      await page.openSession({ login: {}, callbacks: { cartPageUrl: 'https://evil.example/' } })
    ).json()) as ErrorBody
    expect(codeOf({ body: answer } as never)).toBe('REDIRECT_URL_NOT_ALLOWED')
    expect(JSON.stringify(answer)).toContain('callbacks.cartPageUrl')
  })

  it('accepts only redirect URIs that match an allowed one exactly', async () => {
    platform.identity().rules.set({ redirectUris: ['https://page.example/callback'] })
    const statusOf = async (redirectUri: string) =>
      (await page.openSession({ auth: { authRequest: { clientId: platform.clientId, codeChallenge: challenge, redirectUri } } }))
        .status
    expect(await statusOf('https://page.example/callback')).toBe(200)
    for (const uri of ['https://page.example/callback/', 'https://page.example/', 'unused://'])
      expect(await statusOf(uri)).toBe(403)
  })

  it('a redirect session expires after an hour', async () => {
    const { fullUrl } = await page.redirect({ bookingsBook: { resourceSlug: 'pottery-class' } })
    expect((await open(fullUrl)).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 })
    try {
      expect(await open(fullUrl)).toMatchObject({ status: 404, text: expect.stringContaining('This page has expired') })
    } finally {
      vi.useRealTimers()
    }
  })

  it('a redirect session does not open the page of another kind', async () => {
    const { id } = await page.redirect({ login: {} })
    for (const path of ['/hosted/logout', '/hosted/authorize', '/hosted/bookings/book', '/hosted/plans/checkout'])
      expect((await open(`${platform.url}${path}?session=${id}`)).status).toBe(404)
  })
})

describe('bookingsBook', () => {
  it('bookingsBook books a time of the service and returns to the thank-you page, once', async () => {
    const { fullUrl, id } = await page.redirect({
      bookingsBook: { resourceSlug: 'pottery-class' },
      callbacks: { postFlowUrl: BACK, thankYouPageUrl: THANKS, bookingsServiceListUrl: 'https://page.example/services' },
    })
    const shown = await open(fullUrl)
    expect(shown.text).toContain('Pottery class')
    expect(shown.text).toContain('href="https://page.example/services"')
    expect(shown.policy).toContain("form-action 'self' https://page.example;")
    expect(shown.policy).not.toContain('script-src')
    const slot = /name="slot" value="([^"]+)"/.exec(shown.text)?.[1] ?? ''
    expect(await submit(fullUrl, ADA)).toMatchObject({ status: 422, text: expect.stringContaining('Choose a time') })
    const made = await submit(fullUrl, { ...ADA, slot: '2001-01-01T00:00:00.000Z' })
    expect(made.status).toBe(422)
    const booked = await submit(fullUrl, { ...ADA, slot })
    const location = new URL(booked.location)
    const [reservation] = platform.identity().reservations.list()
    expect(reservation).toMatchObject({
      kind: 'bookingsBook',
      subject: { resourceSlug: 'pottery-class', startDate: slot },
      contact: ADA,
    })
    expect([booked.status, location.origin, location.searchParams.get('x')]).toEqual([303, 'https://page.example', '1'])
    expect(location.searchParams.get('orderId')).toBe(reservation?.id)
    expect((await submit(fullUrl, { ...ADA, slot })).location).toBe(booked.location)
    expect(platform.identity().reservations.list()).toHaveLength(1)
    expect(platform.identity().redirects.find(id)?.kind).toBe('bookingsBook')
  })

  it('bookingsBook answers 404 for an unknown service, with a link back', async () => {
    const { fullUrl } = await page.redirect({ bookingsBook: { resourceSlug: 'flying' }, callbacks: { postFlowUrl: BACK } })
    expect(await open(fullUrl)).toMatchObject({ status: 404, text: expect.stringContaining(`href="${BACK}"`) })
  })
})

describe('bookingsCheckout', () => {
  const slotAvailability = {
    slot: { serviceId: 'pottery-class', startDate: '2027-02-01T10:00:00.000Z', resource: { name: 'Room 2' } },
    bookable: true,
  }
  it('bookingsCheckout shows the chosen time in the visitor’s time zone and returns to postFlowUrl', async () => {
    const { fullUrl } = await page.redirect({
      bookingsCheckout: { slotAvailability, timezone: 'Europe/Berlin' },
      callbacks: { postFlowUrl: BACK },
    })
    const { text } = await open(fullUrl)
    expect(text).toContain('11:00 (Europe/Berlin)')
    expect(text).toContain('Room 2')
    const booked = await submit(fullUrl, ADA)
    expect([booked.status, booked.location]).toEqual([303, BACK])
  })

  it('bookingsCheckout ends on a hosted thank-you page without a callback', async () => {
    const { fullUrl } = await page.redirect({ bookingsCheckout: { slotAvailability } })
    expect(await submit(fullUrl, ADA)).toMatchObject({ status: 200, text: expect.stringContaining('Thank you') })
  })

  it('bookingsCheckout escapes hostile text', async () => {
    const { fullUrl } = await page.redirect({
      bookingsCheckout: {
        slotAvailability: { slot: { resource: { name: '<img src=x onerror=alert(1)>' }, startDate: 7 } },
        timezone: 'Mars/Base',
      },
    })
    const { status, text } = await open(fullUrl)
    expect([status, text.includes('<img src=x')]).toEqual([200, false])
    expect(text).toContain('&lt;img src=x')
  })
})

describe('eventsCheckout', () => {
  it('eventsCheckout returns with the ids of the order and the event', async () => {
    const { fullUrl } = await page.redirect({
      eventsCheckout: { reservationId: 'res-1', eventSlug: 'spring-market' },
      callbacks: { thankYouPageUrl: THANKS },
    })
    expect((await open(fullUrl)).text).toContain('Spring market')
    const location = new URL((await submit(fullUrl, ADA)).location)
    expect([...location.searchParams.keys()]).toEqual(['x', 'orderId', 'eventId'])
    expect(location.searchParams.get('eventId')).toBe('spring-market')
  })
})

describe('paidPlansCheckout', () => {
  const body = (callbacks: Record<string, string>) => ({
    paidPlansCheckout: { planId: 'tea-club', checkoutData: 'opaque' },
    callbacks: { thankYouPageUrl: THANKS, ...callbacks },
  })

  it('paidPlansCheckout sends a visitor to the shop’s own login with the address to return to', async () => {
    const { fullUrl } = await page.redirect(
      body({ loginUrl: 'https://page.example/login', planListUrl: 'https://page.example/plans' }),
    )
    const { text } = await open(fullUrl)
    const link = new URL((/class="button" href="([^"]+)"/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&'))
    expect([link.origin, link.searchParams.get('redirectUrl')]).toEqual(['https://page.example', fullUrl])
    expect(text).toContain('https://page.example/plans?planIds=tea-club&amp;checkoutData=opaque')
    expect((await submit(fullUrl, ADA)).status).toBe(403)
    expect(platform.identity().reservations.list()).toEqual([])
  })

  it('paidPlansCheckout lets a visitor log in on the hosted page and return', async () => {
    const { fullUrl } = await page.redirect(body({}))
    const login = /class="button" href="([^"]+)"/.exec((await open(fullUrl)).text)?.[1] ?? ''
    const done = await submit(login, { step: 'login', email: 'ada@members.example', password: SEEDED_PASSWORD })
    expect([done.status, done.location]).toEqual([303, fullUrl])
    const response = await fetch(fullUrl, { headers: { cookie: done.cookie } })
    expect(await response.text()).toContain('value="ada@members.example"')
  })

  it('paidPlansCheckout recognises the requesting member, unless maintainIdentity is false', async () => {
    const { body: registered } = await page.register('plan@members.example', { profile: { firstName: 'Pat' } })
    const { access_token } = await page.memberTokens(registered.sessionToken)
    const { fullUrl } = await page.redirect(body({}), access_token)
    expect((await open(fullUrl)).text).toContain('value="plan@members.example"')
    const location = new URL((await submit(fullUrl, ADA)).location)
    expect(location.searchParams.get('planOrderId')).toBe(platform.identity().reservations.list()[0]?.id)
    const anonymous = await page.redirect({ ...body({}), preferences: { maintainIdentity: false } }, access_token)
    expect((await open(anonymous.fullUrl)).text).toContain('Plans are for members')
  })
})

describe('storesProduct', () => {
  it('storesProduct adds the product to the requesting visitor’s cart and returns to cartPageUrl', async () => {
    const { fullUrl } = await page.redirect({
      storesProduct: { productSlug: 'linen-tee' },
      callbacks: { cartPageUrl: 'https://page.example/cart', postFlowUrl: BACK },
    })
    const { text } = await open(fullUrl)
    expect(text).toContain('Add to cart')
    expect(text).toContain(`href="${BACK}"`)
    const added = await submit(fullUrl, { 'option.Size': 'M', 'option.Colour': 'Sage', quantity: '2' })
    expect([added.status, added.location]).toEqual([303, 'https://page.example/cart'])
    const { lineItems } = (await page.cart()).body.cart
    expect(lineItems).toMatchObject([{ quantity: 2 }])
    expect(lineItems[0]?.descriptionLines.map(({ plainText, colorInfo }) => (plainText ?? colorInfo)?.original)).toEqual([
      'M',
      'Sage',
    ])
  })

  it('storesProduct answers 409 when nothing was added', async () => {
    const { fullUrl } = await page.redirect({ storesProduct: { productSlug: 'blue-mug' } })
    platform.setStock('blue-mug', 0)
    expect(await submit(fullUrl, { quantity: '1' })).toMatchObject({
      status: 409,
      text: expect.stringContaining('Nothing was added'),
    })
  })

  it('the product page without a session has no add button, and an unknown session is a 404', async () => {
    const { status, text } = await open(`${platform.url}/product-page/blue-mug`)
    expect([status, text.includes('Add to cart')]).toEqual([200, false])
    expect((await submit(`${platform.url}/product-page/blue-mug?session=made-up`, {})).status).toBe(404)
  })
})

describe('ecomCheckout', () => {
  it('ecomCheckout opens the checkout and returns to its callback', async () => {
    await page.add('blue-mug')
    const url = await page.checkout({ thankYouPageUrl: THANKS })
    expect((await open(url)).text).toContain('Checkout')
    const paid = await pay(url)
    expect(new URL(paid.location).searchParams.get('orderId')).toBe(platform.orders()[0]?.id)
  })
})
