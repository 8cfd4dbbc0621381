/** The random numbers of the recordings: xorshift32, whose seed a note may name. */
import { webcrypto } from 'node:crypto'
import type { CryptoPort } from '../../../../src/platform/environment'
import type { Vector } from '../../runner/vector'

/** Where no note says otherwise. */
const DEFAULT_SEED = 99
/** The SDK took `byte % 66`. The remainder is what our client, which draws large bytes again, makes the same character of. */
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
