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
    [{ threshold: 8 }, 8],
    [{ threshold: 'eight' }, undefined],
    [undefined, undefined],
  ])('a password that is too short needs the length of %j only if that is a number', (data, least) => {
    const { least: told } = toMemberFailure(violation('password', 'MIN_LENGTH', data), 'REGISTER') as { least?: number }
    expect(told).toBe(least)
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
    expect(memberFailure('recoveryExpired')).toMatchObject({ field: '', form: 'FORGOT_PASSWORD' })
  })
})
