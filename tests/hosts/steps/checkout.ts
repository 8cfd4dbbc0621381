/** To the platform's own page to pay, and back with the browser's Back. */

import { CHECKOUT, cartButton, DRAWER, quantityField } from '../server/places'
import { addOne } from './add'
import { appear, must, press, type Shopper, SLOW_MS, settle, vanish } from './check'

const CREATE = '/ecom/v1/carts/current/create-checkout'
const REDIRECT = '/_api/redirects-api/v1/redirect-session'
const CART = '/ecom/v1/carts/current'

/** A mark on the document: when it is there afterwards, the browser has restored the page as it was. */
const MARK = `(() => { Object.defineProperty(document, 'cartletWasHere', { value: true, configurable: true }); return '' })()`
/** A page that takes itself apart lies under a cover until it has finished; keys are not stopped by the cover. */
const IS_COVERED = `String(Reflect.apply(Document.prototype.querySelector, document, ['.cover']) !== null)`
const IS_MARKED = `String(document.cartletWasHere === true)`

/**
 * Whether the page can store anything between two visits. Tested in the page, not by its name: a sandbox and a full disk have
 * the same effect.
 */
const KEEPS = `(() => {
  try {
    localStorage.setItem('host-runner', '1')
    const kept = localStorage.getItem('host-runner') === '1'
    localStorage.removeItem('host-runner')
    return String(kept)
  } catch { return 'false' }
})()`

/** A page's own `fetch` may drop the cache setting, so that the browser's cache answers; the cart was requested all the same. */
const ASKED_IN_VAIN = `String(
  !/native code/.test(Function.prototype.toString.call(window.fetch)) &&
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('${CART}')))`

const hostOf = (url: string) => {
  try {
    return new URL(url).host
  } catch {
    return url
  }
}

export interface Left {
  /** The address to which Back leads. */
  from: string
  /** The quantity in the visitor's cart. */
  quantity: number
  /** False where a page without storage forgets the visitor. */
  isKept: boolean
}

/** What the page lays over our button may be gone in a moment. */
const COVERED_MS = 2500

/** By pointer, or by key where the page covers our button for good (a cookie bar above everything). */
async function openCart(shopper: Shopper, quantity: number): Promise<void> {
  const { tab } = shopper
  const query = cartButton(quantity)
  const button = await appear(shopper, query)
  const isWithinReach = async () => {
    const { x, y, width, height } = await button.box()
    return button.isHitAt(x + width / 2, y + height / 2)
  }
  const isFree = settle(shopper, 'the cart button is within reach', isWithinReach, true, COVERED_MS)
  if (
    await isFree.then(
      () => true,
      () => false,
    )
  )
    await press(shopper, query)
  else {
    const { x, y, width, height } = await button.box()
    const onTop = await tab.read(`(document.elementFromPoint(${x + width / 2}, ${y + height / 2}) || {}).localName`)
    must(!onTop.startsWith('cartlet-'), `${onTop} covers the cart's button`)
    await button.focus()
    await tab.press('Enter')
  }
  await appear(shopper, DRAWER)
}

/** The press creates one checkout and one redirect session at the platform, and the visitor arrives on the platform's page. */
export async function checkOut(shopper: Shopper, quantity: number): Promise<Left> {
  const { tab, platform } = shopper
  await openCart(shopper, quantity)
  const left = { from: await tab.url(), quantity, isKept: (await tab.read(KEEPS)) === 'true' }
  await tab.read(MARK)
  await press(shopper, CHECKOUT)
  const made = (path: string) => platform.journal.requests({ method: 'POST', path }).length
  await settle(shopper, 'checkouts created on the platform', () => made(CREATE), 1, SLOW_MS)
  await settle(shopper, 'redirect sessions requested for the checkout', () => made(REDIRECT), 1, SLOW_MS)
  const host = async () => hostOf(await tab.url().catch(() => 'nowhere'))
  await settle(shopper, 'host of the checkout page', host, hostOf(platform.url), SLOW_MS)
  const title = () => tab.read('document.title').catch(() => '')
  await settle(shopper, 'a page called Checkout', async () => /^Checkout/.test(await title()), true, SLOW_MS)
  must(made(CREATE) === 1 && made(REDIRECT) === 1, `${made(CREATE)} checkouts, ${made(REDIRECT)} ways there`)
  return left
}

/** Back: nothing is busy, the cart was read again and is as it was; where nothing can be stored, a new visitor can buy. */
export async function comeBack(shopper: Shopper, { from, quantity, isKept }: Left): Promise<void> {
  const { tab, platform, goods } = shopper
  platform.journal.clear()
  await tab.back()
  await settle(shopper, 'Back leads to', () => tab.url().catch(() => 'nowhere'), from, SLOW_MS)
  const isSamePage = (await tab.read(IS_MARKED)) === 'true'
  if (!isKept && !isSamePage) {
    await addOne(shopper, 0)
    return closeCart(shopper, 1)
  }
  const reads = () => platform.journal.requests({ method: 'GET', path: CART }).length
  const isReadAgain = async () => reads() > 0 || (await tab.read(ASKED_IN_VAIN)) === 'true'
  await settle(shopper, 'the cart was read again', isReadAgain, true, SLOW_MS)
  await settle(shopper, 'the page is still covered', () => tab.read(IS_COVERED).catch(() => 'false'), 'false', SLOW_MS)
  const isOpen = () => tab.find(DRAWER).count()
  const isThere = async () => (await isOpen()) + (await tab.find(cartButton(quantity)).count()) > 0
  await settle(shopper, `the cart still holds ${quantity}`, isThere, true, SLOW_MS)
  // A page that rewrites itself when it is shown again may close the cart again.
  const quantityNow = async () => {
    if (!(await isOpen())) await openCart(shopper, quantity)
    return tab.find(quantityField(goods)).value()
  }
  await settle(shopper, 'quantity after coming back', quantityNow, String(quantity), SLOW_MS)
  const button = await appear(shopper, CHECKOUT)
  const busy = await button.attribute('aria-busy')
  must(busy !== 'true', 'the checkout button is still busy')
  return closeCart(shopper, quantity)
}

/** Closes the cart by Escape; the page shows the count. */
export async function closeCart(shopper: Shopper, quantity: number): Promise<void> {
  const { tab } = shopper
  await tab.press('Escape')
  await vanish(shopper, DRAWER)
  await settle(shopper, 'count on the page', () => tab.find(cartButton(quantity)).count(), 1)
}
