import { describe, expect, it } from 'vitest'
import { base64, CHUNK_BYTES, MAX_BYTES } from '../../../../src/platform/encoding/base64-bytes'

/** Pseudo-random bytes, the same in each run. */
function someBytes(length: number): Uint8Array {
  let x = 2_463_534_242
  return Uint8Array.from({ length }, () => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    return x & 255
  })
}

describe('base64', () => {
  it.each([
    0,
    1,
    2,
    3,
    4,
    CHUNK_BYTES - 1,
    CHUNK_BYTES,
    CHUNK_BYTES + 1,
    3 * CHUNK_BYTES + 2,
  ])('encodes %i bytes as Node does, and decodes them again', (length) => {
    const bytes = someBytes(length)
    expect(base64.encode(bytes)).toBe(Buffer.from(bytes).toString('base64'))
    expect(base64.encodeUrl(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
    expect(base64.decode(base64.encode(bytes))).toEqual(bytes)
    expect(base64.decode(base64.encodeUrl(bytes))).toEqual(bytes)
  })

  it('joins encoded chunks without padding between them', () => {
    expect(CHUNK_BYTES % 3).toBe(0)
    expect(base64.encode(someBytes(2 * CHUNK_BYTES))).not.toContain('=')
  })

  it('refuses more bytes than the limit before it reads any of them', () => {
    const tooMany = { length: MAX_BYTES + 1 } as Uint8Array
    expect(() => base64.encode(tooMany)).toThrow(RangeError)
  })

  it.each(['a', 'ab!d', 'a b=', 'YQ=', '=YQ=', 'YQ===', 'é'])('refuses to decode %j', (text) => {
    expect(() => base64.decode(text)).toThrow(RangeError)
  })
})
