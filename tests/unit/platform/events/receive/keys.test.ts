import { describe, expect, it } from 'vitest'
import type { JwkSource } from '../../../../../src/platform/events/receive/key-set'
import { createEventReceiver, type VerifyConfig } from '../../../../../src/platform/events/receive/receive'
import { cartUpdated } from '../../../../../src/platform/events/types/checkout-events'
import { when } from '../../../../../src/platform/events/types/definition'
import { aCartEvent, aDelivery, aKeyPair, aToken, type KeyPair, NOW_MS } from '../../../../support/fixtures/event-tokens'

const KEY = aKeyPair()
const OTHER = aKeyPair()
const jwkOf = (key: KeyPair, more: object = {}) => ({ ...key.publicKey.export({ format: 'jwk' }), ...more }) as JsonWebKey

/** The status of a delivery signed by `key` with the key id `kid`. */
async function statusWith(config: VerifyConfig, key: KeyPair = KEY, kid?: string): Promise<number> {
  const receive = createEventReceiver({ now: () => NOW_MS, handlers: [when(cartUpdated, () => {})], ...config })
  return (await receive(aDelivery(aToken(key, aCartEvent(), { header: { kid } })))).status
}

describe('a public key', () => {
  it.each([
    ['PEM', KEY.pem],
    ['PEM with other line ends', KEY.pem.replaceAll('\n', '\r\n')],
    ['base64 of a PEM', Buffer.from(KEY.pem).toString('base64')],
    [
      'base64 of a PEM in lines',
      Buffer.from(KEY.pem)
        .toString('base64')
        .replace(/(.{64})/g, '$1\n'),
    ],
    ['JWK', jwkOf(KEY)],
    ['JWK with a use', jwkOf(KEY, { use: 'sig', alg: 'RS256', key_ops: ['verify'], kid: 'k' })],
  ])('accepts a public key given as %s', async (_, publicKey) => {
    expect(await statusWith({ publicKey })).toBe(200)
    expect(await statusWith({ publicKey }, OTHER)).toBe(401)
  })

  it.each([
    ['a word', 'secret'],
    ['a private key', KEY.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string],
    ['another kind of key block', KEY.publicKey.export({ type: 'pkcs1', format: 'pem' }) as string],
    ['a short key', aKeyPair(1024).pem],
    ['a symmetric JWK', { kty: 'oct', k: 'c2VjcmV0' }],
  ])('answers a delivery with 500 when the configured public key is %s', async (_, publicKey) => {
    expect(await statusWith({ publicKey })).toBe(500)
  })
})

describe('a key set', () => {
  const jwks = { keys: [jwkOf(KEY, { kid: 'one' }), jwkOf(OTHER, { kid: 'two' }), { kty: 'EC', kid: 'three' }] }

  it('verifies with the key that has the key id of the token', async () => {
    expect(await statusWith({ jwks }, KEY, 'one')).toBe(200)
    expect(await statusWith({ jwks }, OTHER, 'two')).toBe(200)
    expect(await statusWith({ jwks }, KEY, 'two')).toBe(401)
    expect(await statusWith({ jwks }, KEY, 'three')).toBe(401)
    expect(await statusWith({ jwks }, KEY, 'four')).toBe(401)
  })

  // hazard 70
  it('tries every key for a token without a key id', async () => {
    expect(await statusWith({ jwks }, OTHER)).toBe(200)
    expect(await statusWith({ jwks }, aKeyPair())).toBe(401)
  })

  it('ignores keys with another use or algorithm', async () => {
    expect(await statusWith({ jwks: { keys: [jwkOf(KEY, { use: 'enc' })] } })).toBe(401)
    expect(await statusWith({ jwks: { keys: [jwkOf(KEY, { alg: 'PS256' })] } })).toBe(401)
  })

  function aSource(sets: (() => unknown)[]) {
    let now = NOW_MS
    let asked = 0
    const jwks: JwkSource = () => {
      asked += 1
      return sets[Math.min(asked, sets.length) - 1]?.() as never
    }
    const receive = createEventReceiver({ now: () => now, handlers: [when(cartUpdated, () => {})], jwks, leewayMs: 600_000 })
    return {
      asked: () => asked,
      wait: (ms: number) => {
        now += ms
      },
      status: async (key: KeyPair, kid: string) =>
        (await receive(aDelivery(aToken(key, aCartEvent(), { header: { kid } })))).status,
    }
  }
  const before = () => ({ keys: [jwkOf(KEY, { kid: 'one' })] })
  const after = () => ({ keys: [jwkOf(OTHER, { kid: 'two' })] })

  it('fetches the keys at the first delivery and only once', async () => {
    const source = aSource([before])
    expect(source.asked()).toBe(0)
    expect(await Promise.all([source.status(KEY, 'one'), source.status(KEY, 'one')])).toEqual([200, 200])
    expect(await source.status(KEY, 'one')).toBe(200)
    expect(source.asked()).toBe(1)
  })

  it('fetches the keys again for an unknown key id, but only after the cooldown', async () => {
    const source = aSource([before, after])
    expect(await source.status(KEY, 'one')).toBe(200)
    expect(await source.status(OTHER, 'two')).toBe(401)
    expect(source.asked()).toBe(1)
    source.wait(30_000)
    expect(await source.status(OTHER, 'two')).toBe(200)
    expect(await source.status(KEY, 'unknown')).toBe(401)
    expect(source.asked()).toBe(2)
  })

  it('answers with 500 when the keys could not be fetched, and fetches them again after the cooldown', async () => {
    const down = () => {
      throw new Error('no connection')
    }
    const source = aSource([down, () => ({}), before])
    expect(await source.status(KEY, 'one')).toBe(500)
    source.wait(30_000)
    expect(await source.status(KEY, 'one')).toBe(500)
    source.wait(29_999)
    expect(await source.status(KEY, 'one')).toBe(500)
    expect(source.asked()).toBe(2)
    source.wait(1)
    expect(await source.status(KEY, 'one')).toBe(200)
  })
})
