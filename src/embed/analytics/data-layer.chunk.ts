/** Pushes GA4's e-commerce events for what really happened on the page, once each; with `data-consent="required"` never before consent. */

import { pastedText } from '../../store/base/pasted-text'
import type { CartDelta, OrderView } from '../../store/base/shop-events'
import type { ShopState } from '../../store/base/state'
import { storageKey } from '../../store/base/storage-keys'
import type { CartView } from '../../store/base/views'
import type { ItemList } from '../../store/collections/item-list'
import type { CartletEvents } from '../events/event-types'
import { viewItem } from '../events/ga4-view-item'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { readAttribute } from '../settings/read-attribute'
import { pushEvent } from './data-layer'
import { cartChanges, type EventOfAnalytics, ofCart, ofList, purchase } from './ga4-events'
import { createLedBy, type LedBy } from './led-by'
import { mayCount, type Take } from './start-data-layer'
import { createToldViews } from './told-views'
import { watchCarts } from './watch-carts'
import { watchLists } from './watch-lists'
import { watchSeen } from './when-seen'

/**
 * Shops whose cart was being changed when counting became allowed: changes begun earlier are not counted, even if the platform
 * answers later.
 */
const isChanging = ({ pending, intents, adds, awaited }: ShopState): boolean =>
  pending > 0 || adds.length > 0 || awaited.length > 0 || Object.keys(intents).length > 0

/** Keeps a shop in `underWay` until its cart has no pending changes. */
function noteUnderWay({ shops, life }: Page, underWay: Set<PageShop>): void {
  for (const pageShop of shops()) {
    const { store } = pageShop.shop
    if (underWay.has(pageShop) || !isChanging(store.getState())) continue
    underWay.add(pageShop)
    const stop = store.subscribe((state) => {
      if (isChanging(state)) return
      stop()
      // The change event is dispatched after the state has changed.
      queueMicrotask(() => underWay.delete(pageShop))
    })
    life.signal.addEventListener('abort', stop, { once: true })
  }
}

type ProductShown = CartletEvents['cartlet:product-view']

const PRODUCT = 'cartlet-product,[data-cartlet="product"]'

/**
 * Returns the function that takes the page's events from now on. `wasAllowed`: counting was allowed when this code was requested.
 */
