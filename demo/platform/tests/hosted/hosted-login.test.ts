/** Login and logout on the hosted pages, by form. */
import { describe, expect, it } from 'vitest'
import { SEEDED_PASSWORD } from '../../identity/members/member-seeds'
import { open, submit } from '../identity/support/hosted'
import { page, platform, startAnewForEachTest } from '../identity/support/member-platform'
import type { CartAnswer } from '../support/support'

startAnewForEachTest()

const BACK = 'https://page.example/back'

describe('login', () => {
  const login = () => page.redirect({ login: {}, callbacks: { postFlowUrl: BACK } })

  it('the hosted login is a plain form that sets a cookie and redirects back', async () => {
    const { fullUrl } = await login()
    const { text } = await open(fullUrl)
    for (const part of ['autocomplete="username"', 'autocomplete="current-password"', 'type="password"'])
      expect(text).toContain(part)
    const wrong = await submit(fullUrl, { step: 'login', email: 'ada@members.example', password: 'nope' })
    expect([wrong.status, wrong.cookie]).toEqual([422, ''])
    expect(wrong.text).toContain('The password is incorrect.')
    expect(wrong.text).toContain('value="ada@members.example"')
    expect(wrong.text).not.toContain('nope')
    const done = await submit(fullUrl, { step: 'login', email: 'ada@members.example', password: SEEDED_PASSWORD })
    expect([done.status, done.location]).toEqual([303, BACK])
    const account = await fetch(`${platform.url}/hosted/account`, { headers: { cookie: done.cookie } })
    expect(await account.text()).toContain('ada@members.example')
    expect((await fetch(`${platform.url}/hosted/account`)).status).toBe(404)
  })

  it('a visitor registers and verifies by form, and the member’s tokens then give access to the same cart', async () => {
    await page.add('blue-mug', 2)
    const { fullUrl } = await login()
    const email = 'form@verify.example'
    const asked = await submit(fullUrl, { step: 'register', email, password: 'long enough', firstName: 'Form' })
    expect(asked.text).toContain('Verify your e-mail address')
    const stateToken = /name="stateToken" value="([^"]+)"/.exec(asked.text)?.[1] ?? ''
    const [mail] = platform.identity().outbox.list(email)
    const wrong = await submit(fullUrl, { step: 'code', stateToken, code: mail?.code === '000000' ? '000001' : '000000' })
    expect(wrong.text).toContain('The code is incorrect.')
    const resent = await submit(fullUrl, { step: 'resend', stateToken })
    expect(resent.text).toContain('A new code is on its way.')
    const code = platform.identity().outbox.list(email)[0]?.code ?? ''
    const done = await submit(fullUrl, { step: 'code', stateToken, code })
    expect([done.status, done.location]).toEqual([303, BACK])
    expect((await page.cart()).body.cart.lineItems[0]?.quantity).toBe(2)
    const { sessionToken } = (await page.login(email, 'long enough')).body
    const { access_token } = await page.memberTokens(sessionToken)
    const cart = await fetch(`${platform.url}/ecom/v1/carts/current`, { headers: { authorization: access_token } })
    expect(((await cart.json()) as CartAnswer).cart.lineItems[0]?.quantity).toBe(2)
  })

  it.each([
    ['otis', 'waiting for the owner'],
    ['bob', 'This account is blocked'],
    ['rita', 'needs a new password'],
    ['tess', 'One more step'],
  ])('explains to %s why the login does not succeed', async (name, sentence) => {
    const { fullUrl } = await login()
    const { text } = await submit(fullUrl, { step: 'login', email: `${name}@members.example`, password: SEEDED_PASSWORD })
    expect(text).toContain(sentence)
  })

  it('asks the captcha’s question when the shop requires it', async () => {
    platform.identity().rules.set({ captcha: 'visible' })
    const { fullUrl } = await login()
    const form = { step: 'login', email: 'ada@members.example', password: SEEDED_PASSWORD }
    expect((await submit(fullUrl, form)).text).toContain('Please answer this, too.')
    const { text } = await open(fullUrl)
    const [, challengeId = ''] = /name="challengeId" value="([^"]+)"/.exec(text) ?? []
    const [, a = '', b = ''] = /What is (\d+) plus (\d+)\?/.exec(text) ?? []
    expect((await submit(fullUrl, { ...form, challengeId, answer: String(Number(a) + Number(b)) })).status).toBe(303)
  })

  it('sends a recovery e-mail to a member who forgot the password', async () => {
    const { fullUrl } = await login()
    expect((await open(`${fullUrl}&step=forgot`)).text).toContain('Send me a link')
    await submit(fullUrl, { step: 'forgot', email: 'ada@members.example' })
    expect(platform.identity().outbox.list('ada@members.example')[0]?.kind).toBe('RECOVERY')
  })
})

describe('logout', () => {
  it('logout ends the login of the requesting token, and redirects automatically', async () => {
    const { access_token, refresh_token } = await page.memberTokens(
      (await page.register('bye@members.example')).body.sessionToken,
    )
    const { fullUrl } = await page.redirect(
      { logout: { clientId: platform.clientId }, callbacks: { postFlowUrl: BACK } },
      access_token,
    )
    const response = await fetch(fullUrl)
    expect([response.status, response.headers.get('refresh')]).toEqual([200, `0;url=${BACK}`])
    expect(await response.text()).toContain('You are logged out')
    const me = await fetch(`${platform.url}/_api/iam/identity/v1/identities/me`, { headers: { authorization: access_token } })
    expect(me.status).toBe(401)
    const renewed = await fetch(`${platform.url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grantType: 'refresh_token', refreshToken: refresh_token }),
    })
    expect(renewed.status).toBe(400)
  })

  it('logout ends the login of the hosted pages', async () => {
    const login = await page.redirect({ login: {}, callbacks: { postFlowUrl: BACK } })
    const { cookie } = await submit(login.fullUrl, { step: 'login', email: 'ada@members.example', password: SEEDED_PASSWORD })
    const { fullUrl } = await page.redirect({ logout: { clientId: platform.clientId } })
    const response = await fetch(fullUrl, { headers: { cookie } })
    expect(response.headers.get('set-cookie')).toMatch(/Max-Age=0/)
    expect((await fetch(`${platform.url}/hosted/account`, { headers: { cookie } })).status).toBe(404)
  })
})
