/** Downloads that the drawer starts. */

import { loadFailed, once } from '../../store/base/load-once'
import type { Engine } from '../../store/cart/engine'
import { createDrawerActions as createStoreDrawerActions } from '../../store/drawer/drawer-actions'
import type { CartExtras } from '../../widget/cart/cart-context'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { notifyAuthor } from '../report/notify-author'

export const importInlineCart = () => import('./inline-cart.chunk')

export const createDrawerActions = (engine: Engine) =>
  createStoreDrawerActions(
    engine,
    () => import('../../store/estimate/estimate.chunk'),
    once(() => import('../../store/drawer/swap.chunk')),
  )

const importExtras = once(() => import('./cart-extras.chunk'))

/**
 * Undefined if the download fails: the cart works without the extras. Those of a shop's drawer are loaded when it first opens.
 * @param roomy they are for a cart in the page
 */
export const loadExtras = (page: Page, roomy: boolean, pageShop: PageShop): Promise<CartExtras | undefined> =>
  Promise.all([importExtras(), page.languageOf(page.document.documentElement, null, 'extras').pending]).then(
    ([{ createCartExtras, connectToCheckout, fillAuthorSlots }]) => {
      if (!roomy) {
        connectToCheckout(page, pageShop)
        fillAuthorSlots(page, pageShop)
      }
      return createCartExtras(page, roomy, [page, pageShop])
    },
    (thrown) => notifyAuthor(page.document, loadFailed(thrown)) as undefined,
  )
