import { describe, expect, it, vi } from 'vitest'
import { stampKey } from '../../../src/store/stamp'
import { keepTabsAgreed } from '../../../src/store/tab-sync'
import { aFakeShop, CLIENT_ID, dropped, type FakeShopOptions, PATHS, settled } from '../../support/fake-shop'
import { aProduct } from '../../support/views'
import { aWireLine } from '../../support/wire-bodies'

function aTab(options: FakeShopOptions = {}) {
  const fake = aFakeShop({ lines: [aWireLine()], ...options })
  let told = () => {}
  let returned = () => {}
  let hidden = false
  const tell = vi.fn()
  const undo = keepTabsAgreed(fake.shop, {
    tell,
    onTold(listener) {
      told = listener
      return () => {
        told = () => {}
      }
    },
    onReturn(listener) {
      returned = listener
      return () => {
        returned = () => {}
      }
    },
    hidden: () => hidden,
  })
  return {
    ...fake,
    tell,
    undo,
    hear: async () => {
      told()
      await settled()
    },
    comeBack: async () => {
      hidden = false
      returned()
      await settled()
    },
    hide: () => {
      hidden = true
    },
    reads: () => fake.calls(PATHS.cart, 'GET').length,
  }
}

describe('a tab that changes the cart', () => {
  it('tells the others once the platform has answered', async () => {
    const { shop, tell, hold } = aTab()
    const answers = hold(PATHS.add)
    const adding = shop.cart.add({ product: aProduct() })
    await settled()
    expect(tell).not.toHaveBeenCalled()
    await answers.release()
    await adding
    expect(tell).toHaveBeenCalledTimes(1)
  })

  it('tells them of a note as well', async () => {
    const { shop, tell, settle } = aTab()
    await settle(shop.cart.setNote('Ring twice'))
    expect(tell).toHaveBeenCalledTimes(1)
  })

  it('tells them when it does not know what became of its change', async () => {
    const { shop, tell, failure, answer } = aTab()
    answer(PATHS.add, dropped)
    await failure(shop.cart.add({ product: aProduct() }))
    expect(tell).toHaveBeenCalled()
  })
})

describe('a tab that is told', () => {
  it('reads the cart again, and does not tell in its turn', async () => {
    const { shop, tell, hear, settle, server, state } = aTab()
    await settle(shop.cart.refresh())
    server.lines = [aWireLine({ quantity: 4 })]
    await hear()
    expect(state().cart).toMatchObject({ cart: { count: 4 } })
    expect(tell).not.toHaveBeenCalled()
  })

  it('in the background waits until somebody looks', async () => {
    const { shop, hear, hide, comeBack, settle, reads } = aTab()
    await settle(shop.cart.refresh())
    hide()
    await hear()
    expect(reads()).toBe(1)
    await comeBack()
    expect(reads()).toBe(2)
  })

  it('whose undo was called hears and tells nothing', async () => {
    const { shop, hear, undo, settle, reads, tell } = aTab()
    await settle(shop.cart.refresh())
    undo()
    await hear()
    await settle(shop.cart.setQuantity('line-1', 2))
    expect(reads()).toBe(1)
    expect(tell).not.toHaveBeenCalled()
  })
})

describe('a page opened while a change of the page before it may still be under way', () => {
  const leftBehind = (mark: string) => ({ [stampKey(CLIENT_ID)]: `${Date.now()}${mark}0.5` })

  it('looks again until nothing can arrive any more, and tells the other tabs what did', async () => {
    const { shop, server, device, state, settle, tell } = aTab({ lines: [], stored: leftBehind('~') })
    await settle(shop.cart.refresh())
    server.lines = [aWireLine()]
    await device.advance(25_000)
    await settled()
    expect(state().cart).toMatchObject({ cart: { count: 1 } })
    expect(tell).toHaveBeenCalledTimes(1)
  })

  it('asks no more than once when every change has been answered', async () => {
    const { shop, device, settle, reads } = aTab({ lines: [], stored: leftBehind(' ') })
    await settle(shop.cart.refresh())
    await device.advance(25_000)
    await settled()
    expect(reads()).toBe(1)
  })
})

describe('a tab that the visitor comes back to', () => {
  it('reads the cart again', async () => {
    const { shop, comeBack, settle, reads } = aTab()
    await settle(shop.cart.refresh())
    await comeBack()
    expect(reads()).toBe(2)
  })

  it('asks nothing when it never showed a cart', async () => {
    const { comeBack, reads } = aTab({ known: false })
    await comeBack()
    expect(reads()).toBe(0)
  })
})
