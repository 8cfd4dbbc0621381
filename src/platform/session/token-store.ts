/** The tokens of one client id: in memory, and in the storage if it can be written. */
import type { Latency, StoragePort } from '../environment'
import { encodeJson } from '../wire/encode'
import { parseRecord } from '../wire/record'
import { parseTokens, type Tokens } from './tokens'

/** Increase when the stored format changes: tokens of an older release are dropped then. */
const VERSION = 1

/** The storage key of the tokens of a client id. */
export const tokensKey = (clientId: string): string => `cartlet:${clientId}:tokens`

export interface TokenStore extends Latency {
  /** The latest tokens that any tab has stored. The same object while they do not change. */
  read(): Tokens | null
  write(tokens: Tokens): void
  clear(): void
}

export function createTokenStore(storage: StoragePort & Latency, key: string): TokenStore {
  let tokens: Tokens | null = null
  /**
   * The text in the storage when `tokens` was last read or written. While it is unchanged, memory counts, even after a failed
   * write.
   */
  let seen: string | null = null
  return {
    pull: storage.pull,
    push: storage.push,
    read() {
      const text = storage.read(key)
      if (text === seen) return tokens
      const stored = parseRecord(text)
      tokens = stored?.v === VERSION ? parseTokens(stored) : null
      if (text !== null && !tokens) storage.remove(key)
      seen = storage.read(key)
      return tokens
    },
    write(next) {
      tokens = next
      const text = encodeJson({ v: VERSION, ...next }) as string
      // A failed write must not leave the spent refresh token in the storage; removing it may also free space.
      if (!storage.write(key, text)) {
        storage.remove(key)
        storage.write(key, text)
      }
      seen = storage.read(key)
    },
    clear() {
      tokens = null
      storage.remove(key)
      seen = storage.read(key)
    },
  }
}
