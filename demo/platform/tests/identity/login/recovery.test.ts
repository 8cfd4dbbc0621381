import { describe, expect, it } from 'vitest'
import { seededIdOf } from '../../../identity/members/member-seeds'
import { codeOf, send, violationOf } from '../../support/support'
import { page, platform, startAnewForEachTest } from '../support/member-platform'
import { codeFor, outboxOf, PASSWORD, RECOVERY, type SignInBody, VERIFICATION } from '../support/members'

startAnewForEachTest()

const sendMail = (email: string, more: Record<string, unknown> = {}) => page.post(`${RECOVERY}/send-email`, { email, ...more })
const linkFor = async (email: string) => (await outboxOf(platform, email))[0]?.link ?? ''
const tokenFor = async (email: string) => new URL(await linkFor(email)).searchParams.get('token') ?? ''
const recover = (recoveryToken: string, password: string) => page.post(`${RECOVERY}/recover`, { recoveryToken, password })

describe('a forgotten password', () => {
  it('replaces a forgotten password through the link in the e-mail, once', async () => {
    expect((await sendMail('rita@members.example', { language: 'en' })).body).toEqual({})
    const token = await tokenFor('rita@members.example')
    const { body } = await recover(token, 'quite another one')
    expect(body).toMatchObject({ state: 'SUCCESS', identity: { email: { isVerified: true } } })
    expect((await page.login('rita@members.example', 'quite another one')).body.state).toBe('SUCCESS')
    const again = await recover(token, 'and one more time')
    expect([again.status, codeOf(again)]).toEqual([400, 'INVALID_RECOVERY_TOKEN'])
  })

  it('keeps the recovery link valid when the new password is too short', async () => {
    await sendMail('ada@members.example')
    const token = await tokenFor('ada@members.example')
    expect(violationOf(await recover(token, 'tiny'))?.field).toBe('password')
    expect((await recover(token, PASSWORD)).body.state).toBe('SUCCESS')
  })

  it('ends existing logins when the password is recovered', async () => {
    const registered = await page.register('thief@members.example')
    const { access_token } = await page.memberTokens(registered.body.sessionToken)
    await sendMail('thief@members.example')
    await recover(await tokenFor('thief@members.example'), 'quite another one')
    const me = await send(`${platform.url}/_api/iam/identity/v1/identities/me`, 'GET', undefined, access_token)
    expect(me.status).toBe(401)
  })

  it('still requires the owner’s approval after a recovery', async () => {
    await sendMail('otis@members.example')
    expect((await recover(await tokenFor('otis@members.example'), PASSWORD)).body.state).toBe('REQUIRE_OWNER_APPROVAL')
  })

  it('answers a recovery request alike for members and strangers', async () => {
    const [known, unknown] = [await sendMail('ada@members.example'), await sendMail('nobody@members.example')]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(await outboxOf(platform, 'nobody@members.example')).toEqual([])
  })

  it('refuses a recovery redirect that the shop does not allow, and a malformed address', async () => {
    const redirect = { url: 'http://page.example/', clientId: platform.clientId }
    expect(codeOf(await sendMail('ada@members.example', { redirect }))).toBe('REDIRECT_URL_NOT_ALLOWED')
    const wrong = await sendMail('ada@members.example', { redirect: { url: 'https://page.example/', clientId: 'other' } })
    expect(violationOf(wrong)?.field).toBe('redirect.clientId')
    expect(violationOf(await sendMail('ada at home'))?.field).toBe('email')
  })

  it('the recovery link opens a page that sets the password and redirects to the shop', async () => {
    await sendMail('ada@members.example', { redirect: { url: 'https://page.example/reset', clientId: platform.clientId } })
    const link = await linkFor('ada@members.example')
    expect(await (await fetch(link)).text()).toContain('autocomplete="new-password"')
    const submit = (password: string) =>
      fetch(link, { method: 'POST', body: new URLSearchParams({ password }), redirect: 'manual' })
    const short = await submit('tiny')
    expect([short.status, await short.text()]).toEqual([422, expect.stringContaining('Use 6 to 100 characters')])
    const done = await submit('quite another one')
    expect([done.status, done.headers.get('location')]).toEqual([303, 'https://page.example/reset'])
    expect(done.headers.get('set-cookie')).toMatch(/^login-.*HttpOnly; SameSite=Lax/)
    expect((await page.login('ada@members.example', 'quite another one')).body.state).toBe('SUCCESS')
    expect((await fetch(link)).status).toBe(404)
  })
})

