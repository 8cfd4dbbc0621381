/** Data for search engines (JSON-LD), from a snapshot. */
import type { Snapshot } from '../store/base/snapshot-model'
import type { ProductView, VariantView } from '../store/base/views'
import { offerOf, offersOf, SCHEMA } from '../store/catalog/structured-data'
import { entryOf } from '../store/catalog/untrusted'

/** A product with more variants is described by the range of its prices. */
const MOST_VARIANTS = 50

export interface Described {
  products: readonly ProductView[]
  /** Name of a list; absent for single products. */
  list?: string
}

interface Around {
  url: string | undefined
  /** By product id. */
  descriptions: Snapshot['descriptions']
}

const facts = ({ id, name, brand, picture }: ProductView, { url, descriptions = {} }: Around) => ({
  name,
  description: entryOf(descriptions, id),
  url,
  image: picture?.url,
  brand: brand && { '@type': 'Brand', name: brand },
})

/** The labels of a variant's choices, in the order of the options. */
function labelsOf({ options }: ProductView, { choices }: VariantView): string[] {
  return options.flatMap(({ name, choices: known }) => known.find(({ value }) => value === choices[name])?.label ?? [])
}

function describe(product: ProductView, around: Around): object {
  const { id, name, variants, options } = product
  const { url } = around
  const common = facts(product, around)
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

const describeList = (name: string, products: readonly ProductView[], around: Around): object => ({
  '@type': 'ItemList',
  name,
  numberOfItems: products.length,
  itemListElement: products.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: describe(product, { ...around, url: product.url ?? around.url }),
  })),
})

/**
 * One graph for a page; undefined if there is nothing to describe. Each single product and each list is in it once.
 * @param pageUrl address of the page that sells them
 * @param descriptions plain texts by product id
 */
export function structuredData(
  described: readonly Described[],
  pageUrl: string | undefined,
  descriptions?: Snapshot['descriptions'],
): object | undefined {
  const around = { url: pageUrl, descriptions }
  const single = new Map<string, ProductView>()
  for (const { products, list } of described)
    if (list === undefined) for (const product of products) single.set(product.id, product)
  const lists = new Map<string, Described>()
  for (const one of described)
    if (one.list !== undefined) lists.set(JSON.stringify([one.list, one.products.map(({ id }) => id)]), one)
  const graph = [
    ...[...single.values()].map((product) => describe(product, { ...around, url: pageUrl ?? product.url })),
    ...[...lists.values()].map(({ list = '', products }) => describeList(list, products, around)),
  ]
  return graph.length ? { '@context': SCHEMA, '@graph': graph } : undefined
}
