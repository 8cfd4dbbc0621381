import { describe, expect, it } from 'vitest'
import { CartletError } from '../../../../src/platform/http/errors'
import { LOGIN_APPLICATION_CODES, LoginErrorCode } from '../../../../src/platform/identity/login/login-errors'
import { IdentityStatus } from '../../../../src/platform/identity/model'
import { LOGIN_CODE_KEYS, STATUS_KEYS, toMemberFailure } from '../../../../src/store/members/member-errors'
import { MEMBER_FAILURES, type MemberFailureKey, memberFailure } from '../../../../src/store/members/member-failures'
import type { MemberTask } from '../../../../src/store/members/member-model'

const refusal = (code: string, more: object = {}) => new CartletError(code, code, { status: 400, ...more })
const violation = (field: string, violatedRule = 'FORMAT', data?: object) =>
  refusal('INVALID_ARGUMENT', { violations: [{ field, description: 'no good', violatedRule, data }] })

describe('toMemberFailure', () => {
  it('every login error code and every identity status has a failure with a message', () => {
    expect(Object.keys(LOGIN_CODE_KEYS).sort()).toEqual(Object.values(LoginErrorCode).sort())
    expect(Object.keys(STATUS_KEYS).sort()).toEqual(
      Object.values(IdentityStatus)
        .filter((status) => status !== 'UNKNOWN_STATUS')
        .sort(),
    )
    for (const key of [...Object.values(LOGIN_CODE_KEYS), ...Object.values(STATUS_KEYS)])
      expect(MEMBER_FAILURES).toHaveProperty(key)
  })

  it.each(Object.entries(LOGIN_APPLICATION_CODES))('maps the refusal %s (%s) to its failure and field', (meaning, code) => {
    const { key, field } = toMemberFailure(refusal(code), 'REGISTER')
    expect(key).toBe(LOGIN_CODE_KEYS[meaning as keyof typeof LOGIN_CODE_KEYS])
    expect(field).toBe(MEMBER_FAILURES[key].field)
  })

  it.each(Object.entries(STATUS_KEYS))('reads the identity status %s from the data and from the code', (status, key) => {
    expect(toMemberFailure(refusal('-19999', { data: { status } }), 'LOG_IN').key).toBe(key)
    expect(toMemberFailure(refusal(`IDENTITY_${status}`), 'LOG_IN').key).toBe(key)
  })

  it.each<[CartletError, MemberTask, MemberFailureKey, string]>([
    [refusal('-1'), 'LOG_IN', 'emailUnknown', 'email'],
    [refusal('-1'), 'REGISTER', 'failed', ''],
    [violation('loginId.email'), 'LOG_IN', 'emailInvalid', 'email'],
    [violation('somewhere', 'FORMAT', { type: 'EMAIL' }), 'REGISTER', 'emailInvalid', 'email'],
    [violation('email'), 'SEND_RECOVERY_MAIL', 'emailInvalid', 'email'],
    [violation('password', 'REQUIRED_FIELD'), 'REGISTER', 'passwordRequired', 'password'],
    [violation('password', 'MIN_LENGTH'), 'REGISTER', 'passwordTooShort', 'password'],
    [violation('newPassword', 'MAX_LENGTH'), 'CHANGE_PASSWORD', 'passwordTooLong', 'password'],
    [violation('newPassword', 'VALIDATION'), 'CHANGE_PASSWORD', 'passwordRefused', 'password'],
    [violation('passwordData.password', 'REQUIRED_FIELD'), 'VERIFY_FACTOR', 'passwordRequired', 'password'],
    [violation('code', 'REQUIRED_FIELD'), 'VERIFY_CODE', 'codeRequired', 'code'],
    [violation('smsData.code', 'REQUIRED_FIELD'), 'VERIFY_FACTOR', 'codeRequired', 'code'],
    [violation('profile.customFields[1].value'), 'REGISTER', 'fieldRefused', 'profile.customFields[1].value'],
    [violation('stateToken'), 'VERIFY_CODE', 'fieldRefused', ''],
    [refusal('INVALID_CODE'), 'VERIFY_CODE', 'codeWrong', 'code'],
    [refusal('PUSH_NOT_ANSWERED'), 'VERIFY_FACTOR', 'pushUnanswered', 'code'],
    [refusal('HTTP_429', { status: 429 }), 'LOG_IN', 'tooManyTries', ''],
    [refusal('HTTP_503', { status: 503 }), 'LOG_IN', 'platformBusy', ''],
    [new CartletError('NETWORK', 'x'), 'LOG_IN', 'outOfReach', ''],
    [new CartletError('TIMEOUT', 'OAuth flow timed out'), 'RETURN', 'timedOut', ''],
    [new CartletError('toString', 'x'), 'RETURN', 'failed', ''],
  ])('maps %s during %s to %s on the field "%s"', (error, task, key, field) => {
    expect(toMemberFailure(error, task)).toMatchObject({ key, field })
  })

  it.each([
    ['INVALID_CODE', 'codeWrong'],
    ['INVALID_STATE_TOKEN', 'loginExpired'],
    ['INVALID_RECOVERY_TOKEN', 'recoveryExpired'],
    ['PUSH_NOT_ANSWERED', 'pushUnanswered'],
    ['FACTOR_NOT_ENROLLED', 'factorMissing'],
    ['REDIRECT_URL_NOT_ALLOWED', 'notSetUp'],
    ['INVALID_REDIRECT', 'notSetUp'],
    ['INVALID_CONFIG', 'notSetUp'],
    ['INVALID_CALLBACK', 'callbackInvalid'],
    ['access_denied', 'accessDenied'],
    ['login_required', 'loginRequired'],
    ['interaction_required', 'loginRequired'],
    ['consent_required', 'loginRequired'],
    ['account_selection_required', 'loginRequired'],
    ['TOKEN_REJECTED', 'tokensRefused'],
    ['LOGGED_OUT', 'loggedOutMeanwhile'],
    ['INSECURE_CONTEXT', 'insecurePage'],
    ['UNSUPPORTED', 'timedOut'],
    ['TIMEOUT', 'timedOut'],
    ['STORAGE_BLOCKED', 'storageBlocked'],
    ['NETWORK', 'outOfReach'],
    ['LOAD_FAILED', 'loadFailed'],
    ['CAPTCHA_UNAVAILABLE', 'captchaUnavailable'],
    ['Unknown _state', 'unknownState'],
  ])('the code %s means %s, whatever the status', (code, key) => {
    for (const status of [undefined, 400, 429, 503])
      expect(toMemberFailure(new CartletError(code, 'x', { status }), 'LOG_IN').key).toBe(key)
  })

  it.each<[CartletError, string | undefined]>([
    [violation('profile.firstName'), 'no good'],
    [violation('stateToken'), 'no good'],
    [violation('password', 'VALIDATION'), 'no good'],
    [violation('password', 'MAX_LENGTH', { threshold: 8 }), undefined],
    [violation('email'), undefined],
    [violation('code'), undefined],
  ])('of %s the platform’s own words are shown only where we have none: %s', (error, detail) => {
    const failure = toMemberFailure(error, 'REGISTER')
    expect([failure.detail, failure.least]).toEqual([detail, undefined])
  })

  it.each([
    ['zipcode', 'fieldRefused'],
    ['codes', 'fieldRefused'],
    ['xloginId.email', 'fieldRefused'],
    ['emails', 'fieldRefused'],
    ['passwords', 'fieldRefused'],
    ['xprofile.name', 'fieldRefused'],
    ['loginId', 'emailInvalid'],
  ])('a violated %s is shown as %s', (field, key) =>
    expect(toMemberFailure(violation(field), 'REGISTER')).toMatchObject({ key, field: key === 'emailInvalid' ? 'email' : '' }))

  it.each([
    [499, 'emailUnknown'],
    [500, 'platformBusy'],
    [399, 'failed'],
    [undefined, 'failed'],
  ])('a log-in that ends with the status %s is shown as %s', (status, key) =>
    expect(toMemberFailure(new CartletError('-1', 'x', { status }), 'LOG_IN').key).toBe(key))

  it.each([
    [{ threshold: 8 }, 8],
    [{ threshold: 'eight' }, undefined],
    [undefined, undefined],
  ])('a password that is too short needs the length of %j only if that is a number', (data, least) => {
    const { least: told } = toMemberFailure(violation('password', 'MIN_LENGTH', data), 'REGISTER') as { least?: number }
    expect(told).toBe(least)
  })

  it('every failure has its place, and those that end the attempt lead to another form', () => {
    const places = Object.entries(MEMBER_FAILURES as Record<string, { field: string; form?: string }>)
    const at = (field: string) => places.flatMap(([key, place]) => (place.field === field ? key : []))
    expect({ captcha: at('captcha'), email: at('email'), password: at('password'), code: at('code') }).toEqual({
      captcha: ['captchaMissing', 'captchaInvalid', 'captchaUnavailable'],
      email: ['emailTaken', 'emailInvalid', 'emailUnknown'],
      password: ['passwordWrong', 'passwordRequired', 'passwordTooShort', 'passwordTooLong', 'passwordRefused'],
      code: ['codeWrong', 'codeRequired', 'pushUnanswered', 'factorMissing'],
    })
    expect(at('')).toHaveLength(places.length - 15)
    expect(Object.fromEntries(places.flatMap(([key, { form }]) => (form ? [[key, form]] : [])))).toEqual({
      passwordResetRequired: 'FORGOT_PASSWORD',
      loginExpired: 'LOG_IN',
      recoveryExpired: 'FORGOT_PASSWORD',
      unknownState: 'LOG_IN',
    })
  })

  it('keeps the error code, the retry delay and the platform’s text about the field', () => {
    expect(toMemberFailure(refusal('HTTP_429', { status: 429, retryable: true, retryAfterMs: 5000 }), 'LOG_IN')).toEqual({
      key: 'tooManyTries',
      code: 'HTTP_429',
      field: '',
      retryable: true,
      retryAfterMs: 5000,
    })
    expect(toMemberFailure(violation('password', 'VALIDATION'), 'REGISTER').detail).toBe('no good')
    expect(toMemberFailure(refusal('-1'), 'LOG_IN')).not.toHaveProperty('retryAfterMs')
    expect(memberFailure('recoveryExpired')).toMatchObject({ field: '', form: 'FORGOT_PASSWORD' })
  })
})
