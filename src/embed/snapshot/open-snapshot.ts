/** Reads the page's snapshot into its shop, so that prices are drawn before the platform is queried. */

import { CartletError } from '../../platform/http/errors'
import type { StoragePort } from '../../platform/storage'
import { ownOf } from '../../platform/wire/record'
import { storageKey } from '../../store/base/storage-keys'
import { readSnapshot } from '../../store/catalog/snapshot/read-snapshot'
import { seedSnapshot } from '../../store/catalog/snapshot/seed-snapshot'
import type { Shop } from '../../store/shop/shop'
import { SNAPSHOT } from '../dom/inline-snapshot'
import { pageMoney } from '../page/page-money'
import { notifyAuthor } from '../report/notify-author'
import type { PageConfig } from '../settings/config'
import type { EarlyRequests } from '../settings/early-requests'
import { maxAgeHours } from './max-age'

export interface SnapshotPage {
  shop: Shop
  storage: StoragePort
  config: PageConfig
  document: Document
  /** Ids and slugs of the products on the page. */
  references: Iterable<[reference: string]>
  /** Resolves once the page's own markup is parsed. */
  parsed: Promise<void>
  /** Set if the loader has requested the file. */
  early?: EarlyRequests
}

/** A slower file is drawn when it arrives, and the platform is queried meanwhile. */
const FILE_WITHIN_MS = 3000
const IDLE_WITHIN_MS = 2000

const idle = () =>
  new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: IDLE_WITHIN_MS })
    else setTimeout(resolve, 1)
  })

/** Never rejects: the text of an error is no valid snapshot either. */
const download = (address: string): Promise<string> => fetch(address).then((reply) => reply.text(), String)

/** Draws the snapshot's prices; tells the author if it cannot be used. */
async function seed({ shop, storage, config, document, early }: SnapshotPage): Promise<void> {
  const { api, snapshot: address } = config
  const text = address ? await (early?.snapshot ?? download(address)) : (document.querySelector(SNAPSHOT)?.textContent ?? '')
  const tell = (problem: string) =>
    notifyAuthor(document, new CartletError('SNAPSHOT_IGNORED', `The snapshot ${address || 'in the page'} ${problem}`))
  const reading = ownOf(readSnapshot(text, { clientId: shop.clientId, api, maxAgeHours: maxAgeHours(config), now: Date.now() }))
  if ('problem' in reading) return tell(reading.problem)
  const { snapshot, readAt, broken } = reading
  if (broken) tell(`has ${broken} unreadable entries, which are left out`)
  // Saves new visitors of a version 1 shop one refused request.
  const key = storageKey(shop.clientId, 'catalog')
  if (storage.read(key) === null) storage.write(key, snapshot.catalog)
  seedSnapshot(shop.store, snapshot, readAt, pageMoney(config, document))
}

/**
 * Resolves when the products on the page should be requested from the platform: when the browser is idle if the snapshot contains
 * all of them, otherwise at once.
 */
export async function openSnapshot(page: SnapshotPage): Promise<void> {
  const { shop, config, parsed, references } = page
  // The snapshot belongs to the page's own shop.
  if (shop.clientId !== config.clientId) return parsed
  await Promise.race([seed(page), new Promise((resolve) => setTimeout(resolve, FILE_WITHIN_MS))])
  await parsed
  const { products } = shop.store.getState()
  if ([...references].every(([reference]) => products[reference]?.status === 'ready')) await idle()
}
