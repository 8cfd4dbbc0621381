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
export { leaveFor } from '../page/navigation'
export { cartToggle } from '../page-ui/cart-toggle'
export { performAction } from '../page-ui/data-attributes'
export { loadAccount } from '../page-ui/load-account'
export { setUpPage } from '../page-ui/set-up-page'
export { buy } from './buy'
export { startCheckout } from './checkout'
export { connect } from './connect'
export { loadLanguages, setLocale } from './load-languages'
export * from './load-parts'
