import type { ElementRow } from '../model'
import { FALLBACK, LOOKS, PICTURES, RICH_PRODUCT, ROOMY } from '../shared'
import { PRESS_EVENTS } from './buy-button'

export const product: ElementRow = {
  className: 'CartletProductElement',
  name: 'product',
  description:
    'One product: a card with picture, name, price and button, or the full product with gallery, choices, description and quantity.',
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
      description: "starts with this variant; `?variant=ID` in the page's address takes precedence",
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
      description:
        'when the product is sold out, shows a link to this address or, if empty, a button that raises `cartlet:notify-request`; in place of what the shop offers',
    },
    {
      name: 'seo',
      type: 'flag',
      default: 'absent',
      description:
        "adds structured data (JSON-LD) for search engines to the page's head: the product with its variants and description, under the page's own address",
    },
    {
      name: 'product-link',
      type: 'text',
      value: 'address with `{slug}` or `{id}`',
      default: "the page's",
      description:
        'your own page of the product, where its card leads if there is no link inside the element; without one, the card opens the product in the page',
    },
  ],
  properties: [],
  methods: [],
  slots: [
    FALLBACK,
    { name: 'label', description: 'replaces the label of the button in every state; text and inline elements only' },
    {
      name: 'product-footer',
      description: 'with `layout="full"`: below the buttons, for example delivery times',
    },
  ],
  parts: [
    { name: 'image', description: 'picture of the product' },
    { name: 'title', description: 'its name' },
    { name: 'badge', description: 'ribbon and discount' },
    { name: 'sold-out', description: 'beside `badge`: the product is sold out' },
    { name: 'price', description: 'the price' },
    { name: 'compare-price', description: 'the price before the discount' },
    { name: 'option', description: 'one option or text field, with its choices' },
    { name: 'quantity', description: 'the quantity stepper' },
    { name: 'button', description: 'the buttons' },
    { name: 'heart', description: 'with `data-wish-list="on"`: the button that saves the product' },
    { name: 'dialog', description: 'the enlarged picture' },
    { name: 'card', description: 'the card' },
    { name: 'frame', description: 'frame of the pictures' },
    { name: 'brand', description: 'the brand' },
    { name: 'swatch', description: 'a choice as colour or picture' },
    { name: 'arrow', description: 'arrow of the gallery' },
    { name: 'thumbnail', description: 'small picture of the gallery' },
    { name: 'field', description: 'a text field or menu' },
  ],
  variables: [...LOOKS, ...ROOMY, ...PICTURES, '--cartlet-width'],
  events: [
    ...PRESS_EVENTS.filter(({ name }) => name !== 'cartlet:product-view'),
    { name: 'cartlet:product-view', description: 'the product is on the screen' },
    {
      name: 'cartlet:before-checkout',
      description: 'the product is bought directly, without the cart; `preventDefault()` stops it',
    },
    { name: 'cartlet:checkout', description: 'before the page leaves for the checkout' },
    {
      name: 'cartlet:notify-request',
      description:
        'a visitor asks to be told of new stock: with `notify-url=""`, or once the shop has taken the request; never with the address',
    },
  ],
}
