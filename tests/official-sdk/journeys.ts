/** Journeys that both clients make. The result or refusal of each step is recorded in order. */
import type { Platform } from '../../demo/platform/server'
import type { Refusal, Shopper } from './shopper'

export type Note = <T>(answer: Promise<T>) => Promise<T | Refusal>

export type Journey = (shopper: Shopper, note: Note, platform: Platform) => Promise<unknown>

export const JOURNEYS: Record<string, Journey> = {
  'a visitor without a cart': async (shopper, note) => {
    await note(shopper.cart())
    await note(shopper.deleteCart())
  },

  'a cart from the first add to its end': async (shopper, note, platform) => {
    await note(shopper.add(platform.productId('blue-mug'), 2))
    await note(shopper.add(platform.productId('fig-candle'), 1))
    await note(shopper.setQuantity(0, 3))
    await note(shopper.note('Ring twice, “please” & leave it'))
    await note(shopper.cart())
    await note(shopper.remove(1))
    await note(shopper.deleteCart())
    await note(shopper.cart())
  },

  'an item of no catalog': async (shopper, note) => {
    await note(shopper.addCustom('Gift wrap', '12.50'))
  },

  'coupons, good and bad': async (shopper, note, platform) => {
    await note(shopper.add(platform.productId('blue-mug'), 1))
    await note(shopper.coupon('WELCOME10'))
    await note(shopper.estimate('DE'))
    await note(shopper.removeCoupon())
    await note(shopper.coupon('SUMMER24'))
    await note(shopper.coupon('NOSUCHCODE'))
  },

  'bad input': async (shopper, note, platform) => {
    await note(shopper.add(platform.productId('blue-mug'), 0))
    await note(shopper.add('no-such-product', 1))
    await note(shopper.add(platform.productId('blue-mug'), 1))
    await note(shopper.setQuantity(0, -1))
  },

  'more than there is': async (shopper, note, platform) => {
    platform.setStock('blue-mug', 2)
    await note(shopper.add(platform.productId('blue-mug'), 5))
    await note(shopper.cart())
  },

  'checkout and the way to it': async (shopper, note, platform) => {
    await note(shopper.checkout('ada@example.com'))
    await note(shopper.add(platform.productId('blue-mug'), 1))
    await note(shopper.checkout('ada@example.com'))
    await note(shopper.redirectToCheckout('http://localhost:4401/blog'))
  },

  'reading products': async (shopper, note, platform) => {
    await note(shopper.product(platform.productId('blue-mug')))
    await note(shopper.products('B', 3))
    await note(shopper.variants(platform.productId('blue-mug')))
    await note(shopper.product('no-such-product'))
  },

  'reading collections': async (shopper, note) => {
    await note(shopper.collections(3))
    await note(shopper.collection('home'))
    await note(shopper.collection('no-such-collection'))
  },

  'renewed tokens keep the cart': async (shopper, note, platform) => {
    await note(shopper.add(platform.productId('blue-mug'), 1))
    await note(shopper.renewTokens())
    await note(shopper.cart())
  },
}
