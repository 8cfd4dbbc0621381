import { describe, expect, it, vi } from 'vitest'
import type { Tokens } from '../../../../src/platform/session/tokens'
import { selectCount } from '../../../../src/store/base/count'
import { storageKey } from '../../../../src/store/base/storage-keys'
import type { Shop } from '../../../../src/store/shop/shop'
import { handleCheckoutReturn } from '../../../../src/store/visit/checkout-return'
import { keepTabsAgreed } from '../../../../src/store/visit/tab-sync'
import {
  aFakeShop,
  applicationError,
  CLIENT_ID,
  dropped,
  type FakeShopOptions,
  json,
  PATHS,
  settled,
} from '../../../support/fakes/fake-shop'
import { aProduct } from '../../../support/fixtures/views'
import { aWireLine } from '../../../support/fixtures/wire-bodies'
import { storedTokens, TOKENS_KEY } from '../../platform/fake-platform'

function aTab(options: FakeShopOptions = {}) {
  const fake = aFakeShop({ lines: [aWireLine()], ...options })
  let told = () => {}
  let returned = () => {}
  let hidden = false
  let engineIsLost = false
  const tell = vi.fn()
  const engine: Shop['engine'] = () => (engineIsLost ? Promise.reject(new Error('not loaded')) : fake.shop.engine())
  const undo = keepTabsAgreed(
    { ...fake.shop, engine },
    {
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
    },
  )
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
    loseEngine: (isLost: boolean) => {
      engineIsLost = isLost
    },
    reads: () => fake.calls(PATHS.cart, 'GET').length,
  }
}

it('tells other tabs nothing when this tab reads the cart for the first time, and finds what they know', async () => {
  const { shop, tell, eventsOf } = aTab()
  await shop.cart.refresh()
  expect(eventsOf('cart-change')).toHaveLength(1)
  expect(tell).not.toHaveBeenCalled()
})

describe('a login or logout in this tab', () => {
  const member: Tokens = {
    accessToken: 'access-m',
    refreshToken: 'refresh-m',
    role: 'member',
    receivedAt: 1_800_000_000_000,
    expiresIn: 14_400,
    renewed: false,
  }

  it('tells other tabs of a login and a logout, but not of a login that another tab reported', async () => {
    const { client, shop, tell, hear, storage } = aTab()
    await shop.cart.refresh()
    tell.mockClear()
    await client.session.adopt(Promise.resolve(member))
    expect(tell).toHaveBeenCalledTimes(1)
    client.session.logout()
    const told = tell.mock.calls.length
    expect(told).toBeGreaterThan(1)
    // Now as the informed tab: a login found in storage must not be reported back.
    storage.write(TOKENS_KEY, storedTokens({ role: 'member', accessToken: 'access-n', receivedAt: member.receivedAt }))
    await hear()
    expect(client.session.role()).toBe('member')
    expect(tell).toHaveBeenCalledTimes(told)
  })
})

describe('a logout in another tab', () => {
  it.each([
    ['a request to the platform is pending', ({ hold }: ReturnType<typeof aTab>) => void hold(PATHS.cart)],
    ['the tab is hidden', ({ hide }: ReturnType<typeof aTab>) => hide()],
  ])('empties the cart after a logout in another tab, even while %s', async (_, happen) => {
    const tab = aTab()
    const { client, shop, hear, storage, eventsOf } = tab
    storage.write(TOKENS_KEY, storedTokens({ role: 'member', receivedAt: 1_800_000_000_000 }))
    await shop.cart.refresh()
    expect(selectCount(shop.store.getState())).toBe(1)
    happen(tab)
    void shop.cart.refresh()
    await settled()
    storage.remove(TOKENS_KEY)
    await hear()
    expect([client.session.role(), eventsOf('session-change').at(-1)]).toEqual(['none', { type: 'session-change', role: 'none' }])
    expect(selectCount(shop.store.getState())).toBe(0)
  })
})

