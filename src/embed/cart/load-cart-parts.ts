/** Downloads that start from the drawer. */
import { createDrawerActions as createStoreDrawerActions } from '../../store/drawer/drawer-actions'
import type { Engine } from '../../store/engine'
import { once } from '../../store/load-once'
import type { CartExtras } from '../../widget/cart/cart-context'
import type { ExtrasPage } from './cart-extras'

export const importInlineCart = () => import('./inline-cart.chunk')

export const createDrawerActions = (engine: Engine) =>
  createStoreDrawerActions(
    engine,
    () => import('./estimate.chunk'),
    () => import('../../store/drawer/swap.chunk'),
  )

const importExtras = once(() => import('./cart-extras.chunk'))

/** Undefined where they cannot be loaded: the cart works without them. */
export const loadExtras = (page: ExtrasPage, roomy?: boolean): Promise<CartExtras | undefined> =>
  Promise.all([importExtras(), page.languageOf(page.document.documentElement, null, 'extras').pending]).then(
    ([{ createCartExtras }]) => createCartExtras(page, roomy),
    () => undefined,
  )
