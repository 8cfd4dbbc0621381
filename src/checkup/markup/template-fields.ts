// biome-ignore-all format: one field a line, as it is generated
/** What a template of the author can name. Generated from `src/manifest` by `npx tsx src/manifest/write.ts`. */

import { type Fields, PICTURE, PRODUCT_FIELDS } from './product-fields'

/** Of a saved item. */
export const SAVED_FIELDS = {
  ...PRODUCT_FIELDS,
  chosen: 'text',
  change: 'text',
} as const satisfies Fields

/** Of a line of the cart. */
export const LINE_FIELDS = {
  name: 'text',
  link: 'address',
  picture: PICTURE,
  quantity: 'number',
  price: 'text',
  oldPrice: 'text',
  total: 'text',
  options: [{
    name: 'text',
    value: 'text',
    color: 'text',
  }],
  notes: [{
    text: 'text',
  }],
  problem: 'text',
  hint: 'text',
  available: 'flag',
  busy: 'flag',
} as const satisfies Fields

/** By the element whose template it is, without `cartlet-`. */
export const FIELDS_OF: Readonly<Record<string, Fields>> = {
  'product': PRODUCT_FIELDS,
  'collection': PRODUCT_FIELDS,
  'search': PRODUCT_FIELDS,
  'wish-list': SAVED_FIELDS,
  'cart': LINE_FIELDS,
}

/** The controls that each element gives its templates, without `data-cartlet-`. */
export const CONTROLS_OF: Readonly<Record<string, readonly string[]>> = {
  'product': ['add', 'open'],
  'collection': ['add', 'open'],
  'search': ['add', 'open'],
  'wish-list': ['add', 'open', 'remove'],
  'cart': ['open', 'remove', 'quantity'],
}