describe('a cart change in this tab', () => {
  it('tells other tabs of an add once the platform has answered', async () => {
    const { shop, tell, hold } = aTab()
    const answers = hold(PATHS.add)
    const adding = shop.cart.add({ product: aProduct() })
    await settled()
    expect(tell).not.toHaveBeenCalled()
    await answers.release()
    await adding
    expect(tell).toHaveBeenCalledTimes(1)
  })

  it('tells other tabs that the cart was sold when the visitor returns from the checkout', async () => {
    const { shop, tell, settle, storage, server } = aTab()
    server.lines = []
    storage.write(storageKey(CLIENT_ID, 'checkout'), 'checkout-1')
    await settle(handleCheckoutReturn(shop))
    expect(tell).toHaveBeenCalledTimes(1)
  })

  it('tells other tabs of a changed note', async () => {
    const { shop, tell, settle } = aTab()
    await settle(shop.cart.setNote('Ring twice'))
    expect(tell).toHaveBeenCalledTimes(1)
  })

  it('tells other tabs of a note that arrives after its answer was lost', async () => {
    const { shop, server, device, tell, failure, answer, settle } = aTab()
    await settle(shop.cart.refresh())
    answer(PATHS.cart, ({ method }) => (method === 'PATCH' ? dropped() : undefined))
    await failure(shop.cart.setNote('Ring twice'))
    tell.mockClear()
    server.note = 'Ring twice'
    await device.advance(25_000)
    await settled()
    expect(tell).toHaveBeenCalledTimes(1)
  })

  it('tells other tabs of an add whose answer was lost', async () => {
    const { shop, tell, failure, answer } = aTab()
    answer(PATHS.add, dropped)
    await failure(shop.cart.add({ product: aProduct() }))
    expect(tell).toHaveBeenCalled()
  })
})

describe('a tab without a connection to the platform', () => {
  const unreachable = () => json({}, { status: 503 })

  it('tells no other tab when its reads fail after a message from another tab', async () => {
    const { shop, tell, hear, settle, answer, device, eventsOf } = aTab()
    await settle(shop.cart.refresh())
    answer(PATHS.cart, unreachable)
    await hear()
    await device.advance(60_000)
    await settled()
    expect(eventsOf('error')).toHaveLength(4) // the read for the message and three retries
    expect(tell).not.toHaveBeenCalled()
  })

  it('tells no other tab of a failed cart read or a failed estimate', async () => {
    const { shop, tell, settle, answer, failure, eventsOf } = aTab()
    await settle(shop.cart.refresh())
    answer(PATHS.cart, unreachable)
    answer(PATHS.estimate, unreachable)
    await settle(shop.cart.refresh())
    await failure(shop.cart.estimate())
    expect(eventsOf('error').length).toBeGreaterThan(1)
    expect(tell).not.toHaveBeenCalled()
  })

  it.each([
    ['that the platform refused', () => applicationError('LINE_LOCKED', 409), 0],
    ['whose answer was lost', dropped, 1],
    ['that the platform failed to answer', unreachable, 1],
    ['that ended in an error of the platform', () => json({}, { status: 500 }), 1],
  ])('a change %s is reported to other tabs only if it may have been made', async (_, reply, times) => {
    const { shop, tell, settle, answer, failure } = aTab()
    await settle(shop.cart.refresh())
    answer(PATHS.update, reply)
    await failure(shop.cart.setQuantity('line-1', 2))
    expect(tell).toHaveBeenCalledTimes(times)
  })
})

describe('a tab that receives a message', () => {
  // hazard 16
  it('reads the cart again after a message from another tab, and sends none itself', async () => {
    const { shop, tell, hear, settle, server, state } = aTab()
    await settle(shop.cart.refresh())
    server.lines = [aWireLine({ quantity: 4 })]
    await hear()
    expect(state().cart).toMatchObject({ cart: { count: 4 } })
    expect(tell).not.toHaveBeenCalled()
  })

  it('postpones the read after a message in a hidden tab until the visitor returns', async () => {
    const { shop, hear, hide, comeBack, settle, reads } = aTab()
    await settle(shop.cart.refresh())
    hide()
    await hear()
    expect(reads()).toBe(1)
    await comeBack()
    expect(reads()).toBe(2)
  })

  it('stops receiving and sending messages once its undo was called', async () => {
    const { shop, hear, undo, settle, reads, tell, answer, failure } = aTab()
    await settle(shop.cart.refresh())
    undo()
    await hear()
    await settle(shop.cart.setQuantity('line-1', 2))
    answer(PATHS.update, dropped)
    await failure(shop.cart.setQuantity('line-1', 3))
    expect(reads()).toBe(2) // the second read checks the outcome of the lost change
    expect(tell).not.toHaveBeenCalled()
  })
})

