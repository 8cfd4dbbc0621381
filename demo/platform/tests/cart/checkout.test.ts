import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FERN_AND_FABLE, productIdOf } from '../../seed'
import { startPlatform } from '../../server'
import { openShop } from '../../shop'
import { platform, shopper, startAnewForEachTest } from '../support/seeded-platform'
import { BUYER, codeOf, createShopper, pay, violationOf } from '../support/support'

startAnewForEachTest()

const page = async (url: string) => (await fetch(url)).text()
const REDIRECT = '/_api/redirects-api/v1/redirect-session'

describe('paying', () => {
  it('paying creates the order, reduces the stock and deletes the cart', async () => {
    await shopper.add('blue-mug', 2)
    await shopper.patch({ couponCode: 'WELCOME10' })
    const answer = await pay(await shopper.checkout())
    expect(answer.status).toBe(303)
    const [order] = platform.orders()
    expect(order).toMatchObject({
      number: 10_001,
      contact: { email: BUYER.email },
      address: { city: 'Dublin', country: 'IE' },
      couponCode: 'WELCOME10',
      lines: [{ productId: productIdOf('blue-mug'), name: 'Blue Mug', quantity: 2, unitPriceMinor: 1800, lineTotalMinor: 3600 }],
      totals: { subtotalMinor: 3600, discountMinor: 360, shippingMinor: 490, taxMinor: 746, totalMinor: 4476 },
    })
    expect(platform.stockOf('blue-mug')).toBe(22)
    expect((await shopper.cart()).status).toBe(404)
    const thanks = await page(platform.url + answer.location)
    expect(thanks).toContain('10001')
    expect(thanks).toContain('€44.76')
    expect(thanks).toContain('href="https://page.example/back?wixMemberLoggedIn=false"')
  })

  it('creates one order when the form is submitted twice at once', async () => {
    await shopper.add('blue-mug', 1)
    const url = await shopper.checkout()
    const [first, second] = await Promise.all([pay(url), pay(url)])
    expect([first.status, second.status]).toEqual([303, 303])
    expect(first.location).toBe(second.location)
    expect(platform.orders()).toHaveLength(1)
    expect(platform.stockOf('blue-mug')).toBe(23)
  })

  it('redirects a late submit of a paid checkout to its order, whatever the form contains', async () => {
    await shopper.add('blue-mug', 1)
    const url = await shopper.checkout()
    const { location } = await pay(url)
    expect(await pay(url, { cardNumber: '4000000000000002' })).toMatchObject({ status: 303, location })
    expect(platform.orders()).toHaveLength(1)
  })

  it('a second process on the same database does not pay a paid checkout again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'platform-'))
    const file = join(folder, 'shop.db')
    const first = await startPlatform({ databaseFile: file })
    const buyer = await createShopper(first)
    await buyer.add('blue-mug', 1)
    const url = await buyer.checkout()
    await pay(url)
    const other = openShop({
      seed: FERN_AND_FABLE,
      databaseFile: file,
      currency: 'EUR',
      bulkProducts: 0,
      accessTokenLifetimeS: 60,
      platformUrl: () => first.url,
    })
    const { email, firstName, lastName } = BUYER
    const sessionId = new URL(url).searchParams.get('session') ?? ''
    const second = other.orders.place(sessionId, { email, firstName, lastName }, null)
    expect(second).toEqual({ outcome: 'paid', orderId: first.orders()[0]?.id })
    expect([first.orders().length, first.stockOf('blue-mug')]).toEqual([1, 23])
    other.db.close()
    await first.close()
    await rm(folder, { recursive: true })
  })

  it('closes the second checkout of a cart that was bought', async () => {
    await shopper.add('blue-mug', 1)
    const [one, two] = [await shopper.checkout(), await shopper.checkout()]
    await pay(one)
    expect((await pay(two)).status).toBe(410)
    expect(platform.orders()).toHaveLength(1)
  })

  it('keeps the form and changes nothing when the card is declined', async () => {
    await shopper.add('blue-mug', 1)
    const answer = await pay(await shopper.checkout(), { cardNumber: '4000000000000002' })
    expect(answer.status).toBe(402)
    expect(answer.page).toContain('declined')
    expect(answer.page).toContain('value="Lovelace"')
    expect(answer.page).not.toContain('4000000000000002')
    expect([platform.orders(), platform.stockOf('blue-mug')]).toEqual([[], 24])
    expect((await shopper.cart()).status).toBe(200)
  })

  it('explains which line item ran out, and changes nothing', async () => {
    await shopper.add('blue-mug', 1)
    await shopper.add('low-stock-vase', 3)
    const url = await shopper.checkout()
    platform.setStock('low-stock-vase', 1)
    const answer = await pay(url)
    expect(answer.status).toBe(409)
    expect(answer.page).toContain('Bud Vase: Only 1 left, and you asked for 3.')
    expect([platform.orders(), platform.stockOf('blue-mug'), platform.stockOf('low-stock-vase')]).toEqual([[], 24, 1])
  })

  it('asks for no address when the cart contains only downloads', async () => {
    await shopper.add('shawl-pattern', 1)
    const url = await shopper.checkout()
    expect(await page(url)).not.toContain('name="addressLine"')
    expect((await pay(url, { addressLine: '', city: '', postalCode: '', country: '' })).status).toBe(303)
    expect(platform.orders()[0]?.address).toBeNull()
  })

  it('shows each mistake next to its form field', async () => {
    await shopper.add('blue-mug', 1)
    const answer = await pay(await shopper.checkout(), {
      email: 'ada',
      city: '',
      country: 'XX',
      cardNumber: '1234',
      cardExpiry: '01/20',
      cardCvc: 'x',
    })
    expect(answer.status).toBe(422)
    for (const field of ['email', 'city', 'country', 'cardNumber', 'cardExpiry', 'cardCvc'])
      expect(answer.page).toMatch(new RegExp(`name="${field}"[^>]*aria-describedby="${field}-error"`))
    expect(answer.page).not.toContain('lastName-error')
    expect(platform.orders()).toEqual([])
  })
})

