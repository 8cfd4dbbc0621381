import { expect, it } from 'vitest'
import { describeProduct } from '../../../../src/store/catalog/structured-data'
import { anAmount, aProduct, aVariant } from '../../../support/fixtures/views'

const variants = Array.from({ length: 51 }, (_, index) => aVariant(`variant-${index}`))

it('a product with more variants than are described has one offer, or the range of its prices', () => {
  expect(describeProduct(aProduct({ variants }), { url: undefined })).toMatchObject({ offers: { '@type': 'Offer', price: 18 } })
  const priceRange = { min: anAmount(18), max: anAmount(42) }
  expect(describeProduct(aProduct({ variants, priceRange }), { url: undefined })).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: 18, highPrice: 42, offerCount: 51 },
  })
})
