/**
 * The buying journey: what a visitor with a pointer and a keyboard does on any page, and what the platform must have received.
 */

import { addOne, addsIn, checkAdds, checkDrawer, readButton } from './add'
import { raiseQuantity, removeAndUndo } from './change'
import { must, type Shopper, settle } from './check'
import { checkOut, closeCart, comeBack } from './checkout'

const CART = '/ecom/v1/carts/current'

/** From the button to an open cart with two more in it than after the first press. */
export async function fillCart(shopper: Shopper, already: number): Promise<number> {
  const quantity = await addOne(shopper, already)
  await checkDrawer(shopper)
  await settle(shopper, 'adds that reached the platform', () => addsIn(shopper.platform).length > 0, true)
  checkAdds(shopper, [1])
  return raiseQuantity(shopper, quantity)
}

export interface JourneyOptions {
  /** The quantity in the visitor's cart beforehand. */
  already: number
  /** Called while the cart is open. */
  whileOpen?(): Promise<void>
}

/**
 * From reading the button to the closed cart; resolves with the quantity in it. Throws a `Failure` that says what was not as
 * expected.
 */
export async function buyOn(shopper: Shopper, { already, whileOpen }: JourneyOptions): Promise<number> {
  const { tab, platform } = shopper
  const scrolled = () => tab.read('String(Math.round(window.scrollY))')
  await readButton(shopper)
  const before = await scrolled()
  const quantity = await fillCart(shopper, already)
  await whileOpen?.()
  checkAdds(shopper, [1])
  const reads = platform.journal.requests({ method: 'GET', path: CART }).length
  must(reads <= 1, `the cart was read ${reads} times`)
  await removeAndUndo(shopper, quantity)
  await closeCart(shopper, quantity)
  must((await scrolled()) === before, `the page scrolled from ${before} to ${await scrolled()}`)
  return quantity
}

/** To the checkout and back. Leaves the page, so the page's report must be read before. */
export const payAndReturn = async (shopper: Shopper, quantity: number): Promise<void> =>
  comeBack(shopper, await checkOut(shopper, quantity))
