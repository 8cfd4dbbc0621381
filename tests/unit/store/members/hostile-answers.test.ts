/** Whatever the platform answers to a login: a known screen comes out, its words are text, and a login that succeeded is not lost. */
import { describe, expect, it } from 'vitest'
import { CartletError } from '../../../../src/platform/http/errors'
import type { AuthenticationReply } from '../../../../src/platform/identity/login/authentication-model'
import type { Identity } from '../../../../src/platform/identity/model'
import { toMemberFailure } from '../../../../src/store/members/member-errors'
import { MEMBER_FAILURES } from '../../../../src/store/members/member-failures'
import { readAnswer } from '../../../../src/store/members/work/member-answer'
import { memberOfClaims, memberOfIdentity } from '../../../../src/store/members/work/member-identity'

const NOTHING_GOOD = [null, 7, 'x', true, [], [null], { toString: 1 }].map((value) => [value] as const)
const answer = (reply: object) => readAnswer(reply as AuthenticationReply, 'ada@example.com')

describe('the answer to a login', () => {
  it.each(NOTHING_GOOD)('with %j for the identity asks for the code under the address that was typed', (identity) => {
    expect(answer({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 's', identity })).toEqual({
      event: { type: 'VERIFICATION_NEEDED', email: 'ada@example.com' },
      stateToken: 's',
    })
  })

  it.each(NOTHING_GOOD)('with %j for the e-mail asks for the code under the address that was typed', (email) => {
    for (const address of [email, { address: email === 'x' ? 7 : email }])
      expect(answer({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 's', identity: { email: address } }).event).toEqual({
        type: 'VERIFICATION_NEEDED',
        email: 'ada@example.com',
      })
  })

  it.each(NOTHING_GOOD)('with %j for the factors is a failure that is said', (factors) => {
    expect(answer({ state: 'REQUIRE_MFA', stateToken: 's', identity: { factors } }).event).toMatchObject({ type: 'FAILED' })
  })

  it('asks for the factors that can be read', () => {
    const factors = [null, 7, { type: 7 }, { type: 'SMS' }]
    expect(answer({ state: 'REQUIRE_MFA', stateToken: 's', identity: { factors } }).event).toEqual({
      type: 'FACTOR_NEEDED',
      factors: ['SMS'],
    })
  })

  it.each([7, true, {}, ['x']].map((token) => [token] as const))('with the session token %j is no success', (sessionToken) => {
    expect(answer({ state: 'SUCCESS', sessionToken }).event).toMatchObject({ type: 'FAILED' })
  })

  it.each([7, true, {}, ['x']].map((token) => [token] as const))('with the state token %j cannot go on', (stateToken) => {
    expect(answer({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken }).event).toMatchObject({ type: 'FAILED' })
  })
})

describe('a member', () => {
  it.each(NOTHING_GOOD)('with %j for the profile is called by the address', (identityProfile) => {
    const identity = { id: 'm', identityProfile, email: { address: 'ada@example.com' } } as unknown as Identity
    expect(memberOfIdentity(identity)?.name).toBe('ada@example.com')
  })

  it.each(NOTHING_GOOD)('of %j is nobody', (identity) =>
    expect(memberOfIdentity(identity as unknown as Identity)).toBeUndefined())

  it('has no picture that is no address', () => {
    expect(memberOfClaims({ name: 'Ada', picture: 'javascript:alert(1)', email: {}, sub: [] })).toEqual({ name: 'Ada' })
  })
})

describe('a refusal', () => {
  it.each(
    ['constructor', '__proto__', 'toString', 7, {}].map((rule) => [rule] as const),
  )('of the password by the rule %j has a sentence', (violatedRule) => {
    const violations = [{ field: 'password', description: 'x', violatedRule: violatedRule as string }]
    const failure = toMemberFailure(new CartletError('INVALID_ARGUMENT', 'x', { status: 400, violations }), 'REGISTER')
    expect(Object.keys(MEMBER_FAILURES)).toContain(failure.key)
  })
})
