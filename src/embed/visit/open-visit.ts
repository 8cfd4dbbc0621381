/**
 * Opens the visit of a shop: other tabs, the return from checkout or login, the campaign, a coupon or product in the address, the
 * stored cart.
 */
import type { StoragePort } from '../../platform/storage'
import { loadFailed, once } from '../../store/base/load-once'
import type { Telling } from '../../store/base/state'
import { storageKey } from '../../store/base/storage-keys'
import type { Members } from '../../store/members/members'
import type { Shop } from '../../store/shop/shop'
import { keepTabsAgreed } from '../../store/visit/tab-sync'
import { whenIdle } from '../dom/when-idle'
import { addressedWindow, linkedWindow, whenStillHere } from '../page/navigation'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { notifyAuthor } from '../report/notify-author'
import { attributionOf } from './attribution'
import { browserTabs } from './browser-tabs'
import { onWithdrawal } from './consent-told'
import { takeLoginReturn } from './login-return'

/** Features that a visit starts, each downloaded by the first visit that needs it. */
export interface VisitParts {
  /** Reports a failure to the author itself. */
  members(page: Page, pageShop: PageShop): Promise<Pick<Members, 'finishRedirect' | 'lookForMember'>>
  addLink(): Promise<{
    takeAddLink(page: Page, pageShop: PageShop): Promise<void>
    takenLinks(clientId: string, storage: StoragePort): { removeExpired(): void }
  }>
  orderAhead(): Promise<{ openOrderAhead(pageShop: PageShop, page: Page): void }>
  notice(): Promise<{ tellVisitor(page: Page, pageShop: PageShop, telling: Telling): void }>
  keepUp(): Promise<{ keepUp(page: Page, pageShop: PageShop): Promise<void> }>
}

/** Compares the cart with the last visit's as soon as either has anything in it. */
function watchLater(shop: Shop, storage: StoragePort, onError: (thrown: unknown) => void): () => void {
  const { store, clientId } = shop
  let stop = store.subscribe(start)
  function start() {
    const { cart } = store.getState()
    if (cart.status !== 'ready' || !(cart.cart.count || storage.read(storageKey(clientId, 'visit')))) return
    stop()
    let isOver = false
    stop = () => {
      isOver = true
    }
    once(() => import('../../store/visit/watch-cart.chunk'))().then(({ watchCart }) => {
      if (!isOver) stop = watchCart(shop, storage)
    }, onError)
  }
  start()
  return () => stop()
}

/** Parameters that hosted pages come back with, and the one of the checkout's link back. */
const RETURNED = /[?&](orderId|wixMemberLoggedIn|cartlet-open)=/

/** Reads the cart of a known visitor; for a new visitor nothing is requested. Returns a function that removes the listeners. */
export function openVisit(pageShop: PageShop, page: Page, later: VisitParts): () => void {
  const { shop, storage, tabStorage } = pageShop
  const { config, view } = page
  const { clientId } = shop
  const { getState, setState } = shop.store
  const tabs = browserTabs(clientId, page)
  const linking = linkedWindow(view)
  // Cartlet on the page around this frame takes the links of its own address.
  const isOurs = linking === view || !(Symbol.for('cartlet/1') in linking)
  const loginReturn = takeLoginReturn(clientId, view)
  // Nothing else reports these failures, since no element may be waiting for the result.
  const tell = (thrown: unknown) => notifyAuthor(page.document, loadFailed(thrown))
  pageShop.setAttribution(attributionOf(clientId, tabStorage, page))
  if (config.consent !== 'none' || config.analytics === false)
    import('./consent.chunk').then(({ applyConsent }) => applyConsent(page, pageShop)).catch(tell)
  onWithdrawal(page, storage, (request, removed) => {
    import('./consent.chunk').then(({ followWithdrawal }) => followWithdrawal(page, request, removed)).catch(tell)
  })
  const wasAtCheckout = () =>
    [storage.read(storageKey(clientId, 'left')), tabStorage.read(storageKey(clientId, 'checkout'))].some(Boolean) ||
    RETURNED.test(addressedWindow(view).location.search)
  const comeBack = async (isRestored?: boolean) => {
    setState({ checkout: { status: 'idle' } })
    if (!wasAtCheckout()) return
    const [{ comeBackFromCheckout }] = await Promise.all([import('./come-back.chunk'), shop.engine()])
    await comeBackFromCheckout(page, pageShop, later, isRestored)
  }
  const ready = shop.engine().then(() => comeBack())
  ready.then(() => whenIdle(view, () => void shop.cart.refreshOnce().catch(tell)), tell)
  if (loginReturn)
    later.members(page, pageShop).then(
      (members) => members.finishRedirect(loginReturn),
      () => setState({ addProblem: { name: '', says: 'loginFailed' } }), // an account element cannot tell without that code
    )
  const linked = new URLSearchParams(clientId === config.clientId && isOurs ? linking.location.search : '')
  if (linked.has('cartlet-add'))
    later
      .addLink()
      .then(({ takeAddLink }) => takeAddLink(page, pageShop))
      .catch(tell)
  else if (storage.read(storageKey(clientId, 'added')))
    whenIdle(view, () => void later.addLink().then(({ takenLinks }) => takenLinks(clientId, storage).removeExpired(), tell))
  const code = linked.get('coupon') || tabStorage.read(storageKey(clientId, 'coupon-kept'))
  const stopCoupon = code
    ? once(() => import('../../store/visit/watch-cart.chunk'))().then(
        ({ applyCouponOnce }) =>
          applyCouponOnce(shop, code, tabStorage, (telling) => {
            // Only the page with the link says that its code waits.
            if (telling.coupon !== 'waits' || linked.has('coupon'))
              later.notice().then(({ tellVisitor }) => tellVisitor(page, pageShop, telling), tell)
          }),
        tell,
      )
    : undefined
  const stopLooking = shop.store.subscribe(() => {
    for (const { host } of page.embeds) {
      if (!host.matches('[variant],[data-variant]')) continue
      stopLooking()
      return void later.orderAhead().then((parts) => parts.openOrderAhead(pageShop, page), tell)
    }
  })
  const stopListening = shop.listen((event) => {
    if (event.type !== 'checkout') return
    const { checkout } = getState()
    event.promise.then((outcome) => {
      if (outcome === 'left')
        whenStillHere(view, () => getState().checkout === checkout && setState({ checkout: { status: 'idle' } }))
    })
  })
  // What could not be stored while the storage was blocked must be there for the next page.
  const store = () => void shop.engine().then(({ context }) => context.client.session.look(), tell)
  page.document.addEventListener('visibilitychange', store, { signal: page.life.signal })
  const undo = [
    stopListening,
    tabs.onReturn((isRestored) => isRestored && comeBack(true).catch(() => {})),
    stopLooking,
    watchLater(shop, storage, tell),
    keepTabsAgreed(shop, tabs),
    tabs.onReturn(() =>
      later
        .keepUp()
        .then(({ keepUp }) => keepUp(page, pageShop))
        .catch(tell),
    ),
    () => void stopCoupon?.then((stop) => stop?.()),
  ]
  return () => {
    for (const step of undo) step()
  }
}
