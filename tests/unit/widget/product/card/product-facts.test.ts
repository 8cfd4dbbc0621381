import { describe, expect, it } from 'vitest'
import { enProduct } from '../../../../../src/i18n/compiled/english/en-product'
import type { ProductView } from '../../../../../src/store/base/views'
import { badgeOf } from '../../../../../src/widget/product/card/product-facts'
import { aProduct } from '../../../../support/fixtures/views'

const badge = (facts: Partial<ProductView>) => badgeOf(aProduct(facts), enProduct)?.text

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

  it('a product has no badge where there is nothing to say, nor for a ribbon without words', () => {
    expect(badge({})).toBeUndefined()
    expect(badge({ ribbon: ' ' })).toBeUndefined()
  })
})
