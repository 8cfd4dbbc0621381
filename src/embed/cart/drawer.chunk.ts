/** The drawer and its actions; loaded when the cart is about to open. What opening does not need is in other chunks. */
export { CartDrawer } from '../../widget/cart/CartDrawer'
export { QuantityStepper } from '../../widget/QuantityStepper'
export * from '../dom/dialogs'
export { followPage } from './follow-page'
export { createDrawerActions, importInlineCart, loadExtras } from './load-cart-parts'
