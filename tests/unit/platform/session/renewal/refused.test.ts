/** The error that a caller gets for a 401, whatever the result of the renewal that it causes. */
import { describe, expect, it } from 'vitest'
import { addToCurrentCart, getCurrentCart } from '../../../../../src/platform/cart/api'
import {
  changePassword,
  rawLogin,
  rawRegister,
  ssoLoginWithTokenParams,
  verifyFactor,
} from '../../../../../src/platform/identity/login/authentication-api'
import { login } from '../../../../../src/platform/identity/login/login-api'
import { rawRecover, verifyDuringAuthentication } from '../../../../../src/platform/identity/recovery/recovery-api'
import { type Answer, aDevice, dropped, json, never } from '../../fake-platform'

const anItem = { lineItems: [] }
const refusal = () =>
  json(
    {
      message: 'Unauthorized',
      details: { applicationError: { code: 'SESSION_ENDED', description: 'too old', data: { why: 1 } } },
    },
    { status: 401, headers: { 'x-wix-request-id': 'request-7' } },
  )
const FIRST = { code: 'SESSION_ENDED', status: 401, requestId: 'request-7', message: 'Unauthorized: too old', data: { why: 1 } }

/** A device on which every call is refused and `answer` answers renewals; new visitors get tokens as usual. */
function aRefusingDevice(answer: () => Answer | undefined) {
  const device = aDevice()
  device.answer(({ path, body }) => {
    if (path !== '/oauth2/token') return refusal()
    return (body as { refreshToken?: string }).refreshToken ? answer() : undefined
  })
  return device
}

describe('a 401 whose renewal fails', () => {
  it.each([
    ['is dropped', dropped],
    ['is refused for now', () => json({ error: 'slow_down' }, { status: 400 })],
    ['is not answered', never],
    ['is answered in HTML', () => new Response('<html>', { status: 401 })],
  ])('rejects with the code, message and request id of the 401 when the renewal %s', async (_, answer) => {
    const device = aRefusingDevice(answer)
    const client = device.tab()
    expect(await device.failure(addToCurrentCart(client, anItem))).toMatchObject({ ...FIRST, delivered: 'no' })
    expect(device.calls()).toHaveLength(1)
    expect(client.session.role()).toBe('visitor')
  })

  it('a read rejects with the original 401 after its retries when every renewal fails', async () => {
    const device = aRefusingDevice(dropped)
    expect(await device.failure(getCurrentCart(device.tab()))).toMatchObject(FIRST)
    expect(device.grants()).toEqual(['anonymous', ...Array(4).fill('refresh_token')])
  })

  it('a read succeeds when a later renewal succeeds', async () => {
    const device = aDevice()
    device.answerAt('/current', ({ headers }) => (headers.Authorization === 'access-1' ? refusal() : undefined))
    device.answerAt('/oauth2/token', (_, count) => (count === 2 ? dropped() : undefined))
    await expect(device.settle(getCurrentCart(device.tab()))).resolves.toMatchObject({ id: 'cart-1' })
  })

  it('`recover` receives the original 401 when the renewal fails', async () => {
    const device = aRefusingDevice(dropped)
    const answer = device.tab({ retries: 0 }).request({
      service: '',
      method: 'GET',
      path: '/x',
      recover: ({ code }) => ({ code }),
    })
    await expect(device.settle(answer)).resolves.toEqual({ code: 'SESSION_ENDED' })
  })
})

describe('a 401 to a password or a code', () => {
  const SECRET = 'correct horse'
  it.each<[name: string, send: (client: ReturnType<ReturnType<typeof aDevice>['tab']>) => Promise<unknown>]>([
    ['login', (client) => rawLogin(client, { loginId: { email: 'a@b.c' }, password: SECRET })],
    ['register', (client) => rawRegister(client, { loginId: { email: 'a@b.c' }, password: SECRET })],
    ['recover', (client) => rawRecover(client, { recoveryToken: SECRET, password: SECRET })],
    ['verifyDuringAuthentication', (client) => verifyDuringAuthentication(client, { code: SECRET, stateToken: 's' })],
    ['verifyFactor', (client) => verifyFactor(client, 'PASSWORD', { stateToken: SECRET })],
    ['ssoLoginWithTokenParams', (client) => ssoLoginWithTokenParams(client, { tokenParams: { id: SECRET } })],
  ])('%s rejects with the 401 and is sent only once', async (_, send) => {
    const device = aRefusingDevice(() => undefined)
    expect(await device.failure(send(device.tab()))).toMatchObject(FIRST)
    expect(device.calls().filter(({ text }) => text?.includes(SECRET))).toHaveLength(1)
  })

  it('a login fails at once, and the next one uses a renewed visitor’s token', async () => {
    const device = aDevice()
    device.answerAt('/v2/login', ({ headers }) => (headers.Authorization === 'access-1' ? refusal() : undefined))
    const client = device.tab()
    const press = () => login(client, { email: 'a@b.c', password: SECRET })
    await expect(device.settle(press())).resolves.toMatchObject({ loginState: 'FAILURE', error: { code: 'SESSION_ENDED' } })
    await device.settle(press())
    expect(device.grants()).toEqual(['anonymous', 'refresh_token'])
    expect(device.calls().map(({ headers }) => headers.Authorization)).toEqual(['access-1', 'access-2'])
  })

  it('a refused login does not wait for the renewal', async () => {
    const device = aRefusingDevice(never)
    const client = device.tab()
    await device.settle(client.session.accessToken())
    const before = device.environment.monotonic()
    await device.failure(rawLogin(client, { loginId: { email: 'a@b.c' }, password: SECRET }))
    expect(device.environment.monotonic() - before).toBe(0)
  })

  it('changePassword is sent again after a 401', async () => {
    const device = aDevice()
    device.answerAt('/v2/change-password', (_, count) => (count === 1 ? refusal() : json({})))
    await device.settle(changePassword(device.tab(), SECRET))
    expect(device.calls()).toHaveLength(2)
  })
})
