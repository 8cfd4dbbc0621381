import { describe, expect, it } from 'vitest'
import { SEEDED_PASSWORD } from '../../../identity/members/member-seeds'
import { type Answer, codeOf, type ErrorBody, violationOf } from '../../support/support'
import { page, platform, startAnewForEachTest } from '../support/member-platform'
import { AUTH, codeFor, outboxOf, PASSWORD, VERIFICATION } from '../support/members'

startAnewForEachTest()

const dataOf = (answer: Answer<unknown>) =>
  (answer.body as { details: { applicationError: { data?: Record<string, unknown> } } }).details.applicationError.data

describe('registering', () => {
  it('registering creates an account that is logged in immediately', async () => {
    const { status, body } = await page.register('new@members.example', { profile: { firstName: 'New', nickname: 'newt' } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.stringMatching(/^JWS\./),
      identity: {
        revision: '1',
        tenantId: platform.credentials().siteId,
        email: { address: 'new@members.example', isVerified: false },
        status: { name: 'ACTIVE', reasons: [] },
        identityProfile: { firstName: 'New', nickname: 'newt', emails: ['new@members.example'] },
        factors: [{ type: 'PASSWORD', status: 'ACTIVE' }],
        connections: [],
      },
      additionalData: {},
    })
    expect(JSON.stringify(body)).not.toContain('scrypt')
    expect((await page.login('NEW@members.example')).body.identity?.id).toBe(body.identity?.id)
  })

  it('registering stores the profile and custom fields of every kind', async () => {
    const profile = {
      addresses: [{ address: { country: 'IE', city: 'Dublin' }, tag: 'HOME' }],
      customFields: [
        { name: 'shoe', value: { numValue: 43 } },
        { name: 'born', value: { dateValue: '1990-12-10T00:00:00.000Z' } },
        { name: 'motto', value: { strValue: 'Onwards' } },
        { name: 'limit', value: { numValue: 'Infinity' } },
      ],
      privacyStatus: 'PUBLIC',
    }
    const { body } = await page.register('full@members.example', { profile: { ...profile, isAdmin: true } })
    expect(body.identity?.identityProfile).toEqual({ emails: ['full@members.example'], ...profile })
  })

  it.each<[string, Record<string, unknown>]>([
    ['profile.addresses[0].tag', { addresses: [{ tag: 'CASTLE' }] }],
    ['profile.customFields[0].value', { customFields: [{ name: 'x', value: { numValue: 1, strValue: '1' } }] }],
    ['profile.customFields[0].value.dateValue', { customFields: [{ name: 'x', value: { dateValue: 'soon' } }] }],
    ['profile.secondaryEmails[0].email', { secondaryEmails: [{ email: 'nobody' }] }],
    ['profile.firstName', { firstName: 7 }],
  ])('registering names %s when it is wrong, and creates no account', async (field, profile) => {
    expect(violationOf(await page.register('wrong@members.example', { profile }))?.field).toBe(field)
    expect((await page.login('wrong@members.example')).status).toBe(400)
  })

  it('registering refuses a malformed address with a format violation', async () => {
    const answer = await page.register('nobody at all')
    expect([answer.status, violationOf(answer)]).toEqual([
      400,
      { field: 'loginId.email', description: 'must be a well-formed email', violatedRule: 'FORMAT', data: { type: 'EMAIL' } },
    ])
  })

  it('registering refuses a short password', async () => {
    const answer = await page.register('short@members.example', { password: 'short' })
    expect(violationOf(answer)).toMatchObject({ field: 'password', violatedRule: 'MIN_LENGTH' })
  })

  it('registers an address only once, also in simultaneous requests', async () => {
    const both = await Promise.all([page.register('one@members.example'), page.register('ONE@members.example')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const late = await page.register('one@members.example')
    expect([late.status, codeOf(late), (late.body as unknown as ErrorBody).message]).toEqual([
      400,
      '-19995',
      'email already exists',
    ])
  })

  it('registers the address of a deleted member again', async () => {
    const { body } = await page.register('dora@members.example')
    expect(body).toMatchObject({ state: 'SUCCESS', identity: { status: { name: 'ACTIVE' } } })
  })
})

describe('the states of a registration', () => {
  it('a registration waits for the owner’s approval when the shop requires it', async () => {
    platform.identity().rules.set({ ownerApproves: true })
    const { body } = await page.register('slow@members.example')
    expect(body).toMatchObject({
      state: 'REQUIRE_OWNER_APPROVAL',
      identity: { status: { name: 'PENDING', reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'] } },
    })
    expect([body.sessionToken, body.stateToken]).toEqual([undefined, undefined])
    expect((await page.login('slow@members.example')).body.state).toBe('REQUIRE_OWNER_APPROVAL')
    platform.identity().accounts.change(body.identity?.id ?? '', { status: 'ACTIVE', reasons: [] })
    expect((await page.login('slow@members.example')).body.state).toBe('SUCCESS')
  })

  it('a registration waits for the code from the verification e-mail', async () => {
    platform.identity().rules.set({ verifyEmail: true })
    const { body } = await page.register('mail@members.example')
    expect(body.state).toBe('REQUIRE_EMAIL_VERIFICATION')
    const code = await codeFor(platform, 'mail@members.example')
    const verified = await page.post(`${VERIFICATION}/auth/verify`, { code, stateToken: body.stateToken })
    expect(verified.body).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.stringMatching(/^JWS\./),
      identity: { email: { isVerified: true }, status: { name: 'ACTIVE', reasons: [] } },
    })
    const again = await page.post(`${VERIFICATION}/auth/verify`, { code, stateToken: body.stateToken })
    expect([again.status, codeOf(again)]).toEqual([400, 'INVALID_STATE_TOKEN'])
  })

  it('a registration that needs both is verified by code first, then by the owner', async () => {
    platform.identity().rules.set({ verifyEmail: true, ownerApproves: true })
    const { body } = await page.register('both@members.example')
    const code = await codeFor(platform, 'both@members.example')
    const verified = await page.post(`${VERIFICATION}/auth/verify`, { code, stateToken: body.stateToken })
    expect(verified.body).toMatchObject({ state: 'REQUIRE_OWNER_APPROVAL', identity: { email: { isVerified: true } } })
  })

  it.each([
    ['a@approval.example', 'REQUIRE_OWNER_APPROVAL'],
    ['a@verify.example', 'REQUIRE_EMAIL_VERIFICATION'],
  ])('the domain of %s sets the state of a registration without any rule', async (email, state) => {
    expect((await page.register(email)).body.state).toBe(state)
  })

  it('sends another code on request and invalidates the first one', async () => {
    const email = 'again@verify.example'
    const { body } = await page.register(email)
    const first = await codeFor(platform, email)
    // Out of a million codes, two can be equal; then there is nothing to compare.
    expect((await page.post(`${VERIFICATION}/auth/resend`, { stateToken: body.stateToken })).status).toBe(200)
    const second = await codeFor(platform, email)
    expect(await outboxOf(platform, email)).toHaveLength(2)
    const verify = (code: string) => page.post(`${VERIFICATION}/auth/verify`, { code, stateToken: body.stateToken })
    if (first !== second) expect(codeOf(await verify(first))).toBe('INVALID_CODE')
    expect((await verify(second)).body.state).toBe('SUCCESS')
  })

  it('a registration ends after the fifth wrong code', async () => {
    const email = 'guess@verify.example'
    const { body } = await page.register(email)
    const right = await codeFor(platform, email)
    const wrong = right === '000000' ? '000001' : '000000'
    const verify = (code: string) => page.post(`${VERIFICATION}/auth/verify`, { code, stateToken: body.stateToken })
    for (let i = 0; i < 5; i++) expect(codeOf(await verify(wrong))).toBe('INVALID_CODE')
    expect(codeOf(await verify(right))).toBe('INVALID_STATE_TOKEN')
  })
})

describe('logging in', () => {
  it.each([
    ['ada', 200, 'SUCCESS'],
    ['vera', 200, 'REQUIRE_EMAIL_VERIFICATION'],
    ['otis', 200, 'REQUIRE_OWNER_APPROVAL'],
    ['otto', 200, 'REQUIRE_MFA'],
    ['bob', 403, 'IDENTITY_BLOCKED'],
    ['olga', 403, 'IDENTITY_OFFLINE'],
    ['dora', 400, '-19999'],
    ['rita', 400, '-19973'],
    ['nobody', 400, '-19999'],
  ])('logging in as %s ends with %i %s', async (name, status, outcome) => {
    const answer = await page.login(`${name}@members.example`, SEEDED_PASSWORD)
    expect([answer.status, answer.status === 200 ? answer.body.state : codeOf(answer)]).toEqual([status, outcome])
  })

  it('the login error names the status of an account that cannot be used', async () => {
    for (const [name, status] of [
      ['bob', 'BLOCKED'],
      ['olga', 'OFFLINE'],
      ['dora', 'DELETED'],
    ])
      expect(dataOf(await page.login(`${name}@members.example`, SEEDED_PASSWORD))).toEqual({ status })
  })

  it('refuses a wrong password, for a blocked member as for any other', async () => {
    for (const name of ['ada', 'bob', 'rita'])
      expect(codeOf(await page.login(`${name}@members.example`, 'not this one'))).toBe('-19976')
  })

  it('refuses a malformed address at login with a violation', async () => {
    expect(violationOf(await page.login('a@b'))).toMatchObject({ field: 'loginId.email', violatedRule: 'FORMAT' })
  })

  it('a login can begin with the address alone and continue with the password', async () => {
    const first = await page.post(`${AUTH}/v2/login`, { loginId: { email: 'ada@members.example' } })
    expect(first.body).toMatchObject({ state: 'REQUIRE_FIRST_FACTOR', stateToken: expect.any(String) })
    expect(first.body.identity).toBeUndefined()
    const { stateToken } = first.body
    const passwordOf = (password: string) =>
      page.post(`${AUTH}/v2/PASSWORD/verify`, { factorType: 'PASSWORD', stateToken, passwordData: { password } })
    expect(codeOf(await passwordOf('wrong one'))).toBe('-19976')
    expect((await passwordOf(SEEDED_PASSWORD)).body.state).toBe('SUCCESS')
    expect(codeOf(await passwordOf(SEEDED_PASSWORD))).toBe('INVALID_STATE_TOKEN')
  })

  it('accepts a state token only for the account that it belongs to', async () => {
    const { stateToken } = (await page.post(`${AUTH}/v2/login`, { loginId: { email: 'ada@members.example' } })).body
    expect(codeOf(await page.login('tess@members.example', SEEDED_PASSWORD, { stateToken }))).toBe('INVALID_STATE_TOKEN')
    expect((await page.login('ada@members.example', SEEDED_PASSWORD, { stateToken })).body.state).toBe('SUCCESS')
  })
})

describe('changing the password', () => {
  it('only a logged-in member can change the password, which ends the other logins', async () => {
    const here = await page.register('change@members.example')
    const elsewhere = await page.memberTokens((await page.login('change@members.example')).body.sessionToken)
    const member = await page.memberTokens(here.body.sessionToken)
    const change = (token: string, newPassword: unknown) =>
      fetch(`${platform.url}${AUTH}/v2/change-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: token },
        body: JSON.stringify({ newPassword }),
      })
    expect((await change(page.tokens.access_token, 'another long one')).status).toBe(403)
    expect((await change(member.access_token, PASSWORD)).status).toBe(400)
    expect((await change(member.access_token, 'tiny')).status).toBe(400)
    expect((await change(member.access_token, 'another long one')).status).toBe(200)
    expect(codeOf(await page.login('change@members.example'))).toBe('-19976')
    expect((await page.login('change@members.example', 'another long one')).body.state).toBe('SUCCESS')
    const me = (token: string) =>
      fetch(`${platform.url}/_api/iam/identity/v1/identities/me`, { headers: { authorization: token } })
    expect([(await me(member.access_token)).status, (await me(elsewhere.access_token)).status]).toEqual([200, 401])
  })
})

describe('validating an address', () => {
  it.each([
    ['ada@members.example', { valid: true }],
    ['ada at home', { valid: false, reason: 'EMAIL_DOMAIN_FORMAT_INVALID' }],
    ['ada@nowhere.invalid', { valid: false, reason: 'EMAIL_DOMAIN_MISSING_DNS_RECORDS' }],
  ])('validates the address %s', async (email, expected) => {
    expect((await page.post(`${AUTH}/v2/validate-email`, { email })).body).toEqual(expected)
  })
})