describe('the return to the page', () => {
  it('redirects to the merchant’s own thank-you page with the order id', async () => {
    await shopper.add('blue-mug', 1)
    const thankYouPageUrl = 'https://page.example/thanks?lang=en'
    const url = await shopper.checkout({ thankYouPageUrl, postFlowUrl: 'https://page.example/' })
    const form = await fetch(url)
    // A browser follows the redirect of a form only if the policy allows the form's target.
    expect(form.headers.get('content-security-policy')).toContain("form-action 'self' https://page.example;")
    const answer = await pay(url)
    expect(answer.location).toBe(
      `https://page.example/thanks?lang=en&orderId=${platform.orders()[0]?.id}&wixMemberLoggedIn=false`,
    )
  })

  it('tells the links back whether a member is logged in, and only the thank-you page of the order', async () => {
    await shopper.add('blue-mug', 1)
    const url = await shopper.checkout({ cartPageUrl: 'https://page.example/?cart', postFlowUrl: 'https://page.example/a' })
    expect(await page(url)).toContain('href="https://page.example/?cart=&amp;wixMemberLoggedIn=false"')
    const thanks = await page(new URL((await pay(url)).location, url).href)
    expect(thanks).toContain('href="https://page.example/a?wixMemberLoggedIn=false"')
    expect(thanks).not.toContain('orderId')
  })

  it('escapes everything that a buyer or a host page can put in', async () => {
    const attack = '"><script>alert(1)</script>'
    await shopper.add('engraved-pen', 1, { customTextFields: { Engraving: '<img src=x onerror=1>' } })
    await shopper.patch({ cartInfo: { contactInfo: { contactDetails: { firstName: attack } } } })
    const url = await shopper.checkout({ postFlowUrl: 'https://page.example/?q="><script>' })
    const answer = await pay(url, { lastName: attack, cardNumber: attack })
    for (const html of [await page(url), answer.page]) {
      expect(html).not.toContain('<script')
      expect(html).not.toContain('<img src=x')
      expect(html).toContain('&lt;img src=x')
    }
  })

  it('the checkout page has no inline script or style, and its style sheet is served', async () => {
    await shopper.add('blue-mug', 1)
    const url = await shopper.checkout()
    const response = await fetch(url)
    const html = await response.text()
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'")
    expect((await fetch(`${platform.url}/hosted/shop.css`)).headers.get('content-type')).toContain('text/css')
  })

  it('answers 404 to checkout and thank-you pages without a valid session', async () => {
    expect((await fetch(`${platform.url}/checkout?session=guess`)).status).toBe(404)
    expect((await fetch(`${platform.url}/thank-you`)).status).toBe(404)
  })
})

