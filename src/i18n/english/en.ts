/** English for the first button; English is also the fallback for missing translations. */
import type { ButtonMessages } from '../messages'

export const enButton: ButtonMessages = {
  addToCart: 'Add to cart',
  added: 'Added',
  chooseOptions: 'Choose options',
  soldOut: 'Sold out',
  preOrder: 'Pre-order',
  unavailable: 'Unavailable',
  maxInCart: 'Maximum in cart',
  maxInCartStatus: (name, quantity) => `All ${quantity} we have of ${name} are already in your cart.`,
  addFailed: 'That did not reach your cart.',
  checkoutFailed: 'Checkout could not be opened.',
  tryAgain: ' Please try again.',
  outOfReach: 'The shop cannot be reached right now.',
  checkConnection: ' Please check your connection and try again.',
  wasPrice: 'Was',
  nowPrice: 'Now',
}
