/** What the check-up tells of services that a shop does not offer. */
import type { StoragePort } from '../../platform/storage'
import { refusals, type ServiceName } from './offered'
import { storageKey } from './storage-keys'

const SERVICES: Readonly<Record<ServiceName, true>> = {
  recommendations: true,
  'back-in-stock-requests': true,
  orders: true,
  fulfillments: true,
  subscriptions: true,
  currencies: true,
  'wish-lists': true,
  'order-by-id': true,
}

/** The services that the shop refused within the last day. Any script can write other names into the page's storage. */
export function refusedServices(storage: StoragePort, clientId: string): ServiceName[] {
  const kept = Object.keys(refusals(storage, storageKey(clientId, 'refused')))
  return (Object.keys(SERVICES) as ServiceName[]).filter((service) => kept.some((name) => name.split(' ')[0] === service))
}
