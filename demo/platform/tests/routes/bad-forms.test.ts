/** The hosted pages with a valid session and otherwise invalid input: session fields, query and form. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SEEDED_PASSWORD, seededEmail } from '../../identity/members/member-seeds'
import { type Platform, startPlatform } from '../../server'
import { createMemberShopper } from '../identity/support/members'
import { BODIES, LONE, loggedDuring, problemOf, randomFrom, SEED } from '../support/bad-values'
import { sourcesIn } from '../support/contract'

/** Fields of the hosted forms, and names and values that no form sends. */
const FORM_FIELDS = [
  ...new Set(
    sourcesIn('hosted/').flatMap((text) =>
      [...text.matchAll(/\bname(?:="|: ')([a-z]\w*)["']|\b(?:form|values)\.(\w+)/g)].map(([, a, b]) => (a ?? b) as string),
    ),
  ),
  '__proto__',
  'option.Size',
  'text.__proto__',
]
const FORM_VALUES = [
  ...[
    '',
    '%00',
    '%',
    '%E0%A4%A',
    '%ED%A0%80',
    '__proto__',
    '-1',
    '1e999',
    'NaN',
    '99999999999999999999',
    '%F0%9F%92%A5',
    'x'.repeat(9000),
  ],
  ...['login', 'register', 'code', 'resend', 'forgot', 'consent', 'account', 'allow', 'continue', 'other', 'TOTP', 'SMS', 'yes'],
  ...['ada%40members.example', 'new%40members.example', SEEDED_PASSWORD, 'linen-tee', 'GB', '4242424242424242', '12%2F34', '123'],
]

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

const AUTH_REQUEST = { redirectUri: 'https://page.example/back', responseMode: 'query' }
const STRANGE = ['__proto__', 'constructor', `a${LONE}`, '%', '\u0000', '../..']
const SLOTS = [{}, { slot: null }, { slot: { startDate: 'x', sessionId: 1, scheduleId: [] } }, { slot: { startDate: LONE } }]

/** Bodies that request hosted pages, some with names that no shop has. */
const ASKED = (clientId: string): object[] => [
  { login: {} },
  { logout: { clientId } },
  { bookingsBook: { resourceSlug: 'pottery-class' } },
  { storesProduct: { productSlug: 'linen-tee' } },
  { eventsCheckout: { reservationId: 'r', eventSlug: 'spring-market' } },
  { paidPlansCheckout: { planId: 'tea-club', checkoutData: LONE }, callbacks: { planListUrl: 'https://page.example/?%' } },
  ...SLOTS.map((slotAvailability) => ({ bookingsCheckout: { slotAvailability, timezone: LONE } })),
  ...STRANGE.flatMap((name) => [
    { bookingsBook: { resourceSlug: name } },
    { storesProduct: { productSlug: name } },
    { eventsCheckout: { reservationId: name, eventSlug: name } },
    { paidPlansCheckout: { planId: name, checkoutData: name } },
    { login: {}, callbacks: { postFlowUrl: `https://page.example/${name}` } },
    { login: {}, preferences: { additionalQueryParameters: { [name]: name } } },
  ]),
]

it('hosted pages answer with less than 500 to sessions, queries and forms that no page sends', { timeout: 120_000 }, async () => {
  const page = await createMemberShopper(platform)
  await page.add('blue-mug')
  const random = randomFrom(SEED)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const problems: (string | null)[] = []
  const logged = await loggedDuring(async () => {
    const urls = [await page.checkout()]
    for (const body of ASKED(platform.clientId)) {
      const answer = await page.openSession(body)
      const said = (await answer.json()) as { redirectSession?: { fullUrl: string } }
      if (answer.status >= 500) problems.push(`${answer.status} ${JSON.stringify(body)}`)
      if (said.redirectSession) urls.push(said.redirectSession.fullUrl)
    }
    for (const prompt of [undefined, 'login', 'consent', 'select_account'])
      urls.push((await page.authorize(AUTH_REQUEST, prompt)).session.fullUrl)
    expect(urls.length).toBeGreaterThan(20)

    const login = await fetch((await page.redirect({ login: {} })).fullUrl, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ step: 'login', email: seededEmail('ada'), password: SEEDED_PASSWORD }),
    })
    const [cookie = ''] = (login.headers.get('set-cookie') ?? '').split(';')
    expect(cookie).toContain('login-')
    const type = 'application/x-www-form-urlencoded'
    for (const url of urls.map((one) => one.slice(platform.url.length))) {
      for (const more of ['', '&step=__proto__', '&fresh=%', '&session=%ED%A0%80'])
        problems.push(await problemOf(platform, { method: 'GET', url: url + more, cookie }))
      for (let i = 0; i < BODIES; i += 1) {
        const body = Array.from({ length: 1 + Math.floor(random() * 8) }, () => `${pick(FORM_FIELDS)}=${pick(FORM_VALUES)}`).join(
          '&',
        )
        const sent = pick([cookie, '', 'login-x=%', cookie.slice(0, -9)])
        problems.push(await problemOf(platform, { method: 'POST', url, type, body, cookie: sent }))
      }
    }
  })
  expect(logged).toEqual([])
  expect(problems.filter(Boolean)).toEqual([])
})
