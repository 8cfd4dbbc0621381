/** Products this visitor has looked at, the latest first: ids alone, kept where the shop keeps what it remembers. */
import type { StoragePort } from '../../platform/storage'
import { encodeJson } from '../../platform/wire/encode'
import { isId } from '../catalog/is-id'
import { storageKey } from '../storage-keys'

const KEPT = 24

/** Anybody may have written into the page's storage: only what can be an id comes back. */
export function viewedIds(storage: StoragePort, clientId: string): string[] {
  try {
    const ids: unknown = JSON.parse(storage.read(storageKey(clientId, 'viewed')) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string' && isId(id)).slice(0, KEPT) : []
  } catch {
    return []
  }
}

/** The visitor looks at the product itself, not at a card of it. */
export function rememberViewed(storage: StoragePort, clientId: string, productId: string): void {
  const others = viewedIds(storage, clientId).filter((id) => id !== productId)
  storage.write(storageKey(clientId, 'viewed'), encodeJson([productId, ...others].slice(0, KEPT)) as string)
}
