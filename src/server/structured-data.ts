/** Data for search engines (JSON-LD), from what a snapshot knows. */
import { offerOf, offersOf, SCHEMA } from '../store/catalog/structured-data'
import type { ProductView, VariantView } from '../store/views'

/** A group of more is described by the range of its prices. */
const MOST_VARIANTS = 50

export interface Described {
  products: readonly ProductView[]
  /** Absent: single products. */
  list?: string
}

const facts = ({ name, brand, picture }: ProductView, url: string | undefined) => ({
  name,
  url,
  image: picture?.url,
  brand: brand && { '@type': 'Brand', name: brand },
})

/** The labels of a variant's choices, in the order of the options. */
function labelsOf({ options }: ProductView, { choices }: VariantView): string[] {
  return options.flatMap(({ name, choices: known }) => known.find(({ value }) => value === choices[name])?.label ?? [])
}

function describe(product: ProductView, url: string | undefined): object {
  const { id, name, variants, options } = product
  const common = facts(product, url)
  if (variants.length < 2 || variants.length > MOST_VARIANTS)
    return {
      '@type': 'Product',
      productID: id,
      sku: variants.length === 1 ? variants[0]?.sku : undefined,
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
      image: (variant.picture ?? product.picture)?.url,
      offers: offerOf(variant, url),
    })),
  }
}

const describeList = (name: string, products: readonly ProductView[], pageUrl: string | undefined): object => ({
  '@type': 'ItemList',
  name,
  numberOfItems: products.length,
  itemListElement: products.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: describe(product, product.url ?? pageUrl),
  })),
})

/**
 * One graph for a page; undefined when there is nothing to tell. Each product stands in it once.
 * @param pageUrl address of the page that sells them
 */
export function structuredData(described: readonly Described[], pageUrl: string | undefined): object | undefined {
  const single = new Map<string, ProductView>()
  for (const { products, list } of described)
    if (list === undefined) for (const product of products) single.set(product.id, product)
  const lists = new Map<string, Described>()
  for (const one of described)
    if (one.list !== undefined) lists.set(JSON.stringify([one.list, one.products.map(({ id }) => id)]), one)
  const graph = [
    ...[...single.values()].map((product) => describe(product, pageUrl ?? product.url)),
    ...[...lists.values()].map(({ list = '', products }) => describeList(list, products, pageUrl)),
  ]
  return graph.length ? { '@context': SCHEMA, '@graph': graph } : undefined
}
