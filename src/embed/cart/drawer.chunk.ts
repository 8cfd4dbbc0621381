/** The drawer and its actions; loads when the cart is about to open. What opening does not need has chunks of its own. */
export { createRedirectSession } from '../../platform/redirects/api'
export { CartDrawer } from '../../widget/cart/CartDrawer'
export { QuantityStepper } from '../../widget/QuantityStepper'
// Tells Rollup that the page UI is loaded by now. Without it, icons and announcements become small files of their own.
export * from '../page-ui/page-ui.chunk'
export * from './dialogs'
export { createDrawerActions, importInlineCart, loadExtras } from './load-cart-parts'
