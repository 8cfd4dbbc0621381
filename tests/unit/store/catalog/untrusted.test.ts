import { describe, expect, it } from 'vitest'
import { comparedTo } from '../../../../src/store/catalog/untrusted'

const amount = (value: number) => ({ value, currency: 'EUR', formatted: `${value} EUR` })

describe('comparedTo', () => {
  it('comparedTo returns the compare price and the discount in whole percent', () => {
    expect(comparedTo(amount(15), amount(20))).toEqual({ comparePrice: amount(20), discountPercent: 25 })
    expect(comparedTo(amount(0), amount(20))).toEqual({ comparePrice: amount(20), discountPercent: 100 })
  })

  it('comparedTo returns nothing when the former price is not higher or is missing', () => {
    expect(comparedTo(amount(20), amount(20))).toEqual({})
    expect(comparedTo(amount(20), amount(15))).toEqual({})
    expect(comparedTo(amount(20), undefined)).toEqual({})
  })

  it.each([-1, -1e308])('comparedTo gives no percentage for a price of %d, which would exceed 100 or be infinite', (value) => {
    expect(comparedTo(amount(value), amount(0.1)).discountPercent).toBeUndefined()
  })
})
