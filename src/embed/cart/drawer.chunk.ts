/** Download unit: the drawer and what it does. What is not needed to open it is fetched beside it, or when somebody wants it. */
import { createDrawerActions as createStoreDrawerActions } from '../../store/drawer/drawer-actions'
import type { Engine } from '../../store/engine'
import { once } from '../../store/load-once'
import type { CartExtras } from '../../widget/cart/cart-context'
import type { Page } from '../page/create-page'

export { createRedirectSession } from '../../platform/redirects/api'
export { CartDrawer } from '../../widget/cart/CartDrawer'
export { QuantityStepper } from '../../widget/QuantityStepper'
// Icons and announcements: the page has them by now.
export * from '../page-ui/page-ui.chunk'
export * from './dialogs'

export const importInlineCart = () => import('./inline-cart')
export const loadEstimateParts = () => import('./estimate.chunk')
export const createDrawerActions = (engine: Engine) =>
  createStoreDrawerActions(engine, loadEstimateParts, () => import('../../store/drawer/swap.chunk'))

const importExtras = once(() => import('./cart-extras'))

/** Without them the cart is a plain one: nobody has to be told. */
export const loadExtras = (page: Page, roomy?: boolean): Promise<CartExtras | undefined> =>
  Promise.all([importExtras(), page.speak(page.view.document.documentElement, null, 'extras').pending]).then(
    ([{ createCartExtras }]) => createCartExtras(page, roomy),
    () => undefined,
  )
