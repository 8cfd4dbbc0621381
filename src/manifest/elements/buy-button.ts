import type { ElementRow } from '../model'
import { FALLBACK, LOOKS, RICH_PRODUCT } from '../shared'

/** Events that a press on any buy button raises. */
export const PRESS_EVENTS: ElementRow['events'] = [
  { name: 'cartlet:before-add', description: 'a buy button was pressed; `preventDefault()` stops it' },
  { name: 'cartlet:cart-change', description: 'the product is in the cart' },
  { name: 'cartlet:product-view', description: 'the dialog of the product opens' },
  { name: 'cartlet:error', description: 'something failed' },
]

export const buyButton: ElementRow = {
  className: 'CartletBuyButtonElement',
  name: 'buy-button',
  description:
    'One button that sells one product. It shows the price and whether the product is in stock, and asks for choices when the product has some.',
  attributes: [
    {
      name: 'product',
      type: 'text',
      value: 'slug or id',
      default: 'required',
      description: 'the product to sell',
      rich: RICH_PRODUCT,
    },
    { name: 'variant', type: 'text', value: 'id', default: 'none', description: 'sells exactly this variant' },
    {
      name: 'quantity',
      type: 'number',
      value: 'whole number from 1',
      least: 1,
      mistakenFor: ['qty', 'amount', 'count'],
      default: '`1`',
      description: 'number of items that one press adds',
    },
    {
      name: 'action',
      type: 'choice',
      values: ['add', 'checkout', 'open'],
      default: '`add`',
      description: '`checkout` goes to the checkout after adding; `open` shows the product in a dialog first',
    },
    {
      name: 'label',
      type: 'text',
      value: 'text',
      default: 'the text inside the element',
      description: 'label of the button while the product can be bought',
    },
    { name: 'price', type: 'choice', values: ['none'], default: 'absent', description: '`none`: a button without the price' },
  ],
  properties: [],
  methods: [],
  slots: [FALLBACK, { name: 'label', description: 'replaces the label in every state; text and inline elements only' }],
  parts: [
    { name: 'button', description: 'the button' },
    { name: 'price', description: 'the price inside the button' },
    { name: 'compare-price', description: 'the price before the discount, inside `price`' },
  ],
  variables: LOOKS,
  events: [
    ...PRESS_EVENTS,
    { name: 'cartlet:before-checkout', description: 'with `action="checkout"`; `preventDefault()` stops it' },
    { name: 'cartlet:checkout', description: 'with `action="checkout"`: before the page leaves for the checkout' },
  ],
}
