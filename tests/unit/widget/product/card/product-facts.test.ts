import { describe, expect, it } from 'vitest'
import { enProduct } from '../../../../../src/i18n/compiled/english/en-product'
import type { ProductView } from '../../../../../src/store/base/views'
import { badgeOf } from '../../../../../src/widget/product/card/product-facts'
import { anAmount, aProduct, aTee, aVariant } from '../../../../support/fixtures/views'

const badge = (facts: Partial<ProductView>, choice = {}) => badgeOf(aProduct(facts), enProduct, choice)?.text

describe('the badge of a product', () => {
  it('a product has one badge, the one that decides most', () => {
    const few = { quantityAvailable: 2 }
    const gone = { inStock: false }
    expect(badge(few)).toBe('Low stock')
    expect(badge({ ...few, ribbon: 'Last pieces' })).toBe('Last pieces')
    expect(badge({ ...few, ribbon: 'Last pieces', discountPercent: 20 })).toBe('20% off')
    expect(badge({ ...gone, ribbon: 'New', discountPercent: 20 })).toBe('Sold out')
    expect(badge({ ...gone, preorder: {}, ribbon: 'New' })).toBe('Pre-order')
  })

  it('the badge is that of the chosen variant: its discount, else the ribbon, or its stock', () => {
    const variants = [
      aVariant('half', { price: anAmount(10), comparePrice: anAmount(20), discountPercent: 50 }),
      aVariant('full'),
      aVariant('gone', { inStock: false }),
      aVariant('few', { quantityAvailable: 2 }),
    ]
    const options = aTee().options
    const shirt = { discountPercent: 20, ribbon: 'New', options, variants }
    const badges = ['half', 'full', 'gone'].map((variant) => badge(shirt, { variant }))
    expect([badge(shirt), ...badges]).toEqual(['20% off', '50% off', 'New', 'Sold out'])
    expect(badge({ variants }, { variant: 'few' })).toBe('Low stock')
  })

  it('a discount of the one-time price is no badge of a chosen purchase plan', () => {
    const tea = { discountPercent: 20, subscriptions: [{ id: 'monthly', title: 'Monthly', price: anAmount(17) }] }
    expect(badge(tea, { subscription: 'monthly' })).toBeUndefined()
  })

  it('a product has no badge where there is nothing to say, nor for a ribbon without words', () => {
    expect(badge({})).toBeUndefined()
    expect(badge({ ribbon: ' ' })).toBeUndefined()
  })
})
