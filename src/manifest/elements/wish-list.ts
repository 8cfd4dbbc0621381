import type { ElementRow } from '../model'
import { FALLBACK, LOOKS, PICTURES, ROOMY } from '../shared'
import { PRESS_EVENTS } from './buy-button'

export const wishList: ElementRow = {
  className: 'CartletWishListElement',
  name: 'wish-list',
  description:
    'What the visitor has saved with the heart of a product, which `data-wish-list="on"` turns on: each with its button into the cart, and with what has changed since.',
  attributes: [
    {
      name: 'product-link',
      type: 'text',
      value: 'address with `{slug}` or `{id}`',
      default: "the page's",
      description: 'your own page of each product; without one, a product opens in the page',
    },
  ],
  properties: [],
  methods: [],
  slots: [FALLBACK],
  parts: [
    { name: 'image', description: 'picture of an item' },
    { name: 'title', description: 'name of an item' },
    { name: 'badge', description: 'ribbon and discount' },
    { name: 'sold-out', description: 'beside `badge`: the product is sold out' },
    { name: 'price', description: 'the price' },
    { name: 'compare-price', description: 'the price before the discount' },
    { name: 'button', description: 'button of an item' },
    { name: 'card', description: 'a card' },
    { name: 'frame', description: 'frame of its picture' },
    { name: 'brand', description: 'its brand' },
    { name: 'swatch', description: 'a colour' },
  ],
  variables: [...LOOKS, ...ROOMY, ...PICTURES, '--cartlet-width', '--cartlet-gap'],
  events: PRESS_EVENTS,
}
