/** Off to the platform's own page to pay, and back again with the browser's Back. */

import { CHECKOUT, cartButton, DRAWER, quantityField } from '../server/places'
import { addOne } from './add'
import { appear, must, press, type Shopper, SLOW_MS, settle, vanish } from './check'

const CREATE = '/ecom/v1/carts/current/create-checkout'
const REDIRECT = '/_api/redirects-api/v1/redirect-session'
const CART = '/ecom/v1/carts/current'

/** Nothing of the page's: the same node afterwards means that the browser kept the page as it was. */
const MARK = `(() => { Object.defineProperty(document, 'cartletWasHere', { value: true, configurable: true }); return '' })()`
/** A page that takes itself apart lies under a cover until it has come to rest; keys go through that. */
const IS_COVERED = `String(Reflect.apply(Document.prototype.querySelector, document, ['.cover']) !== null)`
const IS_MARKED = `String(document.cartletWasHere === true)`

/** Does this page let anything be kept from one visit to the next? Asked of the page, not of its name: a sandbox and a full disk answer alike. */
const KEEPS = `(() => {
  try {
    localStorage.setItem('host-runner', '1')
    const kept = localStorage.getItem('host-runner') === '1'
    localStorage.removeItem('host-runner')
    return String(kept)
  } catch { return 'false' }
})()`

/** A page's own `fetch` may drop that nothing is to come from the browser's cache; asked again it was all the same. */
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
  /** Where Back leads. */
  from: string
  /** What the visitor had in the cart. */
  quantity: number
  /** False where a page without storage forgets who was there. */
  isKept: boolean
}

/** What the page lays over our button may be gone in a moment. */
const COVERED_MS = 2500

/** By pointer, or where the page lies over our button to stay (a cookie bar above all else) by key. */
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
    must(!onTop.startsWith('cartlet-'), `${onTop} lies over the cart's button`)
    await button.focus()
    await tab.press('Enter')
  }
  await appear(shopper, DRAWER)
}

/** The press makes a checkout and a way there at the platform, once each, and the visitor stands on the platform's page. */
export async function checkOut(shopper: Shopper, quantity: number): Promise<Left> {
  const { tab, platform } = shopper
  await openCart(shopper, quantity)
  const left = { from: await tab.url(), quantity, isKept: (await tab.read(KEEPS)) === 'true' }
  await tab.read(MARK)
  await press(shopper, CHECKOUT)
  const made = (path: string) => platform.journal.requests({ method: 'POST', path }).length
  await settle(shopper, 'checkouts made at the platform', () => made(CREATE), 1, SLOW_MS)
  await settle(shopper, 'ways to the checkout asked for', () => made(REDIRECT), 1, SLOW_MS)
  const host = async () => hostOf(await tab.url().catch(() => 'nowhere'))
  await settle(shopper, 'the checkout stands at', host, hostOf(platform.url), SLOW_MS)
  const title = () => tab.read('document.title').catch(() => '')
  await settle(shopper, 'a page called Checkout', async () => /^Checkout/.test(await title()), true, SLOW_MS)
  must(made(CREATE) === 1 && made(REDIRECT) === 1, `${made(CREATE)} checkouts, ${made(REDIRECT)} ways there`)
  return left
}

/** Back: nothing is busy any more, the cart was read again and is as it was; where nothing can be kept, a new visitor can buy. */
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
  await settle(shopper, 'the page lies under its cover', () => tab.read(IS_COVERED).catch(() => 'false'), 'false', SLOW_MS)
  const isOpen = () => tab.find(DRAWER).count()
  const isThere = async () => (await isOpen()) + (await tab.find(cartButton(quantity)).count()) > 0
  await settle(shopper, `the cart still holds ${quantity}`, isThere, true, SLOW_MS)
  // A page that rewrites itself when it is shown again may close the cart once more.
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

/** Closed by Escape, and the count stands on the page. */
export async function closeCart(shopper: Shopper, quantity: number): Promise<void> {
  const { tab } = shopper
  await tab.press('Escape')
  await vanish(shopper, DRAWER)
  await settle(shopper, 'count on the page', () => tab.find(cartButton(quantity)).count(), 1)
}
