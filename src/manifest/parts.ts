/** General descriptions of the parts. The rows of the elements are more specific. */
import type { PartRow } from './model'

export const PARTS: readonly PartRow[] = [
  { name: 'badge', description: 'ribbon or discount of a product; number of items on a toggle' },
  { name: 'button', description: 'buttons that add, buy or send' },
  { name: 'cart', description: 'the whole cart in the page' },
  { name: 'checkout', description: 'button to the checkout' },
  { name: 'compare-price', description: 'the price before the discount' },
  { name: 'coupon', description: 'the coupon field, or the applied code' },
  { name: 'dialog', description: 'the drawer, the enlarged picture, the quick view, the orders of a member' },
  { name: 'drawer', description: 'the drawer' },
  { name: 'footer', description: 'coupon, totals and buttons of the cart' },
  { name: 'gift-card', description: 'the gift card field, or the applied card' },
  { name: 'header', description: 'heading of the cart' },
  { name: 'image', description: 'a picture' },
  { name: 'line', description: 'a line of the cart' },
  { name: 'line-remove', description: 'button that removes a line' },
  { name: 'option', description: 'an option with its choices, or the choices of a line' },
  { name: 'price', description: 'a price' },
  { name: 'quantity', description: 'the quantity stepper' },
  { name: 'search', description: 'the form of a search' },
  { name: 'search-field', description: 'the field of a search' },
  { name: 'suggestions', description: 'the list of suggestions' },
  { name: 'title', description: 'the name of a product' },
  { name: 'toast', description: 'the message that a product was added, with `data-on-add="toast"`' },
  { name: 'toggle', description: "button that opens the cart or the member's menu" },
]
