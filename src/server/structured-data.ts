/** Data for search engines (JSON-LD), from a snapshot. */
import type { Snapshot } from '../store/base/snapshot-model'
import type { ProductView } from '../store/base/views'
import { describeProduct, SCHEMA } from '../store/catalog/structured-data'
import { entryOf } from '../store/catalog/untrusted'

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

const describe = (product: ProductView, { url, descriptions = {} }: Around): object =>
  describeProduct(product, { url, description: entryOf(descriptions, product.id) })

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
