/** The cart was deleted elsewhere: on another device, by the shop, by its age. Every action of the drawer meets it. */
import { describe, expect, it } from 'vitest'
import type { Shop } from '../../../../src/store/shop/shop'
import { aFakeShop } from '../../../support/fakes/fake-shop'
import { aWireLine, aWireProduct } from '../../../support/fixtures/wire-bodies'

const ACTIONS: [name: string, act: (shop: Pick<Shop, 'cart' | 'checkout'>, line: string) => Promise<unknown>][] = [
  ['a code', ({ cart }) => cart.applyCoupon('WELCOME10')],
  ['removing a code', ({ cart }) => cart.removeCoupon()],
  ['a note', ({ cart }) => cart.setNote('Ring twice')],
  ['an estimate', ({ cart }) => cart.estimate()],
  ['an estimate for a destination', ({ cart }) => cart.estimate({ address: { country: 'IE' } })],
  ['a quantity', ({ cart }, line) => cart.setQuantity(line, 2)],
  ['a removal', ({ cart }, line) => cart.remove(line)],
  ['emptying the cart', ({ cart }) => cart.clear()],
  ['the checkout', ({ checkout }) => checkout('https://page.example/')],
]

describe('a cart that was deleted elsewhere', () => {
  // hazard 102
  it.each(ACTIONS)('%s reads the cart again, shows that it is empty, and goes on with the next cart', async (_, act) => {
    const { shop, server, settle, state } = aFakeShop({ lines: [aWireLine()], products: [aWireProduct()] })
    await settle(shop.cart.refresh())
    const [line] = (await settle(shop.cart.get())).lines
    server.lines = undefined
    await settle(act(shop, line?.id ?? '').catch(() => {}))
    expect(state().cart).toMatchObject({ status: 'ready', cart: { count: 0, lines: [] } })
    expect(state().estimating).toBe(false)

    await settle(shop.cart.add({ product: await settle(shop.loadProduct('blue-mug')) }))
    const [next] = (await settle(shop.cart.get())).lines
    await settle(act(shop, next?.id ?? ''))
    expect(state()).toMatchObject({ coupon: { status: 'idle' }, note: { status: 'idle' } })
  })

  it('a code and a note are taken by the cart that comes next', async () => {
    const { shop, server, settle } = aFakeShop({ lines: [aWireLine()], products: [aWireProduct()] })
    await settle(shop.cart.refresh())
    server.lines = undefined
    await settle(shop.cart.applyCoupon('WELCOME10').catch(() => {}))
    await settle(shop.cart.add({ product: await settle(shop.loadProduct('blue-mug')) }))
    await settle(shop.cart.applyCoupon('WELCOME10'))
    await settle(shop.cart.setNote('Ring twice'))
    expect(server).toMatchObject({ coupon: 'WELCOME10', note: 'Ring twice' })
  })
})
