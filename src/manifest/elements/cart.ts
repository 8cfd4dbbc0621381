import type { ElementRow } from '../model'
import { FALLBACK, LOOKS } from '../shared'

export const cart: ElementRow = {
  className: 'CartletCartElement',
  name: 'cart',
  description:
    'The cart as a part of the page, for a `/cart` page. Where it is on a page, what is added goes there and the drawer does not open.',
  attributes: [],
  properties: [],
  methods: [],
  slots: [
    FALLBACK,
    { name: 'cart-header', description: 'below the heading' },
    { name: 'cart-empty', description: 'instead of the sentence that says that the cart is empty' },
    { name: 'cart-footer', description: 'above the totals' },
  ],
  parts: [
    { name: 'cart', description: 'all of it' },
    { name: 'header', description: 'heading with the number of items' },
    { name: 'line', description: 'one line' },
    { name: 'image', description: 'picture of a line' },
    { name: 'title', description: 'name of a line' },
    { name: 'option', description: 'choices of a line' },
    { name: 'price', description: 'amount of a line, price of a suggestion' },
    { name: 'compare-price', description: 'the price of a suggestion before its discount' },
    { name: 'quantity', description: 'the quantity stepper' },
    { name: 'line-remove', description: 'removes a line' },
    { name: 'footer', description: 'coupon, totals and buttons' },
    { name: 'coupon', description: 'the coupon field, or the applied code' },
    { name: 'checkout', description: 'button to the checkout' },
  ],
  variables: LOOKS,
  events: [
    { name: 'cartlet:cart-change', description: 'a line was changed' },
    { name: 'cartlet:coupon-change', description: 'a code was applied or removed' },
    { name: 'cartlet:before-checkout', description: 'before the checkout is created; `preventDefault()` stops it' },
    { name: 'cartlet:checkout', description: 'the page is about to be left for the checkout' },
    { name: 'cartlet:error', description: 'something failed' },
  ],
}
