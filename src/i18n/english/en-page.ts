/** English for toasts, the cart's button and the live region, part of the page UI's chunk. */
import type { PageMessages } from '../messages'

export const enPage: PageMessages = {
  viewCart: 'View cart',
  dismiss: 'Dismiss',
  addedToast: (name) => `Added ${name}`,
  addedStatus: (name, quantityInCart) => `Added: ${name}, ${quantityInCart} in cart.`,
  clampedStatus: (name, quantity) => `Only ${quantity} of ${name} could be added: that is all we have left.`,
  cart: (count) => `Cart, ${count === 1 ? '1 item' : `${count} items`}`,
  drawerFailed: 'The cart could not be opened. Please try again.',
}
