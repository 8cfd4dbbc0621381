import { expect, it } from 'vitest'
import type { DiscountView } from '../../../../../src/store/base/totals-model'
import { savedIn } from '../../../../../src/widget/cart/terms/CartTerms'
import { anAmount } from '../../../../support/fixtures/views'

const aDiscount = (value?: number): DiscountView => ({
  kind: 'coupon',
  reach: 'lines',
  lineIds: [],
  ...(value && { amount: anAmount(value) }),
})

it('a code saves what the platform sums up, else what its only discount takes off; two of them are not added up', () => {
  expect(savedIn({ discount: anAmount(2), discounts: [aDiscount(1.5)] })).toBe('€2.00')
  expect(savedIn({ discounts: [aDiscount(1.8)] })).toBe('€1.80')
  expect(savedIn({ discounts: [aDiscount()] })).toBeUndefined()
  expect(savedIn({ discounts: [aDiscount(1.8), aDiscount(1)] })).toBeUndefined()
  expect(savedIn({})).toBeUndefined()
})