describe('redirect sessions', () => {
  const open = (body: unknown) => shopper.post<{ redirectSession: Record<string, unknown> & { fullUrl: string } }>(REDIRECT, body)
  const newCheckout = async () => {
    await shopper.add('blue-mug', 1)
    return (await shopper.post<{ checkoutId: string }>('/ecom/v1/carts/current/create-checkout')).body.checkoutId
  }

  it('forwards extra query parameters but never lets them replace the session', async () => {
    const answer = await open({
      ecomCheckout: { checkoutId: await newCheckout() },
      preferences: { additionalQueryParameters: { utm_source: 'x y&z', session: 'mine' } },
    })
    const url = new URL(answer.body.redirectSession.fullUrl)
    expect(url.searchParams.get('utm_source')).toBe('x y&z')
    expect(url.searchParams.getAll('session')).toEqual([answer.body.redirectSession.id])
    expect(answer.body.redirectSession).toMatchObject({
      sessionToken: null,
      urlDetails: { endpoint: `${platform.url}/checkout` },
    })
  })

  it.each([
    'http://page.example/',
    'javascript:alert(1)',
    'https://user:pw@page.example/',
    'http://localhost.page.example/',
  ])('refuses %s as the address to return a buyer to', async (postFlowUrl) => {
    const answer = await open({ ecomCheckout: { checkoutId: await newCheckout() }, callbacks: { postFlowUrl } })
    expect([answer.status, codeOf(answer)]).toEqual([403, 'REDIRECT_URL_NOT_ALLOWED'])
    expect(JSON.stringify(answer.body)).toContain(postFlowUrl)
  })

  it.each([
    'https://page.example/x',
    'http://localhost:4000/',
    'http://a.localhost/',
    'http://127.0.0.1:1/',
    'http://[::1]:3/',
  ])('accepts %s as the address to return a buyer to', async (postFlowUrl) => {
    expect((await open({ ecomCheckout: { checkoutId: await newCheckout() }, callbacks: { postFlowUrl } })).status).toBe(200)
  })

  it('refuses a redirect session for the checkout of another visitor', async () => {
    const checkoutId = await newCheckout()
    const stranger = await createShopper(platform)
    const answer = await stranger.post(REDIRECT, { ecomCheckout: { checkoutId } })
    expect([answer.status, codeOf(answer)]).toEqual([404, 'CHECKOUT_NOT_FOUND'])
  })

  it('names a missing checkout id, and refuses a request without a purpose', async () => {
    expect(violationOf(await open({ ecomCheckout: {} }))?.field).toBe('ecomCheckout.checkoutId')
    expect((await open({})).status).toBe(400)
  })

  it('refuses to create a checkout for an empty cart', async () => {
    await shopper.post('/ecom/v1/carts/current/add-to-cart')
    const answer = await shopper.post('/ecom/v1/carts/current/create-checkout')
    expect([answer.status, codeOf(answer)]).toEqual([400, 'EMPTY_CART'])
  })
})
