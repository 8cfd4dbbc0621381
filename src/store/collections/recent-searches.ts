/** What this visitor searched for, the latest first, in the shop's storage: only in memory until the visitor allows more. */
import type { StoragePort } from '../../platform/storage'
import { encodeJson } from '../../platform/wire/encode'
import { parseJson } from '../../platform/wire/json'
import { storageKey } from '../base/storage-keys'
import { stringsIn } from '../catalog/untrusted'
import { LONGEST_SEARCH } from './suggest'

const KEPT = 5

export interface RecentSearches {
  list(): string[]
  add(text: string): void
  clear(): void
}

export function createRecentSearches(storage: StoragePort, clientId: string): RecentSearches {
  const key = storageKey(clientId, 'searches')
  /** Any script can write into the page's storage. */
  function list(): string[] {
    const texts = stringsIn(parseJson(storage.read(key))).map((text) => text.trim())
    return texts.filter((text) => text && text.length <= LONGEST_SEARCH).slice(0, KEPT)
  }
  return {
    list,
    add(text) {
      const same = (other: string) => other.toLowerCase() === text.toLowerCase()
      storage.write(key, encodeJson([text, ...list().filter((other) => !same(other))]))
    },
    clear: () => storage.remove(key),
  }
}
