/** One shop per client id and page, shared by all elements, scripts and frames that ask for it. */
import { formatMoney } from '../../i18n/format'
import { createShop } from '../../store/shop'
import { dispatchShopEvent } from '../api/public-events'
import { loadDrawer, loadShopParts } from '../boot/chunks'
import type { EarlyRequests } from '../boot/early-requests'
import { tellAuthor } from '../report/notify-author'
import { localeFor } from './language'
import { leaveFor } from './navigation'
import type { PageView, Settings } from './page'
import type { Attribution, PageShop } from './page-shop'
import { storageFor } from './storage'

/** A visitor waits for nearly every call, and for those queued behind it: waiting longer for a retry helps nobody. */
const MAX_WAIT_MS = 5000

const eventTarget = (source: unknown, document: Document): EventTarget =>
  source instanceof Element && source.isConnected ? source : document

export function createPageShop(
  clientId: string,
  { config, view, document }: PageView & Settings,
  early: EarlyRequests | undefined,
): PageShop {
  const kind = config.consent === 'none' ? config.storage : 'memory'
  const storage = storageFor(kind, view)
  const tabStorage = storageFor(kind === 'memory' ? kind : 'session', view)
  let attribution: Attribution | undefined
  const shop = createShop({
    clientId,
    async connect() {
      const { createPageClient, pageFetch, ...parts } = await loadShopParts()
      const environment = { storage, fetch: pageFetch }
      if (early) early.over = true
      return {
        client: createPageClient({
          clientId,
          apiOrigin: config.api,
          environment,
          maxWaitMs: MAX_WAIT_MS,
          startedToken: early?.token,
        }),
        ...parts,
      }
    },
    catalog: config.catalog,
    startedProducts: early?.products,
    loadDrawerActions: loadDrawer,
    storage,
    tabStorage,
    attribution: (source) => attribution?.(source) ?? {},
    formatMoney: (value, currency) => formatMoney(value, currency, localeFor(config, document.documentElement)),
    navigate: (url) => leaveFor(url, view),
  })
  shop.listen((event) => {
    if (event.type === 'error') tellAuthor(event.error)
    dispatchShopEvent(eventTarget(event.source, document), event)
  })

  const references = new Map<string, number>()
  /** Elements that the parser has yet to reach belong in the same request. */
  const parsed = new Promise<void>((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
    else resolve()
  })
  let isRequested = false
  return {
    shop,
    storage,
    tabStorage,
    setAttribution(next) {
      attribution = next
    },
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
      if (!isRequested) {
        isRequested = true
        // Each element reports the failure of its own product.
        for (const other of references.keys()) if (other !== reference) shop.loadProduct(other).catch(() => {})
      }
      return shop.loadProduct(reference)
    },
  }
}
