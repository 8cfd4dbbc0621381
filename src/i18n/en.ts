/** English. Also the text that a missing translation falls back to. */
import type { ButtonMessages } from './messages'

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`)

export const enButton: ButtonMessages = {
  addToCart: 'Add to cart',
  added: 'Added',
  addedStatus: (name, quantityInCart) => `Added: ${name}, ${quantityInCart} in cart.`,
  chooseOptions: 'Choose options',
  soldOut: 'Sold out',
  preOrder: 'Pre-order',
  unavailable: 'Unavailable',
  maxInCart: 'Maximum in cart',
  maxInCartStatus: (name, quantity) => `All ${quantity} we have of ${name} are already in your cart.`,
  clampedStatus: (name, quantity) => `Only ${quantity} of ${name} could be added: that is all we have left.`,
  addFailed: 'That did not reach your cart. Please try again.',
  checkoutFailed: 'Checkout could not be opened. Please try again.',
  offline: 'The shop cannot be reached right now. Please check your connection and try again.',
  cart: (count) => `Cart, ${items(count)}`,
  wasPrice: 'Was',
  nowPrice: 'Now',
}
