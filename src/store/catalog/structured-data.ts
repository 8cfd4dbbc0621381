/** Price and stock in the structured data for search engines (schema.org); the same in the page and in pre-rendered files. */
import type { ProductView } from '../base/views'

export const SCHEMA = 'https://schema.org'

const availabilityOf = ({ inStock, preorder }: Pick<ProductView, 'inStock' | 'preorder'>): string =>
  `${SCHEMA}/${inStock ? 'InStock' : preorder ? 'PreOrder' : 'OutOfStock'}`

export const offerOf = (item: Pick<ProductView, 'price' | 'inStock' | 'preorder'>, url: string | undefined): object => ({
  '@type': 'Offer',
  price: item.price.value,
  priceCurrency: item.price.currency,
  availability: availabilityOf(item),
  url,
})

/** One offer, or the price range of the variants. */
export function offersOf(product: ProductView, url: string | undefined): object {
  const { price, priceRange, variants } = product
  if (!priceRange) return offerOf(product, url)
  return {
    '@type': 'AggregateOffer',
    lowPrice: priceRange.min.value,
    highPrice: priceRange.max.value,
    offerCount: variants.length,
    priceCurrency: price.currency,
    availability: availabilityOf(product),
    url,
  }
}
