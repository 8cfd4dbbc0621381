/** The items of a category and their order, and the categories of an item. */

import { ALL_PRODUCTS_ID, STORES_APP_ID } from '../../../storage/ids'
import { type Json, optionalList, own, requiredRecord, requiredString } from '../../../untrusted'
import type { Catalog } from '../../catalog'
import type { Product } from '../../product'
import { type CategoryTree, categoryTree } from './categories'

const MAX_ITEMS = 1000

export interface ItemReference {
  catalogItemId: string
  appId: string
}

export const referenceOf = (productId: string): ItemReference => ({ catalogItemId: productId, appId: STORES_APP_ID })

export const readItem = (value: unknown, field: string): ItemReference => {
  const item = requiredRecord(value, field)
  return {
    catalogItemId: requiredString(own(item, 'catalogItemId'), `${field}.catalogItemId`, 36),
    appId: requiredString(own(item, 'appId'), `${field}.appId`, 36),
  }
}

export const readItems = (payload: Json, maxSize = MAX_ITEMS): ItemReference[] =>
  (optionalList(own(payload, 'items'), 'items', maxSize) ?? []).map((item, i) => readItem(item, `items[${i}]`))

interface Listing {
  /** Arranged items first; all others follow, the last one added to the category first. */
  arranged: boolean
  /** Includes the items of subcategories. */
  below: boolean
}

/** Returns ids of products. */
export const itemsIn = (catalog: Catalog, categoryId: string, { arranged, below }: Listing): string[] => {
  const tree = categoryTree(catalog)
  const inside = below
    ? tree.all.filter(({ id }) => tree.pathTo(id).some((above) => above.id === categoryId)).map(({ id }) => id)
    : [categoryId]
  const added = catalog.additions()
  const addedAt = (product: Product): string =>
    inside
      .flatMap((id) => (isIn(product, id) ? (added.get(`${id} ${product.id}`) ?? product.createdDate) : []))
      .reduce((latest, date) => (date > latest ? date : latest), '')
  const found = catalog
    .products()
    .map((product) => ({ id: product.id, at: addedAt(product) }))
    .filter(({ at }) => at !== '')
    .sort((a, b) => (a.at === b.at ? 0 : a.at > b.at ? -1 : 1))
    .map(({ id }) => id)
  const first = arranged ? catalog.arrangedIn(categoryId).filter((id) => found.includes(id)) : []
  return [...first, ...found.filter((id) => !first.includes(id))]
}

const isIn = ({ collectionIds }: Product, id: string): boolean => id === ALL_PRODUCTS_ID || collectionIds.includes(id)

/** Ids of the categories that an item is assigned to, and of all their ancestors. */
export const categoriesOf = (catalog: Catalog, tree: CategoryTree, { catalogItemId, appId }: ItemReference) => {
  const product = appId === STORES_APP_ID ? catalog.findProduct(catalogItemId) : undefined
  if (!product) return { direct: [], all: [] }
  return { direct: tree.directOf(product).map(({ id }) => id), all: tree.allOf(product).map(({ id }) => id) }
}
