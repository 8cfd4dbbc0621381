/** A set of the platform's public keys, given or fetched: `jose` looks keys up, this module fetches them again. */
import { type CompactVerifyGetKey, createLocalJWKSet, type JSONWebKeySet } from 'jose'
import { isRecord } from '../../wire/record'
import { withDeadline } from './deadline'
import { badKey, EventError } from './errors'
import type { KeySource, PublicJwk } from './keys'

export interface JwkSet {
  keys: readonly (PublicJwk & { kid?: string })[]
}

/** A fixed set, or a function that fetches one. Its signal is aborted after the timeout. */
export type JwkSource = JwkSet | ((signal: AbortSignal) => JwkSet | Promise<JwkSet>)

/** When a key set is fetched again. All values in milliseconds. */
export interface KeySetRules {
  /** A set of this age is fetched again with the next delivery; when that fails, it stays in use. @default ten minutes */
  renewAfterMs?: number
  /** Keys that were fetched longer ago are not used. @default one day */
  maxAgeMs?: number
  /** Minimum time between two fetches, also after a failed one: no delivery can cause an earlier fetch. @default 30000 */
  cooldownMs?: number
  /** Timeout of one fetch. @default 5000 */
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
 * Looks keys up by `kid`; a token without one may be signed by any key of the set. The remote set of `jose` is not used: it
 * measures its cooldown from the last success only, so that each forged key id causes a fetch while the source is unreachable.
 */
export function keySet(source: JwkSource, now: () => number, rules: KeySetRules = {}): KeySource {
  if (typeof source !== 'function') return givenSet(source)
  const { renewAfterMs = 600_000, maxAgeMs = 86_400_000, cooldownMs = 30_000, timeoutMs = 5000 } = rules
  let fetched: FetchedKeys | undefined
  let failure: EventError | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let pending: Promise<FetchedKeys> | undefined

  const fetchKeys = async (): Promise<FetchedKeys> => {
    try {
      const at = now()
      fetched = { find: readSet(await withDeadline(timeoutMs, source)), at }
      failure = undefined
      return fetched
    } catch (cause) {
      failure = cause instanceof EventError ? cause : badKey('set could not be fetched', cause)
      throw failure
    } finally {
      pending = undefined
    }
  }
  const isCooling = () => Math.abs(now() - askedAt) < cooldownMs

  /** One fetch at a time, shared by all waiting deliveries. */
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
    return fetched ?? ask()
  }

  return {
    async current() {
      const age = fetched ? Math.abs(now() - fetched.at) : Number.POSITIVE_INFINITY
      if (fetched && age < renewAfterMs) return fetched.find
      try {
        return (await renewed()).find
      } catch (error) {
        // Known keys stay in use while the source is unreachable.
        if (fetched && age <= maxAgeMs) return fetched.find
        throw error
      }
    },
    async newerThan(keys) {
      if (fetched && fetched.find !== keys) return fetched.find
      const { find } = await renewed()
      return find === keys ? undefined : find
    },
  }
}
