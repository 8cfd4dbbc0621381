import { describe, expect, it } from 'vitest'
import { enProduct } from '../../../../../src/i18n/compiled/english/en-product'
import { unitPriceText } from '../../../../../src/widget/product/card/unit-price'
import { anAmount } from '../../../../support/fixtures/views'

const PER = { quantity: 100, unit: 'G' }
const converted = anAmount(3.8, { formatted: 'about $4.13', converted: { value: 4.13, currency: 'USD' } })

describe('unitPriceText', () => {
  it.each([
    ['the platform words of it', { price: anAmount(3.8), per: PER, description: '€3.80 per 100 g' }, '€3.80 per 100 g'],
    ['ours, where the platform has none', { price: anAmount(3.8), per: PER }, '€3.80 / 100\u00a0g'],
    [
      'ours for a converted price, which the platform words of the shop',
      { price: converted, per: PER, description: '€3.80 per 100 g' },
      'about $4.13 / 100\u00a0g',
    ],
    [
      'the platform words of a price whose quantity is not known',
      { price: converted, description: '€3.80 per 100 g' },
      '€3.80 per 100 g',
    ],
  ])('unitPriceText reads %s', (_, unit, text) => {
    expect(unitPriceText(unit, enProduct)).toBe(text)
  })

  it('unitPriceText gives nothing without a unit price', () => {
    expect(unitPriceText(undefined, enProduct)).toBeUndefined()
  })
})
