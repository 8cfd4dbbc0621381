/** Malformed answers to a login: each leads to a known screen and never to an exception. */
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

describe('readAnswer', () => {
  it.each(NOTHING_GOOD)('an answer with the identity %j asks for the code sent to the typed address', (identity) => {
    expect(answer({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 's', identity })).toEqual({
      event: { type: 'VERIFICATION_NEEDED', email: 'ada@example.com' },
      stateToken: 's',
    })
  })

  it.each(NOTHING_GOOD)('an answer with the e-mail %j asks for the code sent to the typed address', (email) => {
    for (const address of [email, { address: email === 'x' ? 7 : email }])
      expect(answer({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 's', identity: { email: address } }).event).toEqual({
        type: 'VERIFICATION_NEEDED',
        email: 'ada@example.com',
      })
  })

  it.each(NOTHING_GOOD)('an answer with the factors %j is reported as a failure', (factors) => {
    expect(answer({ state: 'REQUIRE_MFA', stateToken: 's', identity: { factors } }).event).toMatchObject({ type: 'FAILED' })
  })

  it('asks for the readable factors among malformed ones', () => {
    const factors = [null, 7, { type: 7 }, { type: 'SMS' }]
    expect(answer({ state: 'REQUIRE_MFA', stateToken: 's', identity: { factors } }).event).toEqual({
      type: 'FACTOR_NEEDED',
      factors: ['SMS'],
    })
  })

  it('every second factor that can be proven here is offered, unless it is inactive', () => {
    const types = ['PUSH', 'TOTP', 'EMAIL', 'CALL', 'SMS', 'PASSWORD', 'WEBAUTHN']
    const factors = [...types.map((type) => ({ type })), { type: 'VOICE', status: 'ACTIVE' }]
    for (const state of ['REQUIRE_MFA', 'MFA_CHALLENGE'])
      expect(answer({ state, stateToken: 's', identity: { factors } }).event).toEqual({
        type: 'FACTOR_NEEDED',
        factors: ['SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH'],
      })
    const inactive = [
      { type: 'SMS', status: 'INACTIVE' },
      { type: 'TOTP', status: 'ACTIVE' },
    ]
    expect(answer({ state: 'REQUIRE_MFA', stateToken: 's', identity: { factors: inactive } }).event).toMatchObject({
      factors: ['TOTP'],
    })
  })

  it.each([
    [{ state: 'REQUIRE_OWNER_APPROVAL', sessionToken: 's' }, 'APPROVAL_NEEDED'],
    [{ state: 'REQUIRE_DANCE', sessionToken: 's' }, 'FAILED'],
    [{ state: 'REQUIRE_DANCE', stateToken: 's', identity: { factors: [{ type: 'SMS' }] } }, 'FAILED'],
  ])('the answer %j is read by its state, whatever it holds', (reply, type) => expect(answer(reply).event.type).toBe(type))

  it('an address that the platform names is told instead of the typed one', () =>
    expect(
      answer({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 's', identity: { email: { address: ' bea@example.com ' } } })
        .event,
    ).toEqual({ type: 'VERIFICATION_NEEDED', email: 'bea@example.com' }))

  it.each([7, true, {}, ['x']].map((token) => [token] as const))('the session token %j is a failure', (sessionToken) => {
    expect(answer({ state: 'SUCCESS', sessionToken }).event).toMatchObject({ type: 'FAILED' })
  })

  it.each([7, true, {}, ['x']].map((token) => [token] as const))('the state token %j is a failure', (stateToken) => {
    expect(answer({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken }).event).toMatchObject({ type: 'FAILED' })
  })
})

describe('memberOfIdentity and memberOfClaims', () => {
  it.each(NOTHING_GOOD)('a member with the profile %j is named by the e-mail address', (identityProfile) => {
    const identity = { id: 'm', identityProfile, email: { address: 'ada@example.com' } } as unknown as Identity
    expect(memberOfIdentity(identity)?.name).toBe('ada@example.com')
  })

  it.each(NOTHING_GOOD)('the identity %j yields no member', (identity) =>
    expect(memberOfIdentity(identity as unknown as Identity)).toBeUndefined())

  it.each([
    [{ identityProfile: { firstName: ' Ada ', lastName: 'Byron', nickname: 'ada' } }, 'Ada Byron'],
    [{ identityProfile: { lastName: 'Byron', nickname: 'ada' } }, 'Byron'],
    [{ identityProfile: { firstName: ' ', nickname: ' ada ' }, email: { address: 'ada@example.com' } }, 'ada'],
    [{ email: { address: ' ada@example.com ' } }, 'ada@example.com'],
    [{ id: 'm', identityProfile: { picture: 'https://a.example/' } }, undefined],
  ])('the member %j is called %s', (identity, name) => expect(memberOfIdentity(identity as Identity)?.name).toBe(name))

  it.each([
    [{ name: 'Ada B.', given_name: 'Ada', family_name: 'Byron' }, 'Ada B.'],
    [{ name: ' ', given_name: 'Ada', family_name: 'Byron', nickname: 'ada' }, 'Ada Byron'],
    [{ nickname: 'ada', email: 'ada@example.com' }, 'ada'],
    [{ email: 'ada@example.com' }, 'ada@example.com'],
    [{ sub: 'm' }, undefined],
  ])('the claims %j are of %s', (claims, name) => expect(memberOfClaims(claims)?.name).toBe(name))

  it('a member has id, address and picture only where the platform names them', () => {
    expect(memberOfClaims({ sub: ' i ', name: 'Ada', email: 'ada@example.com', picture: ' https://a.example/p.png ' })).toEqual({
      id: 'i',
      name: 'Ada',
      email: 'ada@example.com',
      picture: 'https://a.example/p.png',
    })
    expect(memberOfClaims({ sub: ' ', name: 'Ada' })).toEqual({ name: 'Ada' })
  })

  it('drops a member’s picture with a javascript: address', () => {
    expect(memberOfClaims({ name: 'Ada', picture: 'javascript:alert(1)', email: {}, sub: [] })).toEqual({ name: 'Ada' })
  })
})

describe('toMemberFailure', () => {
  it.each(
    ['constructor', '__proto__', 'toString', 7, {}].map((rule) => [rule] as const),
  )('a password refused by the unknown rule %j gets a known failure', (violatedRule) => {
    const violations = [{ field: 'password', description: 'x', violatedRule: violatedRule as string }]
    const failure = toMemberFailure(new CartletError('INVALID_ARGUMENT', 'x', { status: 400, violations }), 'REGISTER')
    expect(Object.keys(MEMBER_FAILURES)).toContain(failure.key)
  })
})
