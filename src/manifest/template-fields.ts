/** What an author's `<template>` can show of a product. The check-up, the widget, the docs and editors have it from here. */

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

export const TEMPLATE_FIELDS: readonly TemplateField[] = [
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
    description: 'the price as a card of ours shows it, in the currency of the shop',
  },
  { path: 'oldPrice', type: 'text', example: '€18.00', description: 'the price before a discount' },
  { path: 'unitPrice', type: 'text', example: '€3.80 / 100 g', description: 'the price for a fixed quantity' },
  { path: 'amount', type: 'number', example: '14.4', description: 'the price as a number, in major currency units' },
  { path: 'currency', type: 'text', example: 'EUR', description: 'its currency (ISO 4217)' },
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
