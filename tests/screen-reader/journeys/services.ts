/** Journeys of what a shop may offer besides its cart: search, requests for what is sold out, a wish list. */
import type { Journey } from './journey'

const LOADED = /Page has/

export const searchesShop: Journey = {
  name: 'search-the-shop',
  title: 'Searching the shop by its suggestions, then for something that it does not have',
  async walk({ open, press, type, seek }, url) {
    await open(url('/search'), LOADED)
    await seek('Tab', /Search the shop/)
    await type('bow', /products? suggested/)
    await press('Down', /Bowl/)
    await press('Down')
    await press('Escape')
    await press('Return', /\d products?\b/)
    await press('ctrl+a')
    await type('qqq', /No products suggested/)
    await press('Return', /0 products/)
  },
}

export const asksForStock: Journey = {
  name: 'back-in-stock',
  title: 'Asking to be told when a sold-out choice is available again',
  async walk({ open, press, type, seek }, url) {
    await open(url('/product?product=linen-tee'), LOADED)
    await seek('r', /^L\b/)
    await press('space', /selected/)
    await seek('r', /Clay/)
    await press('space', /selected/)
    await seek('Tab', /Notify me/)
    // As where the log-in form gives way: what replaces the pressed button has the focus, but is not always announced.
    await press('Return')
    await seek('Tab', /Notify me/)
    await press('shift+Tab', /E-mail address/)
    await press('Return', /valid e-mail address/)
    await type('ada@members.example')
    await press('Return', /will write to you/)
  },
}

export const keepsWishes: Journey = {
  name: 'wish-list',
  title: 'Saving a product, finding it in the wish list, and undoing its removal',
  async walk({ open, press, seek }, url) {
    await open(url('/abroad'), LOADED)
    await seek('Tab', /wish list/i)
    await press('Return', /pressed/)
    await seek('Tab', /Remove/)
    await press('Return', /Removed/)
    await seek('Tab', /Undo/)
    await press('Return')
    await press('Tab')
  },
}
