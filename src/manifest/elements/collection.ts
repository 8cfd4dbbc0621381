import type { ElementRow } from '../model'
import { FALLBACK, LOOKS } from '../shared'
import { PRESS_EVENTS } from './buy-button'

export const collection: ElementRow = {
  className: 'CartletCollectionElement',
  name: 'collection',
  description:
    'A grid of product cards: a collection of the shop (a category, in catalog version 3), the products a visitor looked at recently, products that go with others on the page, or bestsellers. Visitors can sort and filter it, and load more.',
  attributes: [
    {
      name: 'collection',
      type: 'text',
      value: 'slug or id',
      default: 'all products',
      description: 'which collection to show',
    },
    {
      name: 'source',
      type: 'choice',
      values: ['collection', 'recent', 'related', 'bought-together', 'bestsellers'],
      default: '`collection`',
      description:
        "`recent`: viewed in this browser; `related`, `bought-together`: what the shop's own recommendations name for `product`, otherwise products of the same collections; `bestsellers`: as the shop recommends, otherwise nothing",
    },
    {
      name: 'limit',
      type: 'number',
      value: '1 to 100',
      least: 1,
      most: 100,
      default: '`12`',
      description: 'products per page of the grid',
    },
    {
      name: 'rows',
      type: 'number',
      value: '1 to 20',
      least: 1,
      most: 20,
      default: 'none',
      description: 'number of rows to fill, whatever the number of columns; `limit` is then the maximum',
    },
    {
      name: 'columns',
      type: 'number',
      value: '1 to 6',
      least: 1,
      most: 6,
      default: 'as many as fit',
      description: 'columns of the grid on a wide screen',
    },
    {
      name: 'sort',
      type: 'choice',
      values: ['price-asc', 'price-desc', 'name-asc', 'name-desc', 'newest'],
      default: "the shop's order",
      description: 'how the grid is sorted at first',
    },
    {
      name: 'filters',
      type: 'list',
      value: '`none`, or some of `price`, `options`, `stock`, `text`',
      values: ['price', 'options', 'stock', 'text', 'none'],
      default: 'all that the catalog supports',
      description: 'filters that visitors can use',
    },
    {
      name: 'product',
      type: 'text',
      value: 'slug or id',
      default: 'the products on the page',
      description: 'the product that `source="related"` and `source="bought-together"` go with',
    },
    {
      name: 'product-link',
      type: 'text',
      value: 'address with `{slug}` or `{id}`',
      default: "the page's",
      description: 'your own page of each product, where its card leads; without one, the card opens the product in the page',
    },
  ],
  properties: [],
  methods: [],
  slots: [FALLBACK],
  parts: [
    { name: 'image', description: 'picture of a card' },
    { name: 'title', description: 'name of a card' },
    { name: 'badge', description: 'ribbon and discount' },
    { name: 'price', description: 'price of a card' },
    { name: 'compare-price', description: 'the price before the discount' },
    { name: 'button', description: 'button of a card' },
  ],
  variables: [...LOOKS, '--cartlet-gap'],
  events: [
    { name: 'cartlet:collection-view', description: 'a page of results is drawn' },
    { name: 'cartlet:product-select', description: 'a visitor opens the product of a card' },
    ...PRESS_EVENTS,
  ],
}
