/** One shop per client id and page, whatever the number of elements, scripts and frames that ask for it. */
import { formatMoney } from '../../i18n/format'
import { memoryStorage, type StoragePort, webStorage } from '../../platform/storage'
import { createShop, type Shop } from '../../store/shop'
import { STORAGE_PREFIX } from '../../store/storage-keys'
import type { ProductView } from '../../store/views'
import { unclobbered } from '../../widget/dialog/unclobbered'
import { dispatchShopEvent } from '../api/public-events'
import { loadDrawer, loadShopParts } from '../boot/chunks'
import type { PageConfig } from '../boot/config'
import type { Started } from '../boot/early-requests'
import { tellAuthor } from '../report/notify-author'
import { localeFor } from './language'
import { leaveFor } from './navigation'

/** A visitor waits for nearly every call, and for those queued behind it: a minute of spinner is no answer. */
const MAX_WAIT_MS = 5000

/** What the parts of a visit keep, beside the shop's own storage. */
export interface VisitPorts {
  storage: StoragePort
  /** Of this tab alone. */
  tabStorage: StoragePort
  /** Where the visitor came from, from now on. */
  attribute(): (source?: unknown) => Record<string, string>
}

export interface PageShop {
  readonly shop: Shop
  /** Once those parts are here. */
  visit?: VisitPorts
  /** Registers a product that stands on the page; returns its undo. */
  addReference(reference: string): () => void
  /** For an element that came near the viewport. The first time, every other product on the page is asked for in the same request. */
  load(reference: string): Promise<ProductView>
}

/** Storage that falls back by itself: a blocked or full area costs the visit's memory, never the visit. */
export function storageFor(kind: PageConfig['storage'], view: Window): StoragePort {
  const memory = memoryStorage()
  if (kind === 'memory') return memory
  const area = webStorage(() => (kind === 'session' ? view.sessionStorage : view.localStorage))
  const probe = `${STORAGE_PREFIX}probe`
  const works = area.write(probe, '1') && area.read(probe) === '1'
  area.remove(probe)
  if (!works) return memory
  return {
    read: (key) => memory.read(key) ?? area.read(key),
    write: (key, value) => {
      let isKept = area.write(key, value)
      if (!isKept) {
        area.remove(key) // what is spent must not be left behind; without it there may be room
        isKept = area.write(key, value)
      }
      memory.remove(key)
      return isKept || memory.write(key, value)
    },
    remove: (key) => {
      memory.remove(key)
      area.remove(key)
    },
  }
}

function eventTarget(source: unknown, document: Document): EventTarget {
  return source instanceof Element && source.isConnected ? source : document
}

export function createPageShop(clientId: string, config: PageConfig, view: Window, started?: Started): PageShop {
  const document = unclobbered(view.document)
  const storage = storageFor(config.consent === 'none' ? config.storage : 'memory', view)
  const shop = createShop({
    clientId,
    async connect() {
      const { createPageClient, pageFetch, ...parts } = await loadShopParts()
      const environment = { storage, fetch: pageFetch }
      if (started) started.over = true
      return {
        client: createPageClient({
          clientId,
          apiOrigin: config.api,
          environment,
          maxWaitMs: MAX_WAIT_MS,
          startedToken: started?.token,
        }),
        ...parts,
      }
    },
    catalog: config.catalog,
    startedProducts: started?.products,
    loadDrawerActions: loadDrawer,
    storage,
    formatMoney: (value, currency) => formatMoney(value, currency, localeFor(config, document.documentElement)),
    navigate: (url) => leaveFor(url, view),
  })
  shop.listen((event) => {
    if (event.type === 'error') tellAuthor(event.error)
    dispatchShopEvent(eventTarget(event.source, document), event)
  })

  const references = new Map<string, number>()
  /** A page that is still being parsed would be asked about piece by piece. */
  const parsed = new Promise<void>((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
    else resolve()
  })
  let wanted = false
  return {
    shop,
    addReference(reference) {
      references.set(reference, (references.get(reference) ?? 0) + 1)
      return () => {
        const left = (references.get(reference) ?? 1) - 1
        if (left) references.set(reference, left)
        else references.delete(reference)
      }
    },
    async load(reference) {
      await parsed
      if (!wanted) {
        wanted = true
        // Each element says itself what is wrong with its own.
        for (const other of references.keys()) if (other !== reference) shop.loadProduct(other).catch(() => {})
      }
      return shop.loadProduct(reference)
    },
  }
}
