/** Links whose products were already added: following the same one twice adds once. */
import type { StoragePort } from '../../platform/storage'
import { encodeJson } from '../../platform/wire/encode'
import { parseJson } from '../../platform/wire/json'
import { storageKey } from '../../store/base/storage-keys'

/** A link that is followed again after a day adds again. */
const REMEMBERED_MS = 86_400_000
const MOST_REMEMBERED = 20

/**
 * A link in an e-mail may name its reader, so only a hash of the whole address is stored. Two chains of 32 bits rather than
 * SHA-256, which pages without https cannot compute: a link that is made to have another's hash is only refused.
 */
function hashOf(address: string): string {
  let one = 0x811c9dc5
  let two = 0x9e3779b9
  for (let at = 0; at < address.length; at += 1) {
    const code = address.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    two = Math.imul(two ^ code, 0x85ebca6b) ^ (two >>> 13)
  }
  return [one, two].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('')
}

type Entry = [hash: string, at: number]

/** Entries of earlier versions, which held the address, are none. */
const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && /^[\da-f]{16}$/.test(`${value[0]}`) && typeof value[0] === 'string' && typeof value[1] === 'number'

export interface TakenLinks {
  has(address: string): boolean
  add(address: string): void
  /** Allows the link once more, because its products were removed. */
  forget(address: string): void
  /** Also what is not an entry. */
  removeExpired(): void
}

/** @param storage memory, until the visitor has consented to more */
export function takenLinks(clientId: string, storage: StoragePort, now: () => number = Date.now): TakenLinks {
  const key = storageKey(clientId, 'added')
  function entries(): Entry[] {
    const stored = parseJson(storage.read(key))
    const time = now()
    return (Array.isArray(stored) ? stored.filter(isEntry) : []).filter(([, at]) => Math.abs(time - at) < REMEMBERED_MS)
  }
  const others = (address: string) => entries().filter(([hash]) => hash !== hashOf(address))
  const write = (list: readonly Entry[]) => {
    if (list.length) storage.write(key, encodeJson(list.slice(-MOST_REMEMBERED)))
    else storage.remove(key)
  }
  return {
    has: (address) => entries().some(([hash]) => hash === hashOf(address)),
    add: (address) => write([...others(address), [hashOf(address), now()]]),
    forget: (address) => write(others(address)),
    removeExpired: () => write(entries()),
  }
}
