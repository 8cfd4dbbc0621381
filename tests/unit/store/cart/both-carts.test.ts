/** The store with the local platform, which has one version of the cart or loses version 1 while a page is open. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GONE_FORMS } from '../../../../demo/platform/cart/v2/cart-versions'
import { type Platform, startPlatform } from '../../../../demo/platform/server'
import { BUYER } from '../../../../demo/platform/tests/support/support'
import { selectCart } from '../../../../src/store-entry'
import { aTab } from '../../../support/fixtures/estimate-tab'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
beforeEach(() => platform.reset())
afterAll(() => platform.close())

type Tab = ReturnType<typeof aTab>

const cartOf = ({ shop }: Tab) => {
  const cart = selectCart(shop.store.getState())
  return {
    // Another tab may draw them in another order.
    lines: (cart?.lines ?? []).map(({ name, quantity, price }) => `${quantity} ${name} ${price.value} ${price.currency}`).sort(),
    coupon: cart?.coupon?.code,
    note: cart?.note,
  }
}
const keyOf = ({ shop }: Tab, name: string): string =>
  selectCart(shop.store.getState())?.lines.find((line) => line.name === name)?.key ?? ''

/** What a visitor does before the switch, and after it. */
async function fill(tab: Tab): Promise<void> {
  await tab.put('blue-mug', 2)
  await tab.put('fig-candle')
  await tab.shop.cart.applyCoupon('WELCOME10')
}
async function goOn(tab: Tab): Promise<void> {
  const { cart } = tab.shop
  await cart.setQuantity(keyOf(tab, 'Blue Mug'), 3)
  await cart.remove(keyOf(tab, 'Fig Candle'))
  await cart.undo()
  await cart.setNote('Ring twice')
  await tab.put('low-stock-vase', 2)
}
const callsOf = ({ local }: Tab) =>
  local.exchanges.flatMap(({ request, status }) => {
    const [, version, action] = /\/ecom\/(v\d)\/carts\/current\/?(.*)$/.exec(request.url) ?? []
    return version ? [`${version} ${action || request.method} ${status}`] : []
  })

describe('the cart on either version', () => {
  it('a visit ends with the same cart, and an order, on version 1 and on version 2', async () => {
    const ends = []
    for (const versions of ['v1', 'v2'] as const) {
      platform.reset()
      platform.setCart({ versions })
      const tab = aTab(platform)
      await fill(tab)
      await goOn(tab)
      ends.push(cartOf(tab))
      await tab.shop.checkout('https://page.example/shop')
      await fetch(tab.visited[0] ?? '', { method: 'POST', body: new URLSearchParams(BUYER), redirect: 'manual' })
      const [order] = platform.orders()
      expect(order?.lines.map(({ name, quantity }) => `${quantity} ${name}`).sort()).toEqual([
        '1 Fig Candle',
        '2 Bud Vase',
        '3 Blue Mug',
      ])
      expect(order?.couponCode).toBe('WELCOME10')
      await tab.shop.cart.refresh()
      expect(cartOf(tab).lines).toEqual([])
    }
    expect(ends[1]).toEqual(ends[0])
  })

  it('a code that another tab has applied or removed is so in both versions, and no failure', async () => {
    const ends = []
    for (const versions of ['v1', 'v2'] as const) {
      platform.reset()
      platform.setCart({ versions })
      const tab = aTab(platform)
      await tab.put('blue-mug')
      const other = tab.reload()
      await other.shop.cart.refresh()
      await tab.shop.cart.applyCoupon('WELCOME10')
      await other.shop.cart.applyCoupon('WELCOME10')
      const applied = [tab, other].map((one) => cartOf(one).coupon)
      await tab.shop.cart.removeCoupon()
      await other.shop.cart.removeCoupon()
      ends.push({ applied, removed: cartOf(other).coupon })
    }
    expect(ends[1]).toEqual(ends[0])
    expect(ends[0]).toEqual({ applied: ['WELCOME10', 'WELCOME10'], removed: undefined })
  })

  it('another code replaces the one in the cart, and a refused one leaves it, in the same way in both versions', async () => {
    const ends = []
    for (const versions of ['v1', 'v2'] as const) {
      platform.reset()
      platform.setCart({ versions })
      const tab = aTab(platform)
      const apply = (code: string) => tab.shop.cart.applyCoupon(code).catch(({ code: why }) => why)
      await tab.put('blue-mug')
      // The cart has none yet, then one: version 2 refuses a second one for another reason.
      const first = await apply('SUMMER24')
      await apply('WELCOME10')
      const second = await apply('SUMMER24')
      const kept = cartOf(tab).coupon
      await apply('FREESHIP')
      ends.push({ kept, replaced: cartOf(tab).coupon })
      expect([first, second]).toEqual(Array(2).fill(versions === 'v1' ? 'ERROR_COUPON_EXPIRED' : 'INVALID_COUPON_STATUS'))
    }
    expect(ends[1]).toEqual(ends[0])
    expect(ends[0]).toEqual({ kept: 'WELCOME10', replaced: 'FREESHIP' })
  })

  it('a cart is limited to the stock in the same way in both versions', async () => {
    const ends = []
    for (const versions of ['v1', 'v2'] as const) {
      platform.reset()
      platform.setCart({ versions })
      const tab = aTab(platform)
      await tab.shop.cart.refresh()
      const { outcome } = await tab.put('low-stock-vase', 9)
      const more = await tab.put('low-stock-vase').catch(({ code }) => code)
      const soldOut = await tab.put('brass-lamp').catch(({ code }) => code)
      ends.push({ outcome, more, soldOut, ...cartOf(tab) })
    }
    expect(ends[1]).toEqual(ends[0])
    expect(ends[0]).toMatchObject({ outcome: 'clamped', more: 'MAX_IN_CART' })
  })

  it.each(GONE_FORMS)('a page loses nothing when version 1 goes in the form %s', async (goneAs) => {
    const stays = aTab(platform)
    await fill(stays)
    await goOn(stays)
    platform.reset()
    const tab = aTab(platform)
    await fill(tab)
    platform.setCart({ versions: 'v2', goneAs })
    await goOn(tab)
    expect(cartOf(tab)).toEqual(cartOf(stays))
    const calls = callsOf(tab)
    const refused = calls.filter((call) => call.startsWith('v1') && !call.endsWith(' 200'))
    expect(refused).toHaveLength(1)
    expect(calls.slice(calls.indexOf(refused[0] ?? '') + 1).filter((call) => call.startsWith('v1'))).toEqual([])
    await tab.shop.checkout('https://page.example/shop')
    expect(tab.visited[0]).toContain(platform.url)
  })

  it('a second tab and a later page go on with the same cart after the switch', async () => {
    const tab = aTab(platform)
    await fill(tab)
    platform.setCart({ versions: 'v2', goneAs: '410' })
    const other = tab.reload()
    await other.put('low-stock-vase')
    await tab.shop.cart.refresh()
    expect(cartOf(tab)).toEqual(cartOf(other))
    const later = tab.reload()
    const before = callsOf(tab).length
    await later.shop.cart.refresh()
    expect(cartOf(later)).toEqual(cartOf(tab))
    expect(callsOf(later).slice(before)).toEqual(['v2 GET 200'])
  })
})
