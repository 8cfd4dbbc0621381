/** What the fields of a template say about a product with a choice. */
import { expect, it } from 'vitest'
import { productValues } from '../../../../../src/embed/product/template/product-values'
import { enProduct } from '../../../../../src/i18n/compiled/english/en-product'
import { anAmount, aTee, aVariant } from '../../../../support/fixtures/views'

it('price, old price, discount, badge and stock in words of a template are those of the chosen variant', () => {
  const shirt = aTee({
    price: anAmount(18),
    comparePrice: anAmount(22.5),
    discountPercent: 20,
    variants: [
      aVariant('half', { price: anAmount(10), comparePrice: anAmount(20), discountPercent: 50 }),
      aVariant('full', { price: anAmount(40) }),
      aVariant('gone', { inStock: false }),
    ],
  })
  const said = (variant?: string) => {
    const values = productValues(shirt, { variant }, { link: undefined, messages: enProduct })
    const { price, oldPrice, onSale, discount, badge, soldOut, stockText } = values
    return { price, oldPrice, onSale, discount, badge, soldOut, stockText }
  }
  const whole = { price: '€18.00', oldPrice: '€22.50', onSale: true, discount: 20, badge: '20% off', soldOut: false }
  const none = { price: '€38.00', oldPrice: undefined, onSale: false, discount: undefined, badge: undefined }
  expect(said()).toEqual(whole)
  expect(said('half')).toEqual({ ...whole, price: '€10.00', oldPrice: '€20.00', discount: 50, badge: '50% off' })
  expect(said('full')).toEqual({ ...whole, ...none, price: '€40.00' })
  expect(said('gone')).toEqual({ ...whole, ...none, soldOut: true, stockText: 'Sold out' })
})
