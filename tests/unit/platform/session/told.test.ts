/** The cause in the error of a lost connection, and the calls of `onError`, token requests included. */
import { describe, expect, it } from 'vitest'
import { getCurrentCart } from '../../../../src/platform/cart/api'
import type { Client } from '../../../../src/platform/client'
import type { CartletError } from '../../../../src/platform/http/errors'
import { createAppTokens, handleAppCallback } from '../../../../src/platform/identity/app-credentials'
import { requestExternalMemberTokens } from '../../../../src/platform/identity/authorize/external-login'
import { completeLogin } from '../../../../src/platform/identity/authorize/member-tokens'
import { aDevice, dropped, json, storedTokens, TOKENS_KEY } from '../fake-platform'

const HOUR = 3_600_000
const APP = { appId: 'app', appSecret: 'app-secret' }

/** An error as fetch wrappers throw it: with the original cause, and with the whole request as a property. */
function aFetchError(init?: unknown) {
  const error = new TypeError('fetch failed', {
    cause: Object.assign(new Error('connect ECONNREFUSED'), {
      code: 'ECONNREFUSED',
      config: { headers: { Authorization: 'access-old' } },
    }),
  })
  return Object.assign(error, { request: init, config: { headers: { Authorization: 'access-old' } } })
}

const login = (client: Client) =>
  completeLogin(client, { code: 'code-1', state: 's' }, { codeVerifier: 'verifier-1', codeChallenge: 'c', state: 's' })
const TOKEN_REQUESTS: [name: string, ask: (client: Client) => Promise<unknown>][] = [
  ['of a visitor', ({ session }) => session.accessToken()],
  ['of a member', login],
  ['of an external login', (client) => requestExternalMemberTokens(client, 'm', 'API-KEY')],
  ['of an app', ({ options }) => createAppTokens(options, APP, { instanceId: 'i' }).accessToken()],
  [
    'of an app that was installed',
    ({ options }) => handleAppCallback(options, APP, 'https://a.example/?code=code-1&instanceId=i'),
  ],
]

function aListener(device = aDevice()) {
  const heard: CartletError[] = []
  const client = device.tab({ onError: (error) => void heard.push(error), retries: 0 })
  return { device, client, heard }
}

/** All text that a log could show of an error. */
const printed = (error: CartletError): string => {
  const cause = error.cause as Error | undefined
  const properties = cause ? Object.getOwnPropertyNames(cause).map((name) => Reflect.get(cause, name)) : []
  return `${error.stack} ${error.message} ${JSON.stringify(error)} ${JSON.stringify(cause)} ${JSON.stringify(properties)}`
}

describe('a lost connection', () => {
  it.each([
    ['of a call', getCurrentCart as (client: Client) => Promise<unknown>] as const,
    ...TOKEN_REQUESTS,
  ])('a lost connection %s is reported with its cause, but without the request', async (_, ask) => {
    const { device, client } = aListener()
    device.environment.storage.write(
      TOKENS_KEY,
      storedTokens({ receivedAt: device.environment.now() - (ask === TOKEN_REQUESTS[0]?.[1] ? 5 : 0) * HOUR }),
    )
    device.answer((seen) => Promise.reject(aFetchError(seen)))
    const error = await device.failure(ask(client))
    expect(error.code).toBe('NETWORK')
    expect(error.cause).toBeInstanceOf(Error)
    expect(error.cause).toMatchObject({ name: 'TypeError', message: 'fetch failed', code: 'ECONNREFUSED' })
    expect(printed(error)).not.toMatch(/access-old|refresh-old|code-1|verifier-1|API-KEY|app-secret/)
  })

  it.each([
    ['text', 'offline', { name: 'Error', message: 'offline' }],
    ['nothing', undefined, { name: 'Error', message: '' }],
    ['an object', { reason: 1 }, { name: 'Error', message: '' }],
    ['a DOMException', new DOMException('gone', 'NetworkError'), { name: 'NetworkError', message: 'gone' }],
  ])('an error has a cause when fetch rejects with %s', async (_, thrown, expected) => {
    const { device, client } = aListener()
    device.environment.storage.write(TOKENS_KEY, storedTokens({ receivedAt: device.environment.now() }))
    device.answer(() => Promise.reject(thrown))
    const { cause } = await device.failure(getCurrentCart(client))
    expect(cause).toMatchObject(expected)
  })

  it('masks the access token in the message of a fetch error', async () => {
    const { device, client } = aListener()
    device.environment.storage.write(TOKENS_KEY, storedTokens({ receivedAt: device.environment.now() }))
    device.answer(({ headers }) => Promise.reject(new TypeError(`Invalid header value: '${headers.Authorization}'`)))
    const error = await device.failure(getCurrentCart(client))
    expect((error.cause as Error).message).toMatch(/^Invalid header value: '\*+'$/)
    expect(printed(error)).not.toContain('access-old')
  })
})

describe('onError', () => {
  it.each(TOKEN_REQUESTS)('onError is called once for a failed token request %s', async (_, ask) => {
    const { device, client, heard } = aListener()
    device.environment.storage.write(
      TOKENS_KEY,
      storedTokens({ receivedAt: device.environment.now() - (ask === TOKEN_REQUESTS[0]?.[1] ? 5 : 0) * HOUR }),
    )
    device.answerAt('/oauth2/token', dropped)
    device.answerAt('/oauth/access', dropped)
    const thrown = await device.failure(ask(client))
    expect(heard).toEqual([thrown])
    expect(heard[0]).toBe(thrown)
  })

  it('onError is called once when a call fails because of its token request', async () => {
    const { device, client, heard } = aListener()
    device.answerAt('/oauth2/token', dropped)
    const thrown = await device.failure(getCurrentCart(client))
    expect(heard).toEqual([thrown])
  })

  it('onError is called for a failed renewal even when the call succeeds', async () => {
    const { device, client, heard } = aListener()
    device.environment.storage.write(TOKENS_KEY, storedTokens({ receivedAt: device.environment.now() - 4 * HOUR + 20_000 }))
    device.answerAt('/oauth2/token', dropped)
    await device.settle(getCurrentCart(client))
    expect(heard.map(({ code }) => code)).toEqual(['NETWORK'])
  })

  it('onError is called for a failed renewal and for the 401 that caused it', async () => {
    const { device, client, heard } = aListener()
    device.environment.storage.write(TOKENS_KEY, storedTokens({ receivedAt: device.environment.now() }))
    device.answer(({ path }) => (path === '/oauth2/token' ? dropped() : json({}, { status: 401 })))
    await device.failure(getCurrentCart(client))
    expect(heard.map(({ code }) => code)).toEqual(['NETWORK', 'HTTP_401'])
  })

  it('onError is called only for calls of its own client', async () => {
    const { device, client, heard } = aListener()
    const other = aListener(device)
    device.answerAt('/oauth2/token', dropped)
    await device.failure(client.session.accessToken())
    await device.failure(other.client.session.accessToken())
    expect([heard.length, other.heard.length]).toEqual([1, 1])
  })
})
