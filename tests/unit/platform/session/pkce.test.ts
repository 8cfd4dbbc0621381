import { webcrypto } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import type { CryptoPort } from '../../../../src/platform/environment'
import { challengeOf, createPkce, createVerifier } from '../../../../src/platform/session/pkce'

const crypto: CryptoPort = webcrypto as Crypto
/** Gives the bytes 0, 1, 2, … for ever. */
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
  it('is 43 unreserved characters unless asked for otherwise', () => {
    expect(createVerifier(crypto)).toMatch(/^[A-Za-z0-9\-._~]{43}$/)
  })

  it.each([43, 44, 127, 128])('may be %i characters long', (length) => {
    expect(createVerifier(crypto, length)).toHaveLength(length)
  })

  it.each([42, 129, 0, -1, 43.5, Number.NaN, Number.POSITIVE_INFINITY])('may not be %d characters long', (length) => {
    expect(() => createVerifier(crypto, length)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }))
  })

  // hazard 69
  it('favours no character: every byte value leads to each of them equally often, or to none', () => {
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
  it('is another one each time, whatever Math.random says', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const made = await Promise.all(Array.from({ length: 50 }, () => createPkce(crypto)))
    const many = Array.from({ length: 10_000 }, () => createVerifier(crypto))
    vi.restoreAllMocks()
    expect(new Set(made.map(({ codeVerifier }) => codeVerifier)).size).toBe(50)
    expect(new Set(many).size).toBe(10_000)
  })
})

describe('the challenge', () => {
  it('is that of RFC 7636, appendix B', async () => {
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
    expect(await challengeOf(crypto, verifier)).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
  })

  // hazard 64
  it('says why it cannot be made on a page that is not secure', async () => {
    await expect(challengeOf(counting(), 'v')).rejects.toMatchObject({ code: 'INSECURE_CONTEXT' })
  })
})
