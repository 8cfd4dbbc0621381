/** Whether the shop has refused a service within the last day; for what is drawn before the code behind it is loaded. */
import type { StoragePort } from '../../platform/storage'
import type { ServiceName } from './service-names'
import { storageKey } from './storage-keys'

const DAY_MS = 86_400_000

/** To visitors or to members: which of them this is, is not known before the client is loaded. */
export function wasRefused(storage: StoragePort, clientId: string, service: ServiceName): boolean {
  const kept = storage.read(storageKey(clientId, 'refused'))
  const at = new RegExp(`"${service} \\w+":(\\d+)`).exec(`${kept}`)?.[1]
  const age = Date.now() - Number(at)
  return age >= 0 && age < DAY_MS
}
