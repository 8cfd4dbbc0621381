/**
 * The checkouts that this browser has left for and that may still become orders: the tab that left may be closed at the end, or the
 * buyer may go back and forth before paying.
 */
import type { StoragePort } from '../../platform/storage'
import { encodeJson } from '../../platform/wire/encode'
import { parseJson } from '../../platform/wire/json'
import { storageKey } from '../base/storage-keys'

export interface LeftCheckout {
  id: string
  /** Id of its cart. While the platform still has this cart, no order was placed. */
  cart?: string
  /** Left longer ago than buyers take to pay. */
  isOld?: boolean
}

type Entry = [id: string, at: number, cart?: string]

const OLD_MS = 3_600_000
const EXPIRED_MS = 3 * 86_400_000
const MOST_KEPT = 5

/** Any script can write into the page's storage. */
const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

function entriesIn(storage: StoragePort, clientId: string, now: number): Entry[] {
  const stored = parseJson(storage.read(storageKey(clientId, 'left')))
  return (Array.isArray(stored) ? stored.filter(isEntry) : []).filter(([, at]) => Math.abs(now - at) < EXPIRED_MS)
}

function write(storage: StoragePort, clientId: string, entries: readonly Entry[]): void {
  const key = storageKey(clientId, 'left')
  if (entries.length) storage.write(key, encodeJson(entries.slice(-MOST_KEPT)))
  else storage.remove(key)
}

/** @param now device clock, ms since 1970 */
export function noteLeft(storage: StoragePort, clientId: string, { id, cart }: LeftCheckout, now: number = Date.now()): void {
  const others = entriesIn(storage, clientId, now).filter(([other]) => other !== id)
  write(storage, clientId, [...others, cart ? [id, now, cart] : [id, now]])
}

/** The newest last. Removes what has expired. */
export function leftCheckouts(storage: StoragePort, clientId: string, now: number = Date.now()): LeftCheckout[] {
  const entries = entriesIn(storage, clientId, now)
  write(storage, clientId, entries)
  return entries.map(([id, at, cart]) => ({
    id,
    cart: typeof cart === 'string' ? cart : undefined,
    isOld: Math.abs(now - at) > OLD_MS,
  }))
}

/** Its order was reported. */
export function forgetLeft(storage: StoragePort, clientId: string, id: string): void {
  write(
    storage,
    clientId,
    entriesIn(storage, clientId, Date.now()).filter(([other]) => other !== id),
  )
}
