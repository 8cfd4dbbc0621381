/** Ids of the products that this visitor viewed, the latest first, in the shop's storage. */
import type { StoragePort } from '../../platform/storage'
import { encodeJson } from '../../platform/wire/encode'
import { storageKey } from '../base/storage-keys'
import { isId } from '../catalog/is-id'

const KEPT = 24

/** Any script can write into the page's storage: only valid ids are returned. */
export function viewedIds(storage: StoragePort, clientId: string): string[] {
  try {
    const ids: unknown = JSON.parse(storage.read(storageKey(clientId, 'viewed')) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string' && isId(id)).slice(0, KEPT) : []
  } catch {
    return []
  }
}

/** Called when the product itself is shown, not for a card. */
export function rememberViewed(storage: StoragePort, clientId: string, productId: string): void {
  const others = viewedIds(storage, clientId).filter((id) => id !== productId)
  storage.write(storageKey(clientId, 'viewed'), encodeJson([productId, ...others].slice(0, KEPT)) as string)
}
