/** The wish list of a page's shop, and the heart that changes it. */
import { loadPart } from '../../store/base/load-part'
import { storageKey } from '../../store/base/storage-keys'
import { createWishList, type WishList } from '../../store/wish-list/wish-list'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { notifyAuthor } from '../report/notify-author'

export { itemKey, MOST_ITEMS } from '../../store/wish-list/wish-list'
export { Heart } from '../../widget/wish-list/Heart'
export { useSaved } from '../../widget/wish-list/use-saved'

/** Kept with the shop, which several copies of the code may share. */
type WithList = PageShop & { wishList?: WishList }

const followed = new WeakMap<AbortController, Set<PageShop>>()

/** One for each shop: every heart and every list of the page shows the same. */
export function wishListOf(page: Page, pageShop: WithList): WishList {
  const { view, document, life, onLookChange } = page
  const { shop, storage } = pageShop
  pageShop.wishList ??= createWishList(storage, shop.clientId)
  const { reread } = pageShop.wishList
  const shops = followed.get(life) ?? new Set()
  if (shops.has(pageShop)) return pageShop.wishList
  followed.set(life, shops.add(pageShop))
  const { signal } = life
  const key = storageKey(shop.clientId, 'wish-list')
  // Another tab has changed it, or a member's, or removed everything.
  view.addEventListener('storage', (event) => (event.key ?? key).startsWith(key) && reread(), { signal })
  // The page was away, and heard of nothing.
  view.addEventListener('pageshow', reread, { signal })
  document.addEventListener('visibilitychange', reread, { signal })
  // The visitor's consent decides where it is stored.
  onLookChange(reread)
  const list = pageShop.wishList
  const stop = shop.store.subscribe(followMember)
  /** While a member is logged in, the list is the member's, where the shop offers one. */
  function followMember(): void {
    if (shop.store.getState().session?.role !== 'member') return
    stop()
    loadPart(import('../../store/wish-list/member-list.chunk'), (error) => notifyAuthor(document, error))
      .then(({ followMembers }) => followMembers(pageShop, list, signal))
      .catch(() => {}) // the visitor's own list stays
  }
  followMember()
  return list
}
