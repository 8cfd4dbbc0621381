/** The random numbers of the recordings: xorshift32, with the seed of the vector's note. */
import { webcrypto } from 'node:crypto'
import type { CryptoPort } from '../../../../src/platform/environment'
import type { Vector } from '../../runner/vector'

/** Used without a seed in the note. */
const DEFAULT_SEED = 99
/** The SDK used `byte % 66`. Our client rejects large bytes, but maps this remainder to the same character. */
const ALPHABET_LENGTH = 66

export function recordedCrypto({ note }: Vector): CryptoPort {
  let x = Number(/seed (\d+)/.exec(`${note}`)?.[1] ?? DEFAULT_SEED)
  const next = (): number => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    return x & 255
  }
  return {
    subtle: webcrypto.subtle as SubtleCrypto,
    getRandomValues: <T extends ArrayBufferView | null>(array: T): T => {
      const bytes = array as unknown as Uint8Array
      for (let i = 0; i < bytes.length; i++) bytes[i] = next() % ALPHABET_LENGTH
      return array
    },
  }
}
