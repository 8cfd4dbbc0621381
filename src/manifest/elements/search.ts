import type { ElementRow } from '../model'
import { FALLBACK, LOOKS, PICTURES, ROOMY } from '../shared'
import { PRESS_EVENTS } from './buy-button'

export const search: ElementRow = {
  className: 'CartletSearchElement',
  name: 'search',
  description:
    'A search field with suggestions. The results appear below it, or on your own page of results. Catalog version 1 is searched by name, version 3 also by description and SKU, with spelling mistakes.',
  attributes: [
    {
      name: 'results-url',
      type: 'text',
      value: 'address',
      default: 'the address of the form inside the element; without one, the results are shown in place',
      description:
        'your page of results, which has this element too; the words are in the parameter `q`, or in the one that the field of the form inside the element has',
      mistakenFor: ['action', 'url'],
    },
    { name: 'label', type: 'text', value: 'words', default: '"Search the shop"', description: 'name of the field' },
    {
      name: 'limit',
      type: 'number',
      value: '1 to 100',
      least: 1,
      most: 100,
      default: '`12`',
      description: 'results per page',
    },
    {
      name: 'columns',
      type: 'number',
      value: '1 to 8',
      least: 1,
      most: 8,
      default: 'as many as fit',
      description: 'columns of the results on a wide screen',
    },
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
    { name: 'search', description: 'the form' },
    { name: 'search-field', description: 'the field' },
    { name: 'suggestions', description: 'the list of suggestions' },
    { name: 'image', description: 'picture of a result' },
    { name: 'title', description: 'name of a result' },
    { name: 'badge', description: 'ribbon and discount' },
    { name: 'price', description: 'price of a suggestion or result' },
    { name: 'compare-price', description: 'the price before the discount' },
    { name: 'button', description: 'button of the form, and of a result' },
    { name: 'card', description: 'a card' },
    { name: 'frame', description: 'frame of its picture' },
    { name: 'brand', description: 'its brand' },
    { name: 'swatch', description: 'a colour' },
    { name: 'filters', description: 'the filters' },
    { name: 'filter', description: 'a chosen filter' },
    { name: 'sort', description: 'the menu for sorting' },
    { name: 'field', description: 'a field of the filters, the menu for sorting' },
    { name: 'load-more', description: 'loads more' },
    { name: 'suggestion', description: 'a suggested product or search' },
  ],
  variables: [...LOOKS, ...ROOMY, ...PICTURES, '--cartlet-width', '--cartlet-gap', '--cartlet-shadow'],
  events: [
    { name: 'cartlet:search', description: 'a visitor sends a search' },
    { name: 'cartlet:search-results', description: 'the results are drawn in place' },
    { name: 'cartlet:collection-view', description: 'a page of results is drawn' },
    { name: 'cartlet:product-select', description: 'a visitor opens a suggestion or a result' },
    ...PRESS_EVENTS,
  ],
}
