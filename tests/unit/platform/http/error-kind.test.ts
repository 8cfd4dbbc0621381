import { describe, expect, it } from 'vitest'
import type * as cartlet from '../../../../src/index'
import {
  addToCurrentCart,
  CartletError,
  createRedirectSession,
  errorKind,
  getCurrentCart,
  isAbortError,
  isApplicationError,
  isNetworkError,
  isSystemError,
  isTimeoutError,
  isValidationError,
} from '../../../../src/index'
import { aDevice, applicationError, dropped, json, never } from '../fake-platform'

/** The error of a read of the cart that the platform answers with `answer`. */
async function failure(answer: () => Response | Promise<Response>) {
  const device = aDevice()
  device.answer(({ path }) => (path === '/oauth2/token' ? undefined : answer()))
  return (await device.failure(getCurrentCart(device.tab({ retries: 0 })))) as CartletError
}
const violation = { field: 'lineItems', description: 'is required', violatedRule: 'REQUIRED_FIELD' }
const refusal = () => json({ message: 'm', details: { validationError: { fieldViolations: [violation] } } }, { status: 400 })

const GUARDS = {
  ValidationError: isValidationError,
  ApplicationError: isApplicationError,
  SystemError: isSystemError,
  NetworkError: isNetworkError,
  TimeoutError: isTimeoutError,
  AbortError: isAbortError,
}

describe('errorKind', () => {
  it.each([
    ['ValidationError', refusal],
    ['ApplicationError', () => applicationError('COUPON', 400)],
    ['ApplicationError', () => new Response('', { status: 404 })],
    ['SystemError', () => new Response('<html>', { status: 502 })],
    ['SystemError', () => new Response('<html>')],
    ['NetworkError', dropped],
    ['TimeoutError', never],
  ] as const)('errorKind returns %s, and only the matching type guard returns true', async (kind, answer) => {
    const error = await failure(answer)
    expect(errorKind(error)).toBe(kind)
    const yes = Object.entries(GUARDS).filter(([, guard]) => guard(error))
    expect(yes.map(([name]) => name)).toEqual([kind])
  })

  it('errorKind returns AbortError for an aborted call and UsageError for invalid configuration or unknown codes', async () => {
    const device = aDevice()
    const stop = new AbortController()
    stop.abort()
    const error = await device.failure(getCurrentCart(device.tab(), { signal: stop.signal }))
    expect(errorKind(error as CartletError)).toBe('AbortError')
    expect(errorKind(new CartletError('INVALID_CONFIG', 'x'))).toBe('UsageError')
    for (const code of ['constructor', 'login_required', 'LOGGED_OUT', 'UNSUPPORTED'])
      expect(errorKind(new CartletError(code, 'x'))).toBe('UsageError')
  })

  it.each([
    ['INVALID_ARGUMENT', undefined, 'ValidationError'],
    ['BAD_RESPONSE', undefined, 'SystemError'],
    ['UNKNOWN', undefined, 'SystemError'],
    ['INVALID_ARGUMENT', 400, 'ApplicationError'],
    ['HTTP_399', 399, 'SystemError'],
    ['HTTP_499', 499, 'ApplicationError'],
    ['HTTP_500', 500, 'SystemError'],
  ])('errorKind of %s with the status %s is %s', (code, status, kind) => {
    expect(errorKind(new CartletError(code, 'x', { status }))).toBe(kind)
  })

  it('every type guard returns false for an error that is not a CartletError', () => {
    for (const guard of Object.values(GUARDS)) expect(guard(new TypeError('x'))).toBe(false)
  })
})

describe('CartletError', () => {
  it('a CartletError serialises to JSON with its message and the response, but without its cause', async () => {
    const error = await failure(() => refusal())
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'CartletError',
      code: 'INVALID_ARGUMENT',
      message: 'INVALID_ARGUMENT: "lineItems" is required',
      status: 400,
      retryable: false,
      delivered: 'yes',
      violations: [violation],
      response: { statusText: '', body: { message: 'm', details: { validationError: { fieldViolations: [violation] } } } },
    })
    const circular = new Error('x')
    circular.cause = circular
    expect(JSON.parse(JSON.stringify(new CartletError('NETWORK', 'm', { cause: circular })))).not.toHaveProperty('cause')
  })

  it('a CartletError keeps the original error as its cause', async () => {
    expect((await failure(dropped)).cause).toMatchObject({ name: 'TypeError', message: 'fetch failed' })
    expect((await failure(() => new Response('{'))).cause).toMatchObject({ name: 'SyntaxError' })
  })

  it('does not include the body of a successful but unreadable response', async () => {
    const error = await failure(() => json({ cart: 'secret' }))
    expect(error.code).toBe('BAD_RESPONSE')
    expect(JSON.stringify(error)).not.toContain('secret')
  })
})

describe('call options', () => {
  it.each([
    ['a read', (client: cartlet.Client, options: cartlet.CallOptions) => getCurrentCart(client, options)],
    ['a write', (client: cartlet.Client, options: cartlet.CallOptions) => addToCurrentCart(client, {}, options)],
    [
      'a redirect',
      (client: cartlet.Client, options: cartlet.CallOptions) => createRedirectSession(client, { login: {} }, options),
    ],
  ])('stops at the timeout and at the signal of the call: %s', async (_, call) => {
    const device = aDevice()
    device.answer(({ path }) => (path === '/oauth2/token' ? undefined : never()))
    const client = device.tab({ timeoutMs: 600_000 })
    const late = call(client, { timeoutMs: 50 }).catch((error: CartletError) => error.code)
    await device.advance(51)
    expect(await late).toBe('TIMEOUT')
    const stop = new AbortController()
    const aborted = call(client, { signal: stop.signal }).catch((error: CartletError) => error.code)
    await device.advance(1)
    stop.abort()
    expect(await aborted).toBe('ABORTED')
  })
})
