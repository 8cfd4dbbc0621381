import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../../../src/platform/environment'
import { toTarget } from '../../../../src/platform/http/request-target'
import { createTokenStore } from '../../../../src/platform/session/token-store'
import { encodeJson } from '../../../../src/platform/wire/encode'
import { poisoned } from '../../../support/fakes/poisoned-json'

const SAMPLES = [
  { a: 1, b: [1, 'two', null, true], c: { d: undefined, e: null }, f: [undefined, () => {}] },
  { date: new Date(0), broken: new Date(Number.NaN) },
  { n: [0.1, -0, 1e21] },
  { text: 'quote " slash \\ line \n \u2028 emoji 😀 half \ud800' },
  { 'key "x"': [], empty: {} },
  [],
  'text',
  7,
  false,
  null,
]

describe('encodeJson', () => {
  it.each(
    SAMPLES.map((sample) => [JSON.stringify(sample), sample]),
  )('encodeJson writes %s as JSON.stringify does', (text, sample) => {
    expect(encodeJson(sample)).toBe(text)
  })

  it.each(
    SAMPLES.map((sample) => [JSON.stringify(sample), sample]),
  )('encodeJson writes %s correctly when a page has added toJSON to prototypes', (text, sample) => {
    expect(poisoned(() => encodeJson(sample))).toBe(text)
  })

  it('encodeJson writes NaN and infinities as text', () => {
    expect(encodeJson([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])).toBe('["NaN","Infinity","-Infinity"]')
  })

  it('encodeJson returns undefined for undefined', () => {
    expect(encodeJson(undefined)).toBeUndefined()
  })

  // hazard 63
  it('request bodies and stored tokens are written correctly when a page has added toJSON to prototypes', () => {
    const storage = memoryStorage()
    const tokens = { accessToken: 'a', refreshToken: 'r', role: 'visitor' as const, receivedAt: 1, expiresIn: 60, renewed: false }
    const { body } = poisoned(() => {
      createTokenStore(storage, 'k').write(tokens)
      return toTarget('https://api.example', {
        service: '/ecom',
        method: 'POST',
        path: '/x',
        body: { lineItems: [{ quantity: 1 }] },
      })
    })
    expect(body).toBe('{"lineItems":[{"quantity":1}]}')
    expect(createTokenStore(storage, 'k').read()).toEqual(tokens)
  })
})
