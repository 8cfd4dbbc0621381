/** What the check-up tells of services that a shop does not offer. */
import type { StoragePort } from '../../platform/storage'
import { refusals } from './offered'
import { SERVICE_NAMES, type ServiceName } from './service-names'
import { storageKey } from './storage-keys'

/** The services that the shop refused within the last day. Any script can write other names into the page's storage. */
export function refusedServices(storage: StoragePort, clientId: string): ServiceName[] {
  const kept = Object.keys(refusals(storage, storageKey(clientId, 'refused')))
  return SERVICE_NAMES.filter((service) => kept.some((name) => name.split(' ')[0] === service))
}
