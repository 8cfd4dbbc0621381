import { describe, expect, it } from 'vitest'
import { totpCode, totpStep } from '../../identity/login/totp'
import { SEEDED_PASSWORD, SEEDED_TOTP_SECRET } from '../../identity/members/member-seeds'
import { codeOf, send, violationOf } from '../support/support'
import { page, platform, startAnewForEachTest } from './support/member-platform'
import { AUTH, codeFor, createMemberShopper, outboxOf } from './support/members'

startAnewForEachTest()

const PHONE = '+353 1 555 0100'
const stateTokenOf = async (name: string) => {
  const { body } = await page.login(`${name}@members.example`, SEEDED_PASSWORD)
  expect(body.state).toBe('REQUIRE_MFA')
  expect(body.sessionToken).toBeUndefined()
  return body.stateToken
}
const verify = (factorType: string, body: Record<string, unknown>) =>
  page.post(`${AUTH}/v2/${factorType}/verify`, { factorType, ...body })

describe('a second factor', () => {
  it.each([
    ['SMS', 'smsData', PHONE],
    ['CALL', 'callData', PHONE],
    ['EMAIL', 'emailData', 'tess@members.example'],
  ])('a second factor by %s accepts only the code that was sent, once', async (type, field, to) => {
    const stateToken = await stateTokenOf('tess')
    const code = await codeFor(platform, to, type)
    const wrong = code === '111111' ? '222222' : '111111'
    expect(codeOf(await verify(type, { stateToken, [field]: { code: wrong } }))).toBe('INVALID_CODE')
    const { body } = await verify(type, { stateToken, [field]: { code } })
    expect(body).toMatchObject({ state: 'SUCCESS', sessionToken: expect.stringMatching(/^JWS\./) })
    expect(codeOf(await verify(type, { stateToken, [field]: { code } }))).toBe('INVALID_STATE_TOKEN')
  })

  it('a TOTP factor accepts the code of the current time step once', async () => {
    const code = totpCode(SEEDED_TOTP_SECRET, totpStep(Date.now()))
    const first = await verify('TOTP', { stateToken: await stateTokenOf('otto'), totpData: { code } })
    expect(first.body.state).toBe('SUCCESS')
    const again = await verify('TOTP', { stateToken: await stateTokenOf('otto'), totpData: { code } })
    expect(codeOf(again)).toBe('INVALID_CODE')
  })

  it('a PUSH factor waits for approval on the other device', async () => {
    const stateToken = await stateTokenOf('pia')
    expect(codeOf(await verify('PUSH', { stateToken }))).toBe('PUSH_NOT_ANSWERED')
    const [message] = await outboxOf(platform, 'pia@members.example')
    const link = message?.link ?? ''
    expect(await (await fetch(link)).text()).toContain('Is it you?')
    const answered = await fetch(link, { method: 'POST', body: new URLSearchParams({ answer: 'APPROVED' }) })
    expect(answered.status).toBe(200)
    expect((await verify('PUSH', { stateToken })).body.state).toBe('SUCCESS')
    expect((await fetch(link)).status).toBe(404)
  })

  it('a PUSH factor is refused when the other device denies it', async () => {
    const stateToken = await stateTokenOf('pia')
    const [message] = await outboxOf(platform, 'pia@members.example')
    await fetch(message?.link ?? '', { method: 'POST', body: new URLSearchParams({ answer: 'DENIED' }) })
    expect(codeOf(await verify('PUSH', { stateToken }))).toBe('INVALID_CODE')
  })

  it('a remembered second factor is skipped only for the same visitor', async () => {
    const code = totpCode(SEEDED_TOTP_SECRET, totpStep(Date.now()))
    const stateToken = await stateTokenOf('otto')
    await verify('TOTP', { stateToken, totpData: { code }, rememberThisDevice: true })
    expect((await page.login('otto@members.example', SEEDED_PASSWORD)).body.state).toBe('SUCCESS')
    const elsewhere = await createMemberShopper(platform)
    expect((await elsewhere.login('otto@members.example', SEEDED_PASSWORD)).body.state).toBe('REQUIRE_MFA')
  })

  it('a TOTP factor can be enrolled through the control call', async () => {
    await page.register('enrol@members.example')
    const enrolled = await send<{ secret: string }>(`${platform.url}/_control/members/factors`, 'POST', {
      email: 'enrol@members.example',
      type: 'TOTP',
    })
    const login = await page.login('enrol@members.example')
    expect(login.body).toMatchObject({ state: 'REQUIRE_MFA', identity: { factors: [{ type: 'PASSWORD' }, { type: 'TOTP' }] } })
    expect(JSON.stringify(login.body)).not.toContain(enrolled.body.secret)
    const code = totpCode(enrolled.body.secret, totpStep(Date.now()))
    expect((await verify('TOTP', { stateToken: login.body.stateToken, totpData: { code } })).body.state).toBe('SUCCESS')
  })
})

describe('verifying a factor', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['SMS', {}, 'stateToken'],
    ['SMS', { stateToken: 'x' }, 'smsData.code'],
    ['PASSWORD', { stateToken: 'x' }, 'passwordData.password'],
    ['FAX', { stateToken: 'x' }, 'factorType'],
    ['sms', { stateToken: 'x' }, 'factorType'],
    ['SMS', { stateToken: 'x', rememberThisDevice: 'yes' }, 'rememberThisDevice'],
  ])('verifying %s with %j names the field %s', async (type, body, field) => {
    expect(violationOf(await verify(type, body))?.field).toBe(field)
  })

  it('refuses a factor that the account does not have, and a state token of another kind', async () => {
    const stateToken = await stateTokenOf('otto')
    expect(codeOf(await verify('SMS', { stateToken, smsData: { code: '123456' } }))).toBe('FACTOR_NOT_ENROLLED')
    const registered = await page.register('kind@verify.example')
    const mixed = await verify('TOTP', { stateToken: registered.body.stateToken, totpData: { code: '123456' } })
    expect(codeOf(mixed)).toBe('INVALID_STATE_TOKEN')
  })
})