describe('a page opened while a change of the previous page may still be under way', () => {
  const leftBehind = (mark: string) => ({ [storageKey(CLIENT_ID, 'changed')]: `${Date.now()}${mark}0.5` })

  it('reads the cart again while a change of the previous page may arrive, and tells other tabs what arrived', async () => {
    const { shop, server, device, state, settle, tell } = aTab({ lines: [], stored: leftBehind('~') })
    await settle(shop.cart.refresh())
    tell.mockClear()
    server.lines = [aWireLine()]
    await device.advance(25_000)
    await settled()
    expect(state().cart).toMatchObject({ cart: { count: 1 } })
    expect(tell).toHaveBeenCalledTimes(1)
  })

  it('tells other tabs what had arrived before it read the cart for the first time', async () => {
    const { shop, settle, tell } = aTab({ stored: leftBehind('~') })
    await settle(shop.cart.refresh())
    expect(tell).toHaveBeenCalledTimes(1)
  })

  it('tells other tabs what arrived although it reads the cart because of their message', async () => {
    const { shop, server, settle, hear, tell } = aTab({ lines: [], stored: leftBehind('~') })
    await settle(shop.cart.refresh())
    tell.mockClear()
    server.lines = [aWireLine()]
    await hear()
    expect(tell).toHaveBeenCalledTimes(1)
  })

  it('reads the cart only once when every change of the previous page was answered', async () => {
    const { shop, device, settle, reads } = aTab({ lines: [], stored: leftBehind(' ') })
    await settle(shop.cart.refresh())
    await device.advance(25_000)
    await settled()
    expect(reads()).toBe(1)
  })
})

describe('a visitor’s return to the tab', () => {
  it('reads the cart again when the visitor returns to the tab', async () => {
    const { shop, comeBack, settle, reads } = aTab()
    await settle(shop.cart.refresh())
    await comeBack()
    expect(reads()).toBe(2)
  })

  it('sends nothing when the visitor returns to a tab that never showed a cart', async () => {
    const { comeBack, reads } = aTab({ known: false })
    await comeBack()
    expect(reads()).toBe(0)
  })
})

describe('retries of a failed cart read', () => {
  const fails = (tab: ReturnType<typeof aTab>, times: number, answer: () => Response | Promise<Response> = dropped) => {
    let left = times
    tab.answer(PATHS.cart, (seen) => (seen.method === 'GET' && left-- > 0 ? answer() : undefined))
  }
  /** More than all retries of the transport and of the tab together. */
  const FOR_GOOD = 1000

  it('retries a failed cart read without a message to other tabs', async () => {
    const tab = aTab()
    await tab.settle(tab.shop.cart.refresh())
    fails(tab, 5)
    await tab.settle(tab.shop.cart.refresh().catch(() => {}))
    expect(tab.state().cart.status).toBe('failed')
    await tab.advance(120_000)
    expect(tab.state().cart.status).toBe('ready')
    expect(tab.tell).not.toHaveBeenCalled()
  })

  it('stops retrying a failed cart read within two minutes', async () => {
    const tab = aTab()
    fails(tab, FOR_GOOD)
    await tab.settle(tab.shop.cart.refresh().catch(() => {}))
    await tab.advance(120_000)
    const reads = tab.reads()
    await tab.advance(600_000)
    expect(tab.reads()).toBe(reads)
    expect(tab.state().cart.status).toBe('failed')
  })

  it('retries a failed cart read although the engine could not be loaded for the retry of an earlier one', async () => {
    const tab = aTab()
    let isDown = true
    tab.answer(PATHS.cart, () => (isDown ? dropped() : undefined))
    tab.loseEngine(true)
    await tab.settle(tab.shop.cart.refresh().catch(() => {}))
    await tab.advance(120_000)
    tab.loseEngine(false)
    await tab.settle(tab.shop.cart.refresh().catch(() => {}))
    expect(tab.state().cart.status).toBe('failed')
    isDown = false
    await tab.advance(120_000)
    expect(tab.state().cart.status).toBe('ready')
  })

  it('does not retry a cart read that the platform refused', async () => {
    const tab = aTab()
    fails(tab, FOR_GOOD, () => applicationError('NOPE'))
    await tab.settle(tab.shop.cart.refresh().catch(() => {}))
    const reads = tab.reads()
    await tab.advance(120_000)
    expect(tab.reads()).toBe(reads)
  })

  it('postpones retries in a hidden tab until the visitor returns', async () => {
    const tab = aTab()
    fails(tab, 4)
    await tab.settle(tab.shop.cart.refresh().catch(() => {}))
    tab.hide()
    const reads = tab.reads()
    await tab.advance(120_000)
    expect(tab.reads()).toBe(reads)
    await tab.comeBack()
    expect(tab.state().cart.status).toBe('ready')
  })
})
