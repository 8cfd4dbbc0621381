/** A set of the platform's public keys, given or fetched: looked up by `jose`, renewed here. */
import { type CompactVerifyGetKey, createLocalJWKSet, type JSONWebKeySet } from 'jose'
import { isRecord } from '../../wire/record'
import { withDeadline } from './deadline'
import { badKey, EventError } from './errors'
import type { KeySource } from './keys'

export interface JwkSet {
  keys: readonly (JsonWebKey & { kid?: string })[]
}

/** A set that stands still, or a function that fetches it. Its signal is aborted when the time for that is over. */
export type JwkSource = JwkSet | ((signal: AbortSignal) => JwkSet | Promise<JwkSet>)

/** When a fetched set is asked for again. Each in milliseconds. */
export interface KeySetRules {
  /** A set this old is renewed with the next delivery, and serves on where that fails. @default ten minutes */
  renewAfterMs?: number
  /** No key is used that was fetched longer ago. @default one day */
  maxAgeMs?: number
  /** The pause after each fetch, also after one that failed: no delivery can make us fetch earlier. @default 30000 */
  cooldownMs?: number
  /** How long one fetch may take. @default 5000 */
  timeoutMs?: number
}

interface FetchedKeys {
  find: CompactVerifyGetKey
  at: number
}

function readSet(set: unknown): CompactVerifyGetKey {
  if (!isRecord(set) || !Array.isArray(set.keys)) throw badKey('set has no list "keys"')
  const keys = set.keys.filter(isRecord)
  if (keys.length === 0) throw badKey('set is empty')
  try {
    return createLocalJWKSet({ keys } as unknown as JSONWebKeySet)
  } catch (cause) {
    throw badKey('set cannot be read', cause)
  }
}

function givenSet(set: JwkSet): KeySource {
  let read: CompactVerifyGetKey | undefined
  return {
    async current() {
      read ??= readSet(set)
      return read
    },
    newerThan: async () => undefined,
  }
}

/**
 * Looks keys up by `kid`; a token without one may be signed by any key of the set. The library's own remote set is not used: it counts its
 * pause from the last success only, so that each forged key id fetches while the source is away.
 */
export function keySet(source: JwkSource, now: () => number, rules: KeySetRules = {}): KeySource {
  if (typeof source !== 'function') return givenSet(source)
  const { renewAfterMs = 600_000, maxAgeMs = 86_400_000, cooldownMs = 30_000, timeoutMs = 5000 } = rules
  let known: FetchedKeys | undefined
  let failure: EventError | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let pending: Promise<FetchedKeys> | undefined

  const fetchKeys = async (): Promise<FetchedKeys> => {
    try {
      const at = now()
      known = { find: readSet(await withDeadline(timeoutMs, source)), at }
      failure = undefined
      return known
    } catch (cause) {
      failure = cause instanceof EventError ? cause : badKey('set could not be fetched', cause)
      throw failure
    } finally {
      pending = undefined
    }
  }
  const isCooling = () => Math.abs(now() - askedAt) < cooldownMs

  /** One fetch at a time, for all who wait. */
  const ask = (): Promise<FetchedKeys> => {
    if (!pending) {
      askedAt = now()
      pending = fetchKeys()
    }
    return pending
  }
  const renewed = async (): Promise<FetchedKeys> => {
    if (pending || !isCooling()) return ask()
    if (failure) throw failure
    return known ?? ask()
  }

  return {
    async current() {
      const age = known ? Math.abs(now() - known.at) : Number.POSITIVE_INFINITY
      if (known && age < renewAfterMs) return known.find
      try {
        return (await renewed()).find
      } catch (error) {
        // Known keys outlive a source that is away; what it answered last was theirs.
        if (known && age <= maxAgeMs) return known.find
        throw error
      }
    },
    async newerThan(keys) {
      if (known && known.find !== keys) return known.find
      const { find } = await renewed()
      return find === keys ? undefined : find
    },
  }
}