export function fillDataLayer(page: Page, wasAllowed: boolean): Take {
  const { view, config, life } = page
  const isAllowed = () => !life.signal.aborted && mayCount(config)
  const shopOf = (element: Element): PageShop => page.shopFor(readAttribute(element)('client-id'))
  const ledBy = new WeakMap<PageShop, LedBy>()
  /** The lists that led the visitor to the products of a shop. */
  function listsOf(pageShop: PageShop): LedBy {
    const cached = ledBy.get(pageShop)
    if (cached) return cached
    const made = createLedBy(pageShop.tabStorage, storageKey(pageShop.shop.clientId, 'lists'))
    ledBy.set(pageShop, made)
    return made
  }
  function push(event: EventOfAnalytics | undefined): void {
    if (!event || !isAllowed()) return
    for (const item of event.ecommerce.items)
      for (const pageShop of item.item_list_id ? [] : page.shops()) Object.assign(item, listsOf(pageShop).placeOf(item.item_id))
    pushEvent(view, event)
  }

  const firstTimes = new WeakMap<PageShop, (name: string) => boolean>()
  /** Whether this page tells of the product or list for the first time. */
  function isNew(pageShop: PageShop, ...names: string[]): boolean {
    let tell = firstTimes.get(pageShop)
    if (!tell) {
      tell = createToldViews(pageShop.storage, storageKey(pageShop.shop.clientId, 'shown'), page)
      firstTimes.set(pageShop, tell)
    }
    // Another path of a client-side router is another view.
    return tell([view.location.pathname, ...names].join(' '))
  }
  function tellProduct(host: Element, { product, ecommerce }: ProductShown): void {
    if (isAllowed() && isNew(shopOf(host), 'item', product.id)) push(ofList('view_item', ecommerce))
  }

  /** Products in the page by their element; each is reported once it is seen. */
  const products = new Map<Element, ProductShown>()
  const productsSeen = watchSeen(page, (host) => {
    const product = products.get(host)
    if (!product || !isAllowed()) return
    productsSeen.remove(host)
    tellProduct(host, product)
  })
  const lists = watchLists(page, (host, list) => {
    if (!isAllowed()) return
    const pageShop = shopOf(host)
    const items = list.items.filter(({ item_id }) => isNew(pageShop, 'list', list.item_list_id, item_id))
    if (items.length) push(ofList('view_item_list', { ...list, items }))
  })
  const carts = watchCarts(page, isAllowed, (cart) => push(ofCart('view_cart', cart)))

  /** Views and the order that led here are held until counting is allowed; earlier actions of the visitor are not. */
  const held: Parameters<Take>[] = []
  const HELD = new Set(['product-view', 'collection-view', 'search-results', 'checkout-return'])

  const underWay = new Set<PageShop>()
  const begun = new Set<string>()
  const steps: Record<string, (detail: never, target: EventTarget | undefined) => void> = {
    'product-view'(shown: ProductShown, target) {
      if (!(target instanceof Element)) return
      // A quick view is opened by the visitor, so it is seen at once.
      if (!target.matches(PRODUCT)) return tellProduct(target, shown)
      products.set(target, shown)
      productsSeen.add(target)
    },
    'collection-view'(list: ItemList, target) {
      if (target instanceof Element) lists.shown(target, list)
    },
    'product-select'(list: ItemList, target) {
      lists.flush()
      for (const item of list.items) if (target instanceof Element) listsOf(shopOf(target)).picked(item)
      push(ofList('select_item', list))
    },
    search: ({ search_term }: { search_term: string }) => pushEvent(view, { event: 'search', search_term }),
    'search-results': ({ search_term }: { search_term: string }) =>
      pushEvent(view, { event: 'view_search_results', search_term }),
    'cart-change'({ action, delta }: { action: string; delta: CartDelta[] }, target) {
      // After `sync` the cart was only read again: another tab or the platform has changed it, not this page.
      if (action === 'sync' || underWay.size) return
      for (const { productId, quantity } of delta) {
        const item = target instanceof Element && quantity > 0 && lists.itemIn(target, productId)
        if (item) listsOf(shopOf(target)).picked(item)
      }
      for (const event of cartChanges(delta)) push(event)
    },
    'cart-open': () => carts.look(),
    checkout({ checkoutId, cart }: { checkoutId: string; cart?: CartView }) {
      if (!cart || begun.has(checkoutId)) return
      begun.add(checkoutId)
      push(ofCart('begin_checkout', cart))
    },
    'checkout-return'({ order }: { order?: OrderView }) {
      if (order) push(purchase(order))
    },
  }

  const take: Take = (name, detail, target, wasAllowed = true) => {
    const isOpened = name === 'product-view' && target instanceof Element && !target.matches(PRODUCT)
    const isKept = HELD.has(name) && !isOpened
    if (!isAllowed()) {
      if (isKept) held.push([name, detail, target])
      return
    }
    if (!wasAllowed && !isKept) return
    try {
      steps[name]?.(detail as never, target)
    } catch {
      // Any script of the page can dispatch an event of this name, with any detail.
    }
  }
  let isCounting = wasAllowed
  function followConsent(): void {
    if (isAllowed()) {
      if (!isCounting) noteUnderWay(page, underWay)
      for (const taken of held.splice(0)) take(...taken)
    }
    isCounting = isAllowed()
    carts.look()
  }
  page.onLookChange(followConsent)
  followConsent()

  // Elements drawn before this code was loaded, with products from a snapshot or the last visit.
  for (const { host } of page.embeds) {
    const entry =
      host.matches(PRODUCT) && shopOf(host).shop.store.getState().products[readAttribute(host)('product')?.trim() ?? '']
    if (entry && entry.status === 'ready')
      take('product-view', viewItem(entry.product, pastedText(readAttribute(host)('variant') ?? '')), host)
  }
  return take
}
