/** The tokens of one client id: in memory, and in storage as far as it can be written. */
import type { Latency, StoragePort } from '../environment'
import { encodeJson } from '../wire/encode'
import { parseRecord } from '../wire/record'
import { parseTokens, type Tokens } from './tokens'

/** Raise when the stored shape changes: what an older release wrote is dropped. */
const VERSION = 1

/** Where the tokens of a client id are kept. */
export const tokensKey = (clientId: string): string => `cartlet:${clientId}:tokens`

export interface TokenStore extends Latency {
  /** The newest tokens any tab has stored. The same object as long as they are the same. */
  read(): Tokens | null
  write(tokens: Tokens): void
  clear(): void
}

export function createTokenStore(storage: StoragePort & Latency, key: string): TokenStore {
  let tokens: Tokens | null = null
  /** What storage really held when `tokens` was last read or written. While it holds that, memory is the truth, even after a failed write. */
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
      // A refused write must not leave the spent refresh token behind for the next visit; removing it may also make room.
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
