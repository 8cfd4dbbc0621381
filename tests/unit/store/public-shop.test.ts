import { describe, expect, it } from 'vitest'
import { createClient, memoryStorage } from '../../../src/index'
import { createShop, handleCheckoutReturn, keepTabsAgreed } from '../../../src/store-entry'

const aShop = () =>
  createShop({
    client: createClient({ clientId: 'c', environment: { storage: memoryStorage() } }),
    storage: memoryStorage(),
    formatMoney: (value, currency) => `${value} ${currency}`,
    navigate: () => {},
  })

describe('the shop of cartlet/store', () => {
  it('shows no part that Cartlet is free to change', () => {
    expect(Object.keys(aShop())).toEqual(expect.arrayContaining(['cart', 'checkout', 'openEstimate', 'store']))
    expect(Object.keys(aShop()).filter((name) => /engine|askCatalog|prepareDrawer/.test(name))).toEqual([])
  })

  it('is what handleCheckoutReturn and keepTabsAgreed take', async () => {
    const shop = aShop()
    await expect(handleCheckoutReturn(shop)).resolves.toBeUndefined()
    expect(shop.store.getState().checkout).toEqual({ status: 'idle' })
    keepTabsAgreed(shop, { tell() {}, onTold: () => () => {}, onReturn: () => () => {}, hidden: () => true })()
  })

  it('is told from a copy of it, which has no parts', async () => {
    await expect(handleCheckoutReturn({ ...aShop() })).rejects.toThrow(/what createShop returned/)
  })
})
