import type { ElementRow } from '../model'
import { FALLBACK, LOOKS } from '../shared'

export const cart: ElementRow = {
  className: 'CartletCartElement',
  name: 'cart',
  description:
    'The cart inside the page, for a `/cart` page. On a page with this element, added products appear in it and the drawer does not open.',
  attributes: [],
  properties: [],
  methods: [],
  slots: [
    FALLBACK,
    { name: 'cart-header', description: 'below the heading' },
    { name: 'cart-empty', description: 'replaces the sentence that the cart is empty' },
    { name: 'cart-footer', description: 'above the totals' },
  ],
  parts: [
    { name: 'cart', description: 'the whole cart' },
    { name: 'header', description: 'heading with the number of items' },
    { name: 'line', description: 'one line' },
    { name: 'image', description: 'picture of a line' },
    { name: 'title', description: 'name of a line' },
    { name: 'option', description: 'choices of a line' },
    { name: 'price', description: 'price of a line or of a suggestion' },
    { name: 'compare-price', description: 'the price of a suggestion before its discount' },
    { name: 'quantity', description: 'the quantity stepper' },
    { name: 'line-remove', description: 'removes a line' },
    { name: 'footer', description: 'coupon, totals and buttons' },
    { name: 'coupon', description: 'the coupon field, or the applied code' },
    { name: 'gift-card', description: 'the gift card field, or the applied card' },
    { name: 'checkout', description: 'button to the checkout' },
  ],
  variables: LOOKS,
  events: [
    { name: 'cartlet:cart-change', description: 'a line was changed' },
    { name: 'cartlet:coupon-change', description: 'a code was applied or removed' },
    { name: 'cartlet:before-checkout', description: 'before the checkout is created; `preventDefault()` stops it' },
    { name: 'cartlet:checkout', description: 'before the page leaves for the checkout' },
    { name: 'cartlet:error', description: 'something failed' },
  ],
}
