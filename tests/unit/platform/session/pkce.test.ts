import { webcrypto } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import type { CryptoPort } from '../../../../src/platform/environment'
import { challengeOf, createPkce, createVerifier } from '../../../../src/platform/session/pkce'

const crypto: CryptoPort = webcrypto as Crypto
/** A source of "random" bytes that counts: 0, 1, 2, …, 255, 0, … */
const counting = (): CryptoPort => {
  let next = 0
  return {
    getRandomValues: <T extends ArrayBufferView | null>(array: T): T => {
      ;(array as unknown as Uint8Array).forEach((_, i, bytes) => {
        bytes[i] = next++ % 256
      })
      return array
    },
  }
}

describe('a code verifier', () => {
  it('createVerifier returns 43 unreserved characters by default', () => {
    expect(createVerifier(crypto)).toMatch(/^[A-Za-z0-9\-._~]{43}$/)
  })

  it.each([43, 44, 127, 128])('createVerifier accepts a length of %i', (length) => {
    expect(createVerifier(crypto, length)).toHaveLength(length)
  })

  it.each([42, 129, 0, -1, 43.5, Number.NaN, Number.POSITIVE_INFINITY])('createVerifier refuses a length of %d', (length) => {
    expect(() => createVerifier(crypto, length)).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT', message: 'A code verifier must be 43 to 128 characters long' }),
    )
  })

  // hazard 69
  it('createVerifier uses each character equally often for evenly distributed random bytes', () => {
    // 198 bytes of each 256 are used, three for each of the 66 characters.
    const random = counting()
    let text = ''
    while (text.length < 66 * 3 * 4) text += createVerifier(random, 66)
    const counts = new Map<string, number>()
    for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1)
    expect(new Set(counts.values())).toEqual(new Set([12]))
    expect(counts.size).toBe(66)
  })

  // hazard 69
  it('verifiers differ each time, even when Math.random is constant', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const made = await Promise.all(Array.from({ length: 50 }, () => createPkce(crypto)))
    const many = Array.from({ length: 10_000 }, () => createVerifier(crypto))
    vi.restoreAllMocks()
    expect(new Set(made.map(({ codeVerifier }) => codeVerifier)).size).toBe(50)
    expect(new Set(many).size).toBe(10_000)
  })
})

describe('the challenge', () => {
  it('challengeOf returns the challenge of RFC 7636, appendix B', async () => {
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
    expect(await challengeOf(crypto, verifier)).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
  })

  // hazard 64
  it('challengeOf rejects with INSECURE_CONTEXT without crypto.subtle', async () => {
    await expect(challengeOf(counting(), 'v')).rejects.toMatchObject({
      code: 'INSECURE_CONTEXT',
      message: expect.stringContaining('https'),
    })
  })
})
