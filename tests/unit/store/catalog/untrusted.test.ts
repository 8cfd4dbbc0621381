import { describe, expect, it } from 'vitest'
import { comparedTo } from '../../../../src/store/catalog/untrusted'

const amount = (value: number) => ({ value, currency: 'EUR', formatted: `${value} EUR` })

describe('a price compared with the former one', () => {
  it('tells the discount in whole percent', () => {
    expect(comparedTo(amount(15), amount(20))).toEqual({ comparePrice: amount(20), discountPercent: 25 })
    expect(comparedTo(amount(0), amount(20))).toEqual({ comparePrice: amount(20), discountPercent: 100 })
  })

  it('tells nothing where the former price was not higher', () => {
    expect(comparedTo(amount(20), amount(20))).toEqual({})
    expect(comparedTo(amount(20), amount(15))).toEqual({})
    expect(comparedTo(amount(20), undefined)).toEqual({})
  })

  it.each([-1, -1e308])('has no percentage for a price of %d, which would be more than 100 or infinite', (value) => {
    expect(comparedTo(amount(value), amount(0.1)).discountPercent).toBeUndefined()
  })
})
