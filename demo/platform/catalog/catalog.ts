/** Reads the catalog and keeps the stock. The product texts never change after seeding; the stock does. */
import type { Db } from '../db'
import { ALL_PRODUCTS_ID } from '../ids'
import { type Collection, type Product, type ProductDocument, sellable, stockOfVariant } from './product'

interface StockRow {
  product_id: string
  variant_id: string
  quantity: number | null
  preordered: number
}

const toProduct = (document: ProductDocument, rows: readonly StockRow[]): Product => ({
  ...document,
  stock: new Map(rows.map((row) => [row.variant_id, row.quantity])),
  preordered: new Map(rows.map((row) => [row.variant_id, row.preordered])),
})

/** Hidden products are not read at all, so no call can let one slip. */
export const createCatalog = (db: Db) => {
  const products = (): Product[] => {
    const stock = new Map<string, StockRow[]>()
    for (const row of db.all<StockRow>('SELECT * FROM stock')) {
      const rows = stock.get(row.product_id)
      if (rows) rows.push(row)
      else stock.set(row.product_id, [row])
    }
    return db
      .all<{ document: string }>('SELECT document FROM product WHERE visible = 1 ORDER BY position')
      .map((row) => JSON.parse(row.document) as ProductDocument)
      .map((document) => toProduct(document, stock.get(document.id) ?? []))
  }
  const findWhere = (column: 'id' | 'slug', value: string): Product | undefined => {
    const row = db.get<{ document: string }>(`SELECT document FROM product WHERE visible = 1 AND ${column} = ?`, value)
    if (!row) return undefined
    const document = JSON.parse(row.document) as ProductDocument
    return toProduct(document, db.all<StockRow>('SELECT * FROM stock WHERE product_id = ?', document.id))
  }
  const findProduct = (id: string): Product | undefined => findWhere('id', id)
  const findProductBySlug = (slug: string): Product | undefined => findWhere('slug', slug)

  const collections = (): Collection[] =>
    db
      .all<{ document: string }>('SELECT document FROM collection ORDER BY position')
      .map((row) => JSON.parse(row.document) as Collection)

  const productsIn = (collectionId: string): Product[] =>
    products().filter((product) => collectionId === ALL_PRODUCTS_ID || product.collectionIds.includes(collectionId))

  /** Answers false, changing nothing, when fewer than `quantity` can be sold. */
  const takeStock = (productId: string, variantId: string, quantity: number): boolean => {
    const product = findProduct(productId)
    if (!product?.stock.has(variantId) || sellable(product, variantId) < quantity) return false
    if (product.stock.get(variantId) === null) return true
    const column = stockOfVariant(product, variantId) > 0 ? 'quantity = quantity -' : 'preordered = preordered +'
    db.run(`UPDATE stock SET ${column} ? WHERE product_id = ? AND variant_id = ?`, quantity, productId, variantId)
    return true
  }

  const setStock = (productId: string, variantId: string, quantity: number): void =>
    db.run('UPDATE stock SET quantity = ? WHERE product_id = ? AND variant_id = ?', quantity, productId, variantId)

  return { products, findProduct, findProductBySlug, collections, productsIn, takeStock, setStock }
}

export type Catalog = ReturnType<typeof createCatalog>
