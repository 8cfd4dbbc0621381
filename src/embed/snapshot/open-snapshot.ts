/** Reads the page's snapshot into its shop, so that prices are drawn before the platform is asked. */
import { CartletError } from '../../platform/http/errors'
import type { StoragePort } from '../../platform/storage'
import { readSnapshot } from '../../store/catalog/snapshot/read-snapshot'
import { seedSnapshot } from '../../store/catalog/snapshot/seed-snapshot'
import type { Shop } from '../../store/shop'
import { storageKey } from '../../store/storage-keys'
import type { PageConfig } from '../boot/config'
import type { EarlyRequests } from '../boot/early-requests'
import { notifyAuthor } from '../report/notify-author'

export interface SnapshotPage {
  shop: Shop
  storage: StoragePort
  config: PageConfig
  document: Document
  /** Ids and slugs of the products on the page. */
  references: Iterable<[reference: string]>
  /** Resolves once all of the page's own markup is there. */
  parsed: Promise<void>
  /** The loader has requested the file. */
  early?: EarlyRequests
}

const DEFAULT_MAX_AGE_HOURS = 24
const IDLE_WITHIN_MS = 2000

/** The author's number of hours; anything else counts as the default. */
function hoursOf(text: string): number {
  const hours = Number(text)
  return hours >= 0 ? hours : DEFAULT_MAX_AGE_HOURS
}

const idle = () =>
  new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: IDLE_WITHIN_MS })
    else setTimeout(resolve, 1)
  })

/** Never rejects: the text of an error is no snapshot either. */
const download = (address: string): Promise<string> => fetch(address).then((reply) => reply.text(), String)

/**
 * Never rejects; resolves when the platform is to be asked for the products on the page: when the browser is idle where the snapshot shows
 * all of them, otherwise at once. The author is told of a snapshot that cannot be used.
 */
export async function openSnapshot(page: SnapshotPage): Promise<void> {
  const { shop, document, config } = page
  const { api, snapshot: address, snapshotMaxAge } = config
  // Another shop of the page has no snapshot.
  if (shop.clientId !== config.clientId) return page.parsed
  const text = address
    ? await (page.early?.snapshot ?? download(address))
    : (document.querySelector('[data-cartlet-snapshot]')?.textContent ?? '')
  const tell = (problem: string) =>
    notifyAuthor(document, new CartletError('SNAPSHOT_IGNORED', `The snapshot ${address || 'in the page'} ${problem}`))
  const terms = { clientId: shop.clientId, api, maxAgeHours: hoursOf(snapshotMaxAge), now: Date.now() }
  const reading = readSnapshot(text, terms)
  if ('problem' in reading) tell(reading.problem)
  else {
    const { snapshot, readAt, broken } = reading
    if (broken) tell(`has ${broken} broken entries, which are left out`)
    // Saves a new visitor of a version 1 shop one refused request.
    const key = storageKey(shop.clientId, 'catalog')
    if (page.storage.read(key) === null) page.storage.write(key, snapshot.catalog)
    seedSnapshot(shop.store, snapshot, readAt)
  }
  await page.parsed
  const { products } = shop.store.getState()
  if ([...page.references].every(([reference]) => products[reference]?.status === 'ready')) await idle()
}
