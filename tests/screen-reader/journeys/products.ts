/** Journeys of reading a product and choosing its options. */
import type { Journey } from './journey'

const PRODUCT = '/product?product=linen-tee'
const LOADED = /Page has/

export const readsProduct: Journey = {
  name: 'read-a-product',
  title: 'Reading the page of a reduced product, line by line',
  async walk({ open, seek }, url) {
    await open(url('/product?product=iron-teapot'), LOADED)
    await seek('Down', /A demo page of Cartlet/, 60)
  },
}

export const buysWithChoices: Journey = {
  name: 'buy-with-choices',
  title: 'Buying a product with choices, after forgetting them',
  async walk({ open, press, seek }, url) {
    await open(url(PRODUCT), LOADED)
    await seek('b', /Add to cart/)
    await press('Return', /Please choose/)
    await press('space', /selected/)
    await seek('Tab', /Colour/)
    await press('space', /selected/)
    await seek('Tab', /Add to cart/)
    await press('Return', /Added/)
    await seek('Tab', /Checkout/)
    await press('Escape')
  },
}

export const hearsSoldOut: Journey = {
  name: 'sold-out-choice',
  title: 'Choosing what is sold out, and then what is not',
  async walk({ open, press, seek }, url) {
    await open(url(PRODUCT), LOADED)
    await seek('r', /^L\b/)
    await press('space', /selected/)
    await seek('r', /Clay/)
    await press('space', /selected/)
    await seek('Tab', /Sold out/)
    await seek('shift+r', /Ink/)
    await press('space', /selected/)
    await seek('Tab', /Add to cart/)
  },
}

export const usesQuickView: Journey = {
  name: 'quick-view',
  title: 'Choosing in a dialog over the page',
  async walk({ open, press, seek }, url) {
    await open(url('/plain'), LOADED)
    await seek('Tab', /Choose options/)
    // The dialog is open once Tab leads to its options: Orca does not always announce the focused heading.
    await press('Return')
    await seek('Tab', /Size/)
    await press('space', /selected/)
    await seek('Tab', /Colour/)
    await press('space', /selected/)
    await seek('Tab', /Add to cart/)
    await press('Return', /Added/)
    await press('Escape')
  },
}

export const searchesGrid: Journey = {
  name: 'search-a-grid',
  title: 'Searching a grid of products',
  async walk({ open, press, type, seek }, url) {
    await open(url('/catalogue'), LOADED)
    await seek('Tab', /Search entry/)
    await type('candle')
    await press('Return')
    await seek('Tab', /Candle/)
    await seek('Tab', /Add to cart/)
  },
}
