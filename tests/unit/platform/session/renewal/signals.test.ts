/** Every call accepts a signal and rejects as soon as it is aborted, whatever the call is waiting for. */
import { describe, expect, it } from 'vitest'
import { getCurrentCart } from '../../../../../src/platform/cart/api'
import type { Client } from '../../../../../src/platform/client'
import type { CallOptions } from '../../../../../src/platform/http/call'
import { createTransport } from '../../../../../src/platform/http/transport'
import { createAppTokens, handleAppCallback } from '../../../../../src/platform/identity/app-credentials'
import { createAuthUrl } from '../../../../../src/platform/identity/authorize/authorize'
import {
  requestExternalMemberTokens,
  requestExternalMemberTokensWithSession,
} from '../../../../../src/platform/identity/authorize/external-login'
import { completeLogin, requestMemberTokens } from '../../../../../src/platform/identity/authorize/member-tokens'
import { loginSilently, requestMemberTokensSilently } from '../../../../../src/platform/identity/authorize/silent-login'
import { logout } from '../../../../../src/platform/identity/login/log-out'
import { aDevice, json, never, storedTokens, TOKENS_KEY, tokenReply } from '../../fake-platform'

const ATTEMPT = { codeVerifier: 'v'.repeat(43), codeChallenge: 'c', state: 's' }
const CALLBACK = { code: 'code', state: 's' }
const APP = { appId: 'app', appSecret: 'secret' }

type Send = (client: Client, options: CallOptions) => Promise<unknown>
const CALLS: [name: string, send: Send][] = [
  ['getCurrentCart', getCurrentCart],
  ['logout', (client, options) => logout(client, 'https://shop.example/', options)],
  ['createAuthUrl', (client, options) => createAuthUrl(client, ATTEMPT, options)],
  ['requestMemberTokens', (client, options) => requestMemberTokens(client, CALLBACK, ATTEMPT, options)],
  ['completeLogin', (client, options) => completeLogin(client, CALLBACK, ATTEMPT, options)],
  ['requestMemberTokensSilently', requestMemberTokensSilently],
  ['loginSilently', loginSilently],
  ['requestExternalMemberTokens', (client, options) => requestExternalMemberTokens(client, 'm', 'k', options)],
  [
    'requestExternalMemberTokensWithSession',
    (client, options) => requestExternalMemberTokensWithSession(client, { loginId: { email: 'a@b.c' } }, 'k', options),
  ],
  [
    'handleAppCallback',
    ({ options: ports }, options) => handleAppCallback(ports, APP, 'https://a.example/?code=c&instanceId=i', options),
  ],
  [
    'a call with the tokens of an app',
    ({ options: ports }, options) =>
      createTransport({ ...ports, tokens: createAppTokens(ports, APP, { instanceId: 'i' }) })({
        service: '',
        method: 'GET',
        path: '/x',
        ...options,
      }),
  ],
]

function aTab(device: ReturnType<typeof aDevice>) {
  device.environment.openHiddenFrame = () => () => {}
  return device.tab()
}

/** Aborts `send` once it hangs, and expects its rejection without the clock moving. */
async function expectAbort(device: ReturnType<typeof aDevice>, send: Send) {
  const controller = new AbortController()
  let error: unknown
  send(aTab(device), { signal: controller.signal }).catch((thrown) => {
    error = thrown
  })
  await device.advance(100)
  expect(error).toBeUndefined()
  controller.abort()
  await device.advance(0)
  expect(error).toMatchObject({ code: 'ABORTED' })
}

describe('an aborted call', () => {
  it.each(CALLS)('aborting %s while it waits for a token rejects at once', async (_, send) => {
    const device = aDevice()
    device.answer(never)
    await expectAbort(device, send)
  })

  it.each(
    CALLS.filter(([name]) => !/tokens of an app/i.test(name)),
  )('aborting %s while it waits for its response rejects at once and aborts the request', async (_, send) => {
    const device = aDevice()
    device.environment.storage.write(TOKENS_KEY, storedTokens({ receivedAt: device.environment.now() }))
    device.answer(never)
    await expectAbort(device, send)
    expect(device.seen).toHaveLength(1)
    expect(device.seen[0]?.signal?.aborted).toBe(true)
  })

  it.each(CALLS)('an aborted signal keeps %s from sending anything', async (_, send) => {
    const device = aDevice()
    expect(await device.failure(send(aTab(device), { signal: AbortSignal.abort() }))).toMatchObject({ code: 'ABORTED' })
    expect(device.seen).toEqual([])
  })

  it('aborting a call while it waits for a renewal after a 401 rejects at once', async () => {
    const device = aDevice()
    device.environment.storage.write(TOKENS_KEY, storedTokens({ receivedAt: device.environment.now() }))
    device.answer(({ path }) => (path === '/oauth2/token' ? never() : json({}, { status: 401 })))
    await expectAbort(device, getCurrentCart)
  })

  it('aborting one of two calls does not abort the token request that they share', async () => {
    const device = aDevice()
    let arrive: (response: Response) => void = () => {}
    device.answerAt('/oauth2/token', () => new Promise((resolve) => (arrive = resolve)))
    const client = device.tab()
    const controller = new AbortController()
    const aborted = getCurrentCart(client, { signal: controller.signal })
    const other = getCurrentCart(client)
    aborted.catch(() => {})
    await device.advance(100)
    controller.abort()
    await expect(aborted).rejects.toMatchObject({ code: 'ABORTED', delivered: 'no' })
    arrive(tokenReply('shared'))
    await expect(device.settle(other)).resolves.toMatchObject({ id: 'cart-1' })
    expect(device.tokenRequests()).toHaveLength(1)
    expect(device.tokenRequests()[0]?.signal?.aborted).toBe(false)
    expect(device.calls()).toHaveLength(1)
  })

  it('an aborted completeLogin does not change the session when its tokens arrive later', async () => {
    const device = aDevice()
    let arrive: (response: Response) => void = () => {}
    device.answerAt('/oauth2/token', () => new Promise((resolve) => (arrive = resolve)))
    const client = device.tab()
    const controller = new AbortController()
    const login = completeLogin(client, CALLBACK, ATTEMPT, { signal: controller.signal })
    login.catch(() => {})
    await device.advance(100)
    controller.abort()
    arrive(tokenReply('late'))
    await expect(login).rejects.toMatchObject({ code: 'ABORTED' })
    expect(client.session.role()).toBe('none')
  })

  it('a call removes its listeners from the signal when it ends', async () => {
    const device = aDevice()
    const { signal } = new AbortController()
    let listeners = 0
    const add = signal.addEventListener.bind(signal)
    const remove = signal.removeEventListener.bind(signal)
    signal.addEventListener = (...args: Parameters<typeof add>) => {
      listeners += 1
      add(...args)
    }
    signal.removeEventListener = (...args: Parameters<typeof remove>) => {
      listeners -= 1
      remove(...args)
    }
    await device.settle(getCurrentCart(device.tab(), { signal }))
    expect(listeners).toBe(0)
  })
})
