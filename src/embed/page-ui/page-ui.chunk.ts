/** What a page has once, beside its elements; loaded after the first buttons. */
export { cartToggle } from './cart-toggle'
export { performAction } from './data-attributes'
export { loadAccount } from './load-account'
export { setUpPage } from './set-up-page'
