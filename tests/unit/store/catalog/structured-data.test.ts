import { expect, it } from 'vitest'
import { describeProduct } from '../../../../src/store/catalog/structured-data'
import { anAmount, aProduct, aTee, aVariant } from '../../../support/fixtures/views'

const url = 'https://shop.example/p'
const picture = { url: 'https://shop.example/1.jpg', alt: '' }
const of = (more: Parameters<typeof aProduct>[0], known: Partial<Parameters<typeof describeProduct>[1]> = {}) =>
  describeProduct(aProduct(more), { url, ...known })
const variants = Array.from({ length: 51 }, (_, index) => aVariant(`variant-${index}`))
const offer = { '@type': 'Offer', price: 18, priceCurrency: 'EUR', availability: 'https://schema.org/InStock', url }

it('a product without variants is described with its offer and what is known beside it', () => {
  const described = { '@type': 'Product', productID: 'mug-id', name: 'Blue Mug', url, offers: offer }
  expect(of({ picture, brand: 'Fern' }, { description: 'A mug', sku: 'MUG' })).toEqual({
    ...described,
    description: 'A mug',
    image: picture.url,
    brand: { '@type': 'Brand', name: 'Fern' },
    sku: 'MUG',
  })
  expect(of({ picture }, { pictures: ['a', 'b'] })).toEqual({ ...described, image: ['a', 'b'] })
  expect(of({ variants: [aVariant('only', { sku: 'ONLY' })] }, { sku: 'MUG' })).toEqual({ ...described, sku: 'ONLY' })
})

it.each([
  ['in stock', {}, 'InStock'],
  ['only ordered ahead', { inStock: false, preorder: {} }, 'PreOrder'],
  ['sold out', { inStock: false }, 'OutOfStock'],
])('a product that is %s says so', (_, more, availability) => {
  expect(of(more)).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } })
})

it('a product with variants is described as a group of them, named by the labels of their choices', () => {
  const tee = aTee({ picture })
  const [first, second] = tee.variants.map((variant) => ({ ...variant, sku: variant.id.toUpperCase() }))
  const own = { url: 'https://shop.example/2.jpg', alt: '' }
  const product = { ...tee, variants: [first, { ...second, inStock: false, picture: own }] } as typeof tee
  const variant = (id: string, choices: string, image: string, price: number, availability: string) => ({
    '@type': 'Product',
    productID: id,
    name: `Linen Tee, ${choices}`,
    sku: id.toUpperCase(),
    image,
    offers: { ...offer, price, availability: `https://schema.org/${availability}` },
  })
  expect(describeProduct(product, { url })).toEqual({
    '@type': 'ProductGroup',
    productGroupID: 'tee-id',
    name: 'Linen Tee',
    url,
    image: picture.url,
    variesBy: ['Size', 'Colour'],
    hasVariant: [
      variant('s-sage', 'S, Sage', picture.url, 38, 'InStock'),
      variant('m-sage', 'M, Sage', own.url, 40, 'OutOfStock'),
    ],
  })
  const odd = { ...tee, variants: [first, { ...second, choices: { Size: 'unknown' } }] } as typeof tee
  expect(describeProduct(odd, { url })).toMatchObject({ hasVariant: [{}, { name: 'Linen Tee' }] })
})

it('a product with more variants than are described has one offer, or the range of its prices', () => {
  expect(of({ variants })).toMatchObject({ '@type': 'Product', offers: offer })
  expect(of({ variants: variants.slice(1) })).toMatchObject({ '@type': 'ProductGroup' })
  const priceRange = { min: anAmount(18), max: anAmount(42) }
  expect(of({ variants, priceRange })).toMatchObject({
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: 18,
      highPrice: 42,
      offerCount: 51,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url,
    },
  })
})
