/** One shop per client id and page, shared by all elements, scripts and frames that use it. */
import { storageKey } from '../../store/base/storage-keys'
import { createShop } from '../../store/shop/shop'
import { SNAPSHOT } from '../dom/inline-snapshot'
import { dispatchShopEvent } from '../events/dispatch'
import type { PageView, Settings } from '../page/page'
import type { Attribution, PageShop } from '../page/page-shop'
import { storageFor } from '../page/storage'
import { report } from '../report/console'
import { tellAuthor } from '../report/notify-author'
import type { EarlyRequests } from '../settings/early-requests'
import { importSnapshotParts, loadDrawer, loadShopParts } from './chunks'

const eventTarget = (source: unknown, document: Document): EventTarget =>
  source instanceof Element && source.isConnected ? source : document

export function createPageShop(
  clientId: string,
  { config, view, document }: PageView & Settings,
  early: EarlyRequests | undefined,
  api: string = config.api,
  catalog?: string | null,
): PageShop {
  const kind = config.consent === 'none' ? config.storage : 'memory'
  const storage = storageFor(kind, view)
  const tabStorage = storageFor(kind === 'memory' ? kind : 'session', view)
  let attribution: Attribution | undefined
  let parts: Awaited<ReturnType<typeof loadShopParts>>
  const shop = createShop({
    clientId,
    connect: async () => {
      parts = await loadShopParts()
      return parts.connect(clientId, { api, config }, storage, early)
    },
    catalog: catalog === 'v1' || catalog === 'v3' ? catalog : config.catalog,
    cartApi: config.cartApi,
    startedProducts: early?.products,
    loadDrawerActions: loadDrawer,
    storage,
    tabStorage,
    report,
    attribution: (source) => attribution?.(source) ?? {},
    // The shop parts are loaded by then, because the address comes from the platform.
    navigate: (url) => parts.leaveFor(url, view),
  })
  shop.listen((event) => {
    if (event.type === 'error') tellAuthor(event.error)
    dispatchShopEvent(eventTarget(event.source, document), event)
  })

  /** One entry for each element, since several elements may show the same product. */
  const references = new Set<[reference: string]>()
  /** Elements that the parser has not reached yet belong in the same request. */
  const parsed = new Promise<void>((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
    else resolve()
  })
  let isRequested = false
  // Before the snapshot: products remembered from a later visit are newer.
  const remembered = storage.read(storageKey(clientId, 'products'))
  if (remembered)
    importSnapshotParts().then(
      ({ restoreProducts, pageMoney }) => restoreProducts(shop.store, remembered, pageMoney(config, document)),
      () => {}, // the platform is queried in any case
    )
  /** Seeds the shop with the page's snapshot, if there is one. Settles when products may be requested. */
  const readSnapshot = (otherwise: Promise<unknown> = parsed): Promise<unknown> =>
    config.snapshot || document.querySelector(SNAPSHOT)
      ? importSnapshotParts()
          .then((parts) => parts.openSnapshot({ shop, storage, config, document, references, parsed, early }))
          .catch(() => otherwise)
      : otherwise
  // An inline snapshot may come after the script.
  const due = readSnapshot(parsed.then(() => readSnapshot()))
  return {
    shop,
    api,
    storage,
    tabStorage,
    due,
    setAttribution(next) {
      attribution = next
    },
    addReference(reference) {
      const entry: [string] = [reference]
      references.add(entry)
      return () => references.delete(entry)
    },
    async load(reference) {
      await due
      if (!isRequested) {
        isRequested = true
        // Each element reports the failure of its own product.
        for (const [other] of references) if (other !== reference) shop.loadProduct(other).catch(() => {})
      }
      return shop.loadProduct(reference)
    },
  }
}
