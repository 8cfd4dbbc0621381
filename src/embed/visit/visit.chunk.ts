/** Download unit: what ties this page to other tabs, other pages and earlier visits. */
import { isCartletError } from '../../platform/http/errors'
import { handleCheckoutReturn } from '../../store/visit/checkout-return'
import { applyCouponOnce } from '../../store/visit/coupon-link'
import { watchVisit } from '../../store/visit/last-visit'
import { watchPrices } from '../../store/visit/price-changes'
import { keepTabsAgreed } from '../../store/visit/tab-sync'
import { loadShopParts } from '../boot/chunks'
import type { Page } from '../page/create-page'
import { type PageShop, storageFor } from '../page/create-page-shop'
import { loadMembers } from '../page-ui/load-account'
import { tellAuthor } from '../report/notify-author'
import { attributionOf } from './attribution'
import { browserTabs } from './browser-tabs'
import { takeLoginReturn } from './login-return'

const IDLE_WITHIN_MS = 2000

function whenIdle(view: Window, task: () => void): void {
  if (typeof view.requestIdleCallback === 'function') view.requestIdleCallback(task, { timeout: IDLE_WITHIN_MS })
  else view.setTimeout(task, 1)
}

/** A visitor we know has a cart to show; one we do not know costs no request. Returns the undo of what it listens to. */
export function openShop(pageShop: PageShop, page: Page): () => void {
  const { shop } = pageShop
  const { config, view } = page
  const { clientId } = shop
  const loginReturn = takeLoginReturn(clientId, view)
  // Nobody may be waiting for this, so nobody else may tell.
  const tell = (thrown: unknown) => {
    if (isCartletError(thrown)) tellAuthor(thrown)
  }
  const isFree = config.consent === 'none'
  const kind = isFree ? config.storage : 'memory'
  const storage = storageFor(kind, view)
  const tabStorage = storageFor(kind === 'memory' ? kind : 'session', view)
  const minds = page.consent || !isFree
  const attribute = () => attributionOf(clientId, tabStorage, view)
  const attribution = minds ? undefined : attribute()
  pageShop.visit = { storage, tabStorage, attribute }
  const ready = shop.engine().then(({ context }) => {
    Object.assign(context, { tabStorage, attribution })
    return handleCheckoutReturn(shop)
  })
  if (minds)
    loadShopParts()
      .then((parts) => parts.importConsent())
      .then((parts) => parts.mind(page, pageShop))
      .catch(tell)
  ready.then(() => whenIdle(view, () => void shop.cart.refreshOnce().catch(tell)), tell)
  if (loginReturn) loadMembers(page, pageShop).then((members) => members.finishRedirect(loginReturn), tell)
  const back = (event: PageTransitionEvent) => {
    if (event.persisted) handleCheckoutReturn(shop).catch(() => {})
  }
  view.addEventListener('pageshow', back, page.life)
  const code = clientId === config.clientId && new URLSearchParams(view.location.search).get('coupon')
  // Where an element names a variant there is more to ask.
  const leaveNames = shop.store.subscribe(() => {
    for (const { host } of page.embeds) {
      if (!host.matches('[variant],[data-variant]')) continue
      leaveNames()
      return void import('../product/order-ahead.chunk').then((parts) => parts.openOrderAhead(pageShop, page), tell)
    }
  })
  const undo = [
    watchPrices(shop, storage),
    leaveNames,
    watchVisit(shop, storage),
    keepTabsAgreed(shop, browserTabs(clientId, view)),
    code ? applyCouponOnce(shop, code, tabStorage) : () => {},
  ]
  return () => {
    for (const step of undo) step()
  }
}
