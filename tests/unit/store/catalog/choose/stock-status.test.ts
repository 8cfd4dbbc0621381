import { describe, expect, it } from 'vitest'
import { type ChoiceStatus, LOW_STOCK, stockStatus } from '../../../../../src/store/catalog/choose/stock-status'

describe('stockStatus', () => {
  const there = (quantityAvailable?: number) => ({ inStock: true, quantityAvailable })
  const gone = { inStock: false }
  const later = { inStock: false, preorder: { limit: 2 } }

  it.each<[ChoiceStatus, Parameters<typeof stockStatus>[0], number?]>([
    ['not-made', []],
    ['available', [there()]],
    ['available', [there(LOW_STOCK + 1)], LOW_STOCK + 1],
    ['low-stock', [there(LOW_STOCK)], LOW_STOCK],
    ['low-stock', [there(1), gone], 1],
    ['low-stock', [there(2), there(3)], 5],
    ['available', [there(3), there(3)], 6],
    ['available', [there(1), there()], undefined],
    ['available', [there(9), later], 9],
    ['pre-order', [later], undefined],
    ['pre-order', [gone, later], undefined],
    ['sold-out', [gone], 0],
    ['sold-out', [gone, gone], 0],
  ])('stockStatus is "%s" for %j', (status, stocks, quantityLeft) => {
    const state = stockStatus(stocks)
    expect(state.status).toBe(status)
    expect(state.quantityLeft).toBe(quantityLeft)
  })
})
