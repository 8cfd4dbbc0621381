/** Reads the catalog and keeps the stock. The product texts never change after seeding; the stock does. */
import type { Db } from '../db'
import { ALL_PRODUCTS_ID } from '../ids'
import type { Collection, Product, ProductDocument } from './product'

interface StockRow {
  product_id: string
  variant_id: string
  quantity: number | null
}

export const createCatalog = (db: Db) => {
  const products = (): Product[] => {
    const stock = new Map<string, Map<string, number | null>>()
    for (const row of db.all<StockRow>('SELECT product_id, variant_id, quantity FROM stock')) {
      const variants = stock.get(row.product_id) ?? new Map<string, number | null>()
      stock.set(row.product_id, variants.set(row.variant_id, row.quantity))
    }
    return db.all<{ document: string }>('SELECT document FROM product ORDER BY position').map((row) => {
      const document = JSON.parse(row.document) as ProductDocument
      return { ...document, stock: stock.get(document.id) ?? new Map() }
    })
  }
  const findProduct = (id: string): Product | undefined => products().find((product) => product.id === id)
  const findProductBySlug = (slug: string): Product | undefined => products().find((product) => product.slug === slug)

  const collections = (): Collection[] =>
    db
      .all<{ document: string }>('SELECT document FROM collection ORDER BY position')
      .map((row) => JSON.parse(row.document) as Collection)

  const productsIn = (collectionId: string): Product[] =>
    products().filter((product) => collectionId === ALL_PRODUCTS_ID || product.collectionIds.includes(collectionId))

  /** Answers false, changing nothing, when fewer than `quantity` are left. */
  const takeStock = (productId: string, variantId: string, quantity: number): boolean => {
    const row = db.get<StockRow>('SELECT * FROM stock WHERE product_id = ? AND variant_id = ?', productId, variantId)
    if (!row) return false
    if (row.quantity === null) return true
    if (row.quantity < quantity) return false
    db.run('UPDATE stock SET quantity = quantity - ? WHERE product_id = ? AND variant_id = ?', quantity, productId, variantId)
    return true
  }

  const setStock = (productId: string, variantId: string, quantity: number): void =>
    db.run('UPDATE stock SET quantity = ? WHERE product_id = ? AND variant_id = ?', quantity, productId, variantId)

  return { products, findProduct, findProductBySlug, collections, productsIn, takeStock, setStock }
}

export type Catalog = ReturnType<typeof createCatalog>
