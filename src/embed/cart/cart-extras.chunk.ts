/** What a cart shows beyond lines and totals; loaded while it opens. */
export { createCartExtras } from './cart-extras'
export { connectToCheckout } from './connect-to-checkout'
