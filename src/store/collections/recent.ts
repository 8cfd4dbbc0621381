/** Ids of the products that this visitor viewed, the latest first, in the shop's storage. */
import type { StoragePort } from '../../platform/storage'
import { encodeJson } from '../../platform/wire/encode'
import { parseJson } from '../../platform/wire/json'
import { storageKey } from '../base/storage-keys'
import { isId } from '../catalog/is-id'
import { stringsIn } from '../catalog/untrusted'

const KEPT = 24

/** Any script can write into the page's storage: only valid ids are returned. */
export function viewedIds(storage: StoragePort, clientId: string): string[] {
  return stringsIn(parseJson(storage.read(storageKey(clientId, 'viewed'))))
    .filter(isId)
    .slice(0, KEPT)
}

/** Called when the product itself is shown, not for a card. */
export function rememberViewed(storage: StoragePort, clientId: string, productId: string): void {
  const others = viewedIds(storage, clientId).filter((id) => id !== productId)
  storage.write(storageKey(clientId, 'viewed'), encodeJson([productId, ...others]))
}
