import type { ElementRow } from '../model'
import { FALLBACK, LOOKS, RICH_PRODUCT } from '../shared'
import { PRESS_EVENTS } from './buy-button'

export const product: ElementRow = {
  className: 'CartletProductElement',
  name: 'product',
  description:
    'One product: a card with picture, name, price and button, or everything the shop knows about it, with gallery, choices, description and quantity.',
  attributes: [
    {
      name: 'product',
      type: 'text',
      value: 'slug or id',
      default: 'required',
      description: 'the product to show',
      rich: RICH_PRODUCT,
    },
    {
      name: 'variant',
      type: 'text',
      value: 'id',
      default: 'none',
      description: "starts with this variant; `?variant=ID` in the page's address wins over it",
    },
    {
      name: 'layout',
      type: 'choice',
      values: ['card', 'full'],
      default: '`card`',
      description: 'how much of the product is shown',
    },
    {
      name: 'notify-url',
      type: 'text',
      value: 'address, or empty',
      default: 'none',
      description: 'offers a link to it where the product is sold out; empty: a button that raises `cartlet:notify-request`',
    },
    {
      name: 'seo',
      type: 'flag',
      default: 'absent',
      description: "adds structured data (JSON-LD) for search engines to the page's head",
    },
  ],
  properties: [],
  methods: [],
  slots: [
    FALLBACK,
    { name: 'label', description: 'replaces the label of the button in every state; text and inline elements only' },
    {
      name: 'product-footer',
      description: 'with `layout="full"`: stands below the buttons, for example delivery times',
    },
  ],
  parts: [
    { name: 'image', description: 'picture of the product' },
    { name: 'title', description: 'its name' },
    { name: 'badge', description: 'ribbon and discount' },
    { name: 'price', description: 'the price' },
    { name: 'compare-price', description: 'the price before the discount' },
    { name: 'option', description: 'one option or text field, with its choices' },
    { name: 'quantity', description: 'the quantity stepper' },
    { name: 'button', description: 'the buttons' },
    { name: 'dialog', description: 'the enlarged picture' },
  ],
  variables: LOOKS,
  events: [
    ...PRESS_EVENTS.filter(({ name }) => name !== 'cartlet:product-view'),
    { name: 'cartlet:product-view', description: 'it is on the screen' },
    { name: 'cartlet:before-checkout', description: 'it is bought without a stop at the cart; `preventDefault()` stops it' },
    { name: 'cartlet:checkout', description: 'the page is about to be left' },
    {
      name: 'cartlet:notify-request',
      description: 'a visitor wants to be told when it is back; only with `notify-url=""`',
    },
  ],
}
