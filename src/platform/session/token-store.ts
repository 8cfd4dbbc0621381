/** The tokens of one client id: in memory, and in the storage if it can be written. */

import type { Latency, StoragePort } from '../environment'
import { encodeJson } from '../wire/encode'
import { parseRecord } from '../wire/json'
import { ownOf } from '../wire/record'
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

/** As the storage holds them. */
export const storedTokens = (tokens: Tokens): string => encodeJson({ v: VERSION, ...tokens })

export function createTokenStore(storage: StoragePort & Latency, key: string): TokenStore {
  let tokens: Tokens | null = null
  /**
   * The text in the storage when `tokens` was last read or written. While it is unchanged, memory counts, even after a failed
   * write.
   */
  let seen: string | null = null
  /** The storage could not be read after a change, and may still hold what was there before. */
  let isBehind = false
  function compare(): void {
    const text = storage.read(key)
    isBehind = text === undefined
    if (text !== undefined) seen = text
  }
  function store(): void {
    const text = tokens && storedTokens(tokens)
    // A failed write must not leave the spent refresh token in the storage; removing it may also free space.
    if (!text || !storage.write(key, text)) {
      storage.remove(key)
      if (text) storage.write(key, text)
    }
    compare()
  }
  const { pull, push } = ownOf(storage)
  return {
    pull,
    push,
    read() {
      const text = storage.read(key)
      if (text === undefined) return tokens
      if (text === seen) {
        if (isBehind) store()
        return tokens
      }
      const stored = parseRecord(text)
      tokens = stored?.v === VERSION ? parseTokens(stored) : null
      if (text !== null && !tokens) storage.remove(key)
      compare()
      return tokens
    },
    write(next) {
      tokens = next
      store()
    },
    clear() {
      tokens = null
      store()
    },
  }
}
