/**
 * What a page needs after its first buttons are drawn: products, prices, adding to the cart, and the parts that exist once per
 * page.
 */

// Shared by later chunks: exported here, they are bundled with the shop instead of in separate files.
export { getComplex } from '../../platform/http/read-call'
export { readPage } from '../../platform/query/read-page'
export { createRedirectSession } from '../../platform/redirects/api'
export { pictureAt } from '../../store/catalog/picture-at'
export { objectsIn } from '../../store/catalog/untrusted'
export { useModal } from '../../widget/dialog/use-modal'
export { QuantityStepper } from '../../widget/QuantityStepper'
export { loadAccount } from '../account/load-account'
export { cartToggle } from '../cart/cart-toggle'
export { leaveFor } from '../page/navigation'
export { performAction } from '../page-ui/data-attributes'
export { buy } from '../shop/buy'
export { startCheckout } from '../shop/checkout'
export { connect } from '../shop/connect'
export { loadLanguages, setLocale } from '../shop/load-languages'
export * from '../shop/load-parts'
export { setUpPage } from './set-up-page'
