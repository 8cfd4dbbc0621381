/** The collections of version 1 as a tree of categories. */
import { ALL_PRODUCTS_ID } from '../../../storage/ids'
import type { Catalog } from '../../catalog'
import type { Collection, Product } from '../../product'

export interface Category extends Collection {
  itemCounter: number
}

export interface CategoryTree {
  all: readonly Category[]
  /** From the root category to the category itself. */
  pathTo(id: string): Category[]
  /** The categories that a product is assigned to, in the order of the shop. */
  directOf(product: Product): Category[]
  /** The direct categories and all their ancestors. */
  allOf(product: Product): Category[]
  /** The category for the breadcrumbs of a product. */
  mainOf(product: Product): Category | undefined
}

export const categoryTree = (catalog: Catalog): CategoryTree => {
  const products = catalog.products()
  const all = catalog.collections().map((collection) => ({
    ...collection,
    itemCounter:
      collection.id === ALL_PRODUCTS_ID
        ? products.length
        : products.filter((product) => product.collectionIds.includes(collection.id)).length,
  }))
  const byId = new Map(all.map((category) => [category.id, category]))
  const pathTo = (id: string): Category[] => {
    const path: Category[] = []
    for (let at = byId.get(id); at && !path.includes(at); at = at.parentId === null ? undefined : byId.get(at.parentId))
      path.unshift(at)
    return path
  }
  const directOf = (product: Product) => all.filter(({ id }) => id === ALL_PRODUCTS_ID || product.collectionIds.includes(id))
  return {
    all,
    pathTo,
    directOf,
    allOf: (product) => [...new Set(directOf(product).flatMap(({ id }) => pathTo(id)))],
    mainOf: (product) => directOf(product).find(({ id }) => id !== ALL_PRODUCTS_ID),
  }
}