describe('an activation e-mail', () => {
  const activate = (token: string, body: Record<string, unknown>) =>
    send<SignInBody>(`${platform.url}${RECOVERY}/activation-email`, 'POST', body, token)

  it('refuses an activation e-mail requested by a visitor', async () => {
    const answer = await activate(page.tokens.access_token, { identityId: seededIdOf('ada') })
    expect([answer.status, codeOf(answer)]).toEqual([403, 'PERMISSION_DENIED'])
  })

  it('an activation e-mail lets a member without a password choose one', async () => {
    const { apiKey } = platform.credentials()
    const signedOn = await send<SignInBody>(
      `${platform.url}/_api/iam/authentication/v2/sign-on`,
      'POST',
      { loginId: { email: 'new@members.example' } },
      apiKey,
    )
    expect(codeOf(await page.login('new@members.example'))).toBe('-19973')
    expect((await activate(apiKey, { identityId: signedOn.body.identity?.id, emailOptions: {} })).body).toEqual({})
    const [mail] = await outboxOf(platform, 'new@members.example')
    expect(mail).toMatchObject({ kind: 'ACTIVATION', channel: 'EMAIL' })
    expect((await recover(await tokenFor('new@members.example'), PASSWORD)).body.state).toBe('SUCCESS')
    expect((await page.login('new@members.example')).body.state).toBe('SUCCESS')
  })

  it('refuses an activation e-mail for an unknown or missing identity', async () => {
    const { apiKey } = platform.credentials()
    expect(codeOf(await activate(apiKey, { identityId: 'nobody' }))).toBe('IDENTITY_NOT_FOUND')
    expect(violationOf(await activate(apiKey, {}))?.field).toBe('identityId')
  })
})

describe('starting a verification', () => {
  it.each(['start', 'Start'])('/v1/%s sends a verification code that can be verified', async (path) => {
    const { body } = await page.post<{ token: string }>(`${VERIFICATION}/${path}`, {
      identityId: seededIdOf('vera'),
      target: 'EMAIL',
    })
    const code = await codeFor(platform, 'vera@members.example')
    const verified = await page.post(`${VERIFICATION}/auth/verify`, { code, stateToken: body.token })
    expect(verified.body).toMatchObject({ state: 'SUCCESS', identity: { email: { isVerified: true } } })
  })

  it('only the member can start a verification once the address is verified', async () => {
    const answer = await page.post(`${VERIFICATION}/start`, { identityId: seededIdOf('ada') })
    expect([answer.status, codeOf(answer)]).toEqual([403, 'PERMISSION_DENIED'])
    const registered = await page.register('self@members.example')
    const { access_token } = await page.memberTokens(registered.body.sessionToken)
    expect((await send(`${platform.url}${VERIFICATION}/start`, 'POST', {}, access_token)).status).toBe(200)
    expect(await outboxOf(platform, 'self@members.example')).toHaveLength(1)
  })

  it('names what is wrong in a verification request', async () => {
    expect(violationOf(await page.post(`${VERIFICATION}/start`, {}))?.field).toBe('identityId')
    expect(violationOf(await page.post(`${VERIFICATION}/start`, { target: 'PHONE' }))?.field).toBe('target')
    expect(codeOf(await page.post(`${VERIFICATION}/start`, { identityId: 'nobody' }))).toBe('IDENTITY_NOT_FOUND')
    expect(codeOf(await page.post(`${VERIFICATION}/auth/resend`, { stateToken: 'x' }))).toBe('INVALID_STATE_TOKEN')
  })
})
