/** Reads the catalog and keeps the stock. Orders change the stock; only the merchant changes the rest. */
import type { Db } from '../storage/db'
import { ALL_PRODUCTS_ID } from '../storage/ids'
import { type Collection, type Product, type ProductDocument, sellable, stockOfVariant } from './product'

export const CATALOG_VERSIONS = ['v1', 'v3'] as const
export type CatalogVersion = (typeof CATALOG_VERSIONS)[number]
export const isCatalogVersion = (text: string): text is CatalogVersion => CATALOG_VERSIONS.some((version) => version === text)

/** `stock`: a row for each variant, in the columns' order. */
interface ProductRow {
  id: string
  document: string
  stock: string
}

type StockRow = readonly [
  variantId: string,
  quantity: number | null,
  preordered: number,
  inStock: number,
  revision: number,
  updatedAt: string | null,
]

const STOCK = 'json_array(variant_id, quantity, preordered, in_stock, revision, updated_at)'
const PRODUCT = `SELECT id, document, (SELECT json_group_array(${STOCK}) FROM stock WHERE product_id = product.id) AS stock FROM product`

const parse = ({ document, stock: rows }: ProductRow): Product => {
  const stock = new Map<string, number | null>()
  const preordered = new Map<string, number>()
  const heldBack = new Set<string>()
  const stockRevision = new Map<string, number>()
  const stockUpdated = new Map<string, string>()
  for (const [id, quantity, ordered, inStock, revision, updatedAt] of JSON.parse(rows) as StockRow[]) {
    stock.set(id, quantity)
    preordered.set(id, ordered)
    if (inStock === 0) heldBack.add(id)
    stockRevision.set(id, revision)
    if (updatedAt !== null) stockUpdated.set(id, updatedAt)
  }
  return { ...(JSON.parse(document) as ProductDocument), stock, preordered, heldBack, stockRevision, stockUpdated }
}

export interface CatalogOptions {
  version: CatalogVersion
  /** Includes hidden products and collections, as the merchant sees them. */
  hidden?: boolean
}

/** Without `hidden`, hidden products are never read from the database, so that no call can return one. */
export const createCatalog = (db: Db, { version, hidden = false }: CatalogOptions) => {
  const seen = hidden ? '1 = 1' : 'visible = 1'

  /** What was read last of each product: reading a cart would otherwise parse the same texts again and again. */
  const known = new Map<string, { row: ProductRow; product: Product }>()
  const toProduct = (row: ProductRow): Product => {
    const last = known.get(row.id)
    if (last?.row.document === row.document && last.row.stock === row.stock) return last.product
    const product = parse(row)
    known.set(row.id, { row, product })
    return product
  }

  const products = (): Product[] => db.all<ProductRow>(`${PRODUCT} WHERE ${seen} ORDER BY position`).map(toProduct)
  const findWhere = (column: 'id' | 'slug', value: string): Product | undefined => {
    const row = db.get<ProductRow>(`${PRODUCT} WHERE ${seen} AND ${column} = ?`, value)
    return row && toProduct(row)
  }
  const findProduct = (id: string): Product | undefined => findWhere('id', id)
  const findProductBySlug = (slug: string): Product | undefined => findWhere('slug', slug)

  const collections = (): Collection[] =>
    db
      .all<{ document: string }>('SELECT document FROM collection ORDER BY position')
      .map((row) => JSON.parse(row.document) as Collection)
      .filter((collection) => hidden || collection.visible)

  const productsIn = (collectionId: string): Product[] =>
    products().filter((product) => collectionId === ALL_PRODUCTS_ID || product.collectionIds.includes(collectionId))

  /** Ids of the products that the merchant has arranged in a category, in that order. */
  const arrangedIn = (collectionId: string): string[] =>
    db
      .all<{ product_id: string }>(
        'SELECT product_id FROM category_arrangement WHERE collection_id = ? ORDER BY position',
        collectionId,
      )
      .map((row) => row.product_id)

  /** The date on which a product was added to a category; products without an entry were there from the beginning. */
  const additions = (): ReadonlyMap<string, string> =>
    new Map(
      db
        .all<{ collection_id: string; product_id: string; added_at: string }>('SELECT * FROM category_item')
        .map((row) => [`${row.collection_id} ${row.product_id}`, row.added_at]),
    )

  /** Returns false and changes nothing when fewer than `quantity` can be sold. */
  const takeStock = (productId: string, variantId: string, quantity: number): boolean => {
    const product = findProduct(productId)
    if (!product?.stock.has(variantId) || sellable(product, variantId) < quantity) return false
    if (product.stock.get(variantId) === null) return true
    const column = stockOfVariant(product, variantId) > 0 ? 'quantity = quantity -' : 'preordered = preordered +'
    db.run(
      `UPDATE stock SET ${column} ?, revision = revision + 1, updated_at = ? WHERE product_id = ? AND variant_id = ?`,
      quantity,
      new Date().toISOString(),
      productId,
      variantId,
    )
    return true
  }

  /** A `quantity` of null turns tracking off; then `inStock` alone decides whether the variant can be bought. */
  const setStock = (productId: string, variantId: string, quantity: number | null, inStock = true): void =>
    db.run(
      'UPDATE stock SET quantity = ?, in_stock = ?, revision = revision + 1, updated_at = ? WHERE product_id = ? AND variant_id = ?',
      quantity,
      inStock ? 1 : 0,
      new Date().toISOString(),
      productId,
      variantId,
    )

  /** A variant without an inventory item is sold out. */
  const addStock = (productId: string, variantId: string, quantity: number | null, inStock = true): void =>
    db.run(
      'INSERT INTO stock (product_id, variant_id, quantity, in_stock) VALUES (?, ?, ?, ?)',
      productId,
      variantId,
      quantity,
      inStock ? 1 : 0,
    )
  const removeStock = (productId: string, variantId: string): void =>
    db.run('DELETE FROM stock WHERE product_id = ? AND variant_id = ?', productId, variantId)

  return {
    version,
    products,
    findProduct,
    findProductBySlug,
    collections,
    productsIn,
    arrangedIn,
    additions,
    takeStock,
    setStock,
    addStock,
    removeStock,
  }
}

export type Catalog = ReturnType<typeof createCatalog>
