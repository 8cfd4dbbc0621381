/** What a cart shows beyond lines and sums; loaded while it opens. */
export { createCartExtras } from './cart-extras'
export { connectToCheckout } from './connect-to-checkout'
