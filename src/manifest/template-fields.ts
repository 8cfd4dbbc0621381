/** What an author's `<template>` can show. The check-up, the widget, the docs and editors have it from here. */

export interface TemplateField {
  /** `picture.url`; `options[].name` is a field of the items of a list. */
  path: string
  type: 'text' | 'number' | 'flag' | 'address' | 'list'
  example: string
  description: string
}

const picture = (path: string, description: string): TemplateField[] => [
  { path: `${path}.url`, type: 'address', example: 'https://…/mug.jpg', description: `${description}, at most 600 px wide` },
  { path: `${path}.srcset`, type: 'address', example: '… 1x, … 2x', description: 'the same for sharp screens' },
  { path: `${path}.alt`, type: 'text', example: 'A mug on a table', description: "the shop's words for it" },
  { path: `${path}.width`, type: 'number', example: '2000', description: 'width of the original in pixels' },
  { path: `${path}.height`, type: 'number', example: '1500', description: 'height of the original in pixels' },
]

/** Of a product. */
export const PRODUCT_FIELDS: readonly TemplateField[] = [
  { path: 'id', type: 'text', example: 'df19c1f7-…', description: "the platform's id" },
  { path: 'slug', type: 'text', example: 'blue-mug', description: 'the slug, as in `product="blue-mug"`' },
  { path: 'name', type: 'text', example: 'Blue Mug', description: 'the name' },
  { path: 'brand', type: 'text', example: 'Harbour Pottery', description: 'the brand' },
  { path: 'ribbon', type: 'text', example: 'New', description: "the shop's ribbon" },
  {
    path: 'link',
    type: 'address',
    example: '/shop/blue-mug',
    description: "your own page of it (`product-link`), otherwise the platform's",
  },
  ...picture('picture', 'the first picture'),
  ...picture('secondPicture', 'the second picture'),
  {
    path: 'price',
    type: 'text',
    example: 'From €38.00',
    description: 'the price as a card of ours shows it, in the currency that the visitor reads',
  },
  { path: 'oldPrice', type: 'text', example: '€18.00', description: 'the price before a discount' },
  { path: 'unitPrice', type: 'text', example: '€3.80 / 100 g', description: 'the price for a fixed quantity' },
  {
    path: 'amount',
    type: 'number',
    example: '14.4',
    description: 'the price as a number, in major units of the shop’s currency',
  },
  { path: 'currency', type: 'text', example: 'EUR', description: 'the currency of the shop (ISO 4217)' },
  { path: 'discount', type: 'number', example: '20', description: 'the discount in per cent' },
  { path: 'badge', type: 'text', example: '20% off', description: 'the discount in words, otherwise the ribbon' },
  { path: 'stockText', type: 'text', example: 'Sold out', description: 'the stock in words: sold out, low, to order ahead' },
  { path: 'stock', type: 'number', example: '3', description: 'how many are left, where the shop counts' },
  { path: 'onSale', type: 'flag', example: 'true', description: 'there is an old price' },
  { path: 'inStock', type: 'flag', example: 'true', description: 'it can be bought and sent now' },
  { path: 'lowStock', type: 'flag', example: 'false', description: 'five or fewer are left' },
  { path: 'soldOut', type: 'flag', example: 'false', description: 'it cannot be bought now' },
  { path: 'preorder', type: 'flag', example: 'false', description: 'it can be ordered ahead' },
  {
    path: 'needsChoice',
    type: 'flag',
    example: 'true',
    description: 'something must be chosen first: a press on your button opens the choices',
  },
  { path: 'options', type: 'list', example: 'Size, Colour', description: 'what there is to choose' },
  { path: 'options[].name', type: 'text', example: 'Size', description: 'the name of an option' },
  { path: 'options[].choices', type: 'list', example: 'S, M, L', description: 'its choices' },
  { path: 'options[].choices[].name', type: 'text', example: 'M', description: 'the name of a choice' },
  { path: 'options[].choices[].color', type: 'text', example: '#8a9a8b', description: 'its colour' },
  { path: 'options[].choices[].inStock', type: 'flag', example: 'true', description: 'something with it can be bought now' },
  ...picture('options[].choices[].picture', 'its picture'),
]

/** Of a saved item, besides those of its product. */
const SAVED_FIELDS: readonly TemplateField[] = [
  { path: 'chosen', type: 'text', example: 'M / Ink', description: 'what was chosen when it was saved' },
  {
    path: 'change',
    type: 'text',
    example: 'Available again.',
    description: 'what has changed since it was saved: cheaper, sold out, available again, no longer in the shop',
  },
]

const LINE_FIELDS: readonly TemplateField[] = [
  { path: 'name', type: 'text', example: 'Linen Tee', description: 'the name' },
  {
    path: 'link',
    type: 'address',
    example: '/shop/linen-tee',
    description: "your own page of the product (`product-link`), otherwise the platform's",
  },
  ...picture('picture', 'the picture of what was chosen'),
  { path: 'quantity', type: 'number', example: '2', description: 'how many, at once as the visitor asks for it' },
  { path: 'price', type: 'text', example: '€40.00', description: 'the price of one' },
  { path: 'oldPrice', type: 'text', example: '€45.00', description: 'the price of one before a discount' },
  { path: 'total', type: 'text', example: '€80.00', description: 'the price of the line' },
  { path: 'options', type: 'list', example: 'Size, Colour', description: 'what was chosen' },
  { path: 'options[].name', type: 'text', example: 'Size', description: 'the name of an option' },
  { path: 'options[].value', type: 'text', example: 'XL', description: 'what was chosen of it' },
  { path: 'options[].color', type: 'text', example: '#8a9a8b', description: 'its colour' },
  {
    path: 'notes',
    type: 'list',
    example: 'Pre-order; Welcome: 10% off',
    description: 'everything else that our own line says: kind of purchase, payment, discounts, what the checkout remarks',
  },
  { path: 'notes[].text', type: 'text', example: 'Pre-order', description: 'one of them' },
  {
    path: 'problem',
    type: 'text',
    example: 'Only 3 left. Please lower the quantity.',
    description: 'why it cannot be bought like that. **Always show it:** the checkout is closed until it is solved',
  },
  { path: 'hint', type: 'text', example: 'Only 3 left', description: 'a low stock, or a changed price' },
  { path: 'available', type: 'flag', example: 'true', description: 'it can still be bought' },
  { path: 'busy', type: 'flag', example: 'false', description: 'a change of it is on its way: the prices are older' },
]

/** By the element whose template it is. */
export const FIELDS_OF: Readonly<Record<string, readonly TemplateField[]>> = {
  product: PRODUCT_FIELDS,
  collection: PRODUCT_FIELDS,
  search: PRODUCT_FIELDS,
  'wish-list': [...PRODUCT_FIELDS, ...SAVED_FIELDS],
  cart: LINE_FIELDS,
}

/** The tables of the documentation. */
export const FIELD_TABLES = { fields: PRODUCT_FIELDS, saved: SAVED_FIELDS, lines: LINE_FIELDS } as const

/** What a control without a value does in the templates of which elements. */
export const CONTROLS_OF: Readonly<Record<string, readonly string[]>> = {
  product: ['add', 'open'],
  collection: ['add', 'open'],
  search: ['add', 'open'],
  'wish-list': ['add', 'open', 'remove'],
  cart: ['open', 'remove', 'quantity'],
}
