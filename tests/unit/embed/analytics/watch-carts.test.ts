/** When opening the drawer counts as viewing the cart. */
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { watchCarts } from '../../../../src/embed/analytics/watch-carts'
import type { Page } from '../../../../src/embed/page/page'
import type { CartView } from '../../../../src/store/base/views'
import { aCart, aLine } from '../../../support/fixtures/views'

function watched() {
  const store = createStore<object>(() => ({
    drawerOpen: false,
    inlineCart: undefined,
    cart: { status: 'ready', cart: aCart([]) },
    adds: [],
    awaited: [],
    changes: {},
  }))
  const pageShop = { shop: { clientId: 'c1', store } }
  const page = {
    view: window,
    document,
    life: new AbortController(),
    embeds: new Set(),
    shops: () => [pageShop],
    onShop: (listener: (one: unknown) => void) => listener(pageShop),
  } as unknown as Page
  const tell = vi.fn<(cart: CartView) => void>()
  const carts = watchCarts(page, () => true, tell)
  const become = async (state: object) => {
    store.setState(state)
    carts.look()
    await Promise.resolve()
  }
  return { tell, become }
}

const MUG = { cart: { status: 'ready', cart: aCart([aLine()]) } }

it('reports a cart that opened empty as soon as the pressed product is in it', async () => {
  const { tell, become } = watched()
  await become({ drawerOpen: true })
  expect(tell).not.toHaveBeenCalled()
  await become({ adds: [{}] })
  await become({ adds: [], ...MUG })
  expect(tell.mock.calls.map(([{ count }]) => count)).toEqual([1])
})

it('reports a cart once per opening, and not one that is closed while it is empty', async () => {
  const { tell, become } = watched()
  await become({ drawerOpen: true })
  await become({ drawerOpen: false })
  await become(MUG)
  expect(tell).not.toHaveBeenCalled()
  await become({ drawerOpen: true })
  await become({ adds: [] })
  expect(tell).toHaveBeenCalledOnce()
  await become({ drawerOpen: false })
  await become({ drawerOpen: true })
  expect(tell).toHaveBeenCalledTimes(2)
})
