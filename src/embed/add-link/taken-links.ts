/** Addresses whose products were already added: following the same link twice adds once. */
import type { StoragePort } from '../../platform/storage'
import { encodeJson } from '../../platform/wire/encode'
import { parseJson } from '../../platform/wire/record'
import { storageKey } from '../../store/base/storage-keys'

/** A link that is followed again after a day adds again. */
const REMEMBERED_MS = 86_400_000
const MOST_REMEMBERED = 20
const MOST_CHARS = 300

type Entry = [address: string, at: number]

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

export interface TakenLinks {
  has(address: string): boolean
  add(address: string): void
  /** Allows the link once more, because its products were removed. */
  forget(address: string): void
}

/** @param storage memory, until the visitor has consented to more */
export function takenLinks(clientId: string, storage: StoragePort, now: () => number = Date.now): TakenLinks {
  const key = storageKey(clientId, 'added')
  const nameOf = (address: string) => address.slice(0, MOST_CHARS)
  function entries(): Entry[] {
    const known = parseJson(storage.read(key))
    const time = now()
    return (Array.isArray(known) ? known.filter(isEntry) : []).filter(([, at]) => Math.abs(time - at) < REMEMBERED_MS)
  }
  const others = (address: string) => entries().filter(([known]) => known !== nameOf(address))
  const write = (list: readonly Entry[]) => storage.write(key, encodeJson(list.slice(-MOST_REMEMBERED)) ?? '[]')
  return {
    has: (address) => entries().some(([known]) => known === nameOf(address)),
    add: (address) => write([...others(address), [nameOf(address), now()]]),
    forget: (address) => write(others(address)),
  }
}
