/** Validates the messages of a relay, which may be another version or not a relay at all. */
import type { StreamEvent } from './read-events'

export type Change = readonly [kind: 'product' | 'stock' | 'collection', id: string]

export type RelayWords = {
  /** The id to resume after; empty when the relay sent none. */
  id: string
  /** The number of open pages, as far as the relay knows. */
  listeners: number
} & ({ type: 'hello'; heartbeatMs: number } | { type: 'change'; changes: readonly Change[] } | { type: 'reset' })

/** More changes in one message count as a reset. */
const MOST_CHANGES = 1000
const ID = /^[\w-]{1,64}$/
const KIND = /^(product|stock|collection)$/

const isChange = (value: unknown): value is Change =>
  Array.isArray(value) && KIND.test(`${value[0]}`) && typeof value[1] === 'string' && ID.test(value[1])

const between = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' && value >= 0 ? Math.min(Math.max(value, least), most) : otherwise

/** Undefined for an invalid message. */
export function understand({ name, id: given, data }: StreamEvent): RelayWords | undefined {
  let parsed: { listeners?: unknown; heartbeatMs?: unknown; changes?: unknown } | null
  try {
    parsed = JSON.parse(data)
  } catch {
    return undefined
  }
  if (!parsed || typeof parsed !== 'object') return undefined
  const { listeners, heartbeatMs, changes } = parsed
  const about = { id: ID.test(given) ? given : '', listeners: between(listeners, 1, 10_000_000, 1) }
  if (name === 'hello') return { ...about, type: name, heartbeatMs: between(heartbeatMs, 1000, 3_600_000, 15_000) }
  if (name === 'reset') return { ...about, type: name }
  if (name !== 'change' || !Array.isArray(changes)) return undefined
  if (changes.length > MOST_CHANGES) return { ...about, type: 'reset' }
  return { ...about, type: name, changes: changes.filter(isChange) }
}
