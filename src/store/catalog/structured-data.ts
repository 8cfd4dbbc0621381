/** Products in the structured data for search engines (schema.org): the same in the page and in pre-rendered files. */
import type { ProductView, VariantView } from '../base/views'

export const SCHEMA = 'https://schema.org'

const availabilityOf = ({ inStock, preorder }: Pick<ProductView, 'inStock' | 'preorder'>): string =>
  `${SCHEMA}/${inStock ? 'InStock' : preorder ? 'PreOrder' : 'OutOfStock'}`

const offerOf = (item: Pick<ProductView, 'price' | 'inStock' | 'preorder'>, url: string | undefined): object => ({
  '@type': 'Offer',
  price: item.price.value,
  priceCurrency: item.price.currency,
  availability: availabilityOf(item),
  url,
})

/** One offer, or the price range of the variants. */
function offersOf(product: ProductView, url: string | undefined): object {
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

/** A product with more variants is described by the range of its prices. */
const MOST_VARIANTS = 50
/** Search engines show two lines of a description; the whole text is on the product's page. */
export const MOST_DESCRIBED_CHARS = 1000

/** What is known beside the product itself. */
export interface DescribedWith {
  /** Address of the page that sells it. */
  url: string | undefined
  /** Plain text. */
  description?: string
  /** Addresses, if more than the product's own picture is known. */
  pictures?: readonly string[]
  /** Of a product without variants. */
  sku?: string
}

/** The labels of a variant's choices, in the order of the options. */
const labelsOf = ({ options }: ProductView, { choices }: VariantView): string[] =>
  options.flatMap(({ name, choices: all }) => all.find(({ value }) => value === choices[name])?.label ?? [])

/** A `ProductGroup` with its variants, or a `Product`. */
export function describeProduct(product: ProductView, { url, description, pictures = [], sku }: DescribedWith): object {
  const { id, name, brand, picture, variants, options } = product
  const common = {
    name,
    description,
    url,
    image: pictures.length ? pictures : picture?.url,
    brand: brand && { '@type': 'Brand', name: brand },
  }
  if (variants.length < 2 || variants.length > MOST_VARIANTS)
    return {
      '@type': 'Product',
      productID: id,
      sku: (variants.length === 1 ? variants[0]?.sku : undefined) ?? sku,
      ...common,
      offers: offersOf(product, url),
    }
  return {
    '@type': 'ProductGroup',
    productGroupID: id,
    ...common,
    variesBy: options.map((option) => option.name),
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      productID: variant.id,
      name: [name, ...labelsOf(product, variant)].join(', '),
      sku: variant.sku,
      image: (variant.picture ?? picture)?.url,
      offers: offerOf(variant, url),
    })),
  }
}
