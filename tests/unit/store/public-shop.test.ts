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

describe('createShop of cartlet/store', () => {
  it('exposes the public members of the shop and no internal ones', () => {
    expect(Object.keys(aShop())).toEqual(expect.arrayContaining(['cart', 'checkout', 'openEstimate', 'store']))
    expect(Object.keys(aShop()).filter((name) => /engine|askCatalog|prepareDrawer/.test(name))).toEqual([])
  })

  it('handleCheckoutReturn and keepTabsAgreed accept a shop from createShop', async () => {
    const shop = aShop()
    await expect(handleCheckoutReturn(shop)).resolves.toBeUndefined()
    expect(shop.store.getState().checkout).toEqual({ status: 'idle' })
    keepTabsAgreed(shop, { tell() {}, onTold: () => () => {}, onReturn: () => () => {}, hidden: () => true })()
  })

  it('handleCheckoutReturn rejects a copy of a shop', async () => {
    await expect(handleCheckoutReturn({ ...aShop() })).rejects.toThrow(/object that createShop returned/)
  })
})
