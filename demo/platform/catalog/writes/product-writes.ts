/** A merchant's changes to products. Each function is one transaction and returns the product as it is afterwards. */
import { randomUUID } from 'node:crypto'
import { applicationError, refuse } from '../../gateway/errors'
import type { Money } from '../../money'
import type { Db } from '../../storage/db'
import { ALL_PRODUCTS_ID } from '../../storage/ids'
import type { Catalog } from '../catalog'
import type { Product, ProductDocument } from '../product'
import { freeSlug } from '../slugs'
import { followProduct, rebuildVariants, withDiscounts } from '../variants'
import type { ProductChange } from './product-input'

export const productNotFound = (id: string) => applicationError(404, 'PRODUCT_NOT_FOUND', `There is no product "${id}".`, { id })

const EMPTY: Omit<ProductDocument, 'id' | 'slug' | 'name' | 'createdDate' | 'lastUpdated'> = {
  description: '',
  type: 'physical',
  sku: '',
  weightGrams: 0,
  priceMinor: 0,
  discountedMinor: 0,
  discount: { type: 'NONE', value: 0 },
  preorder: null,
  pricePerUnit: null,
  visible: true,
  costMinor: null,
  ribbon: '',
  brand: null,
  collectionIds: [ALL_PRODUCTS_ID],
  pictures: [],
  options: [],
  managesVariants: false,
  variants: [],
  customTextFields: [],
  infoSections: [],
  v3: { modifiers: [], subscriptions: [], oneTimePurchase: true, richDescription: null },
  revision: 1,
}

export const createProductWrites = (db: Db, catalog: Catalog, money: Money) => {
  const slugTaken = (slug: string): boolean => db.get('SELECT 1 FROM product WHERE slug = ?', slug) !== undefined

  /** Adds stock rows for new variants and removes those of deleted ones. New variants of a tracked product start at 0. */
  const alignStock = ({ id, variants }: ProductDocument): void => {
    const rows = db.all<{ variant_id: string; quantity: number | null }>('SELECT * FROM stock WHERE product_id = ?', id)
    const quantity = rows.some((row) => row.quantity !== null) ? 0 : null
    for (const row of rows)
      if (!variants.some((variant) => variant.id === row.variant_id))
        db.run('DELETE FROM stock WHERE product_id = ? AND variant_id = ?', id, row.variant_id)
    for (const variant of variants)
      db.run(
        'INSERT INTO stock (product_id, variant_id, quantity) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
        id,
        variant.id,
        quantity,
      )
  }
  const read = (id: string): Product => {
    const product = catalog.findProduct(id)
    if (!product) throw productNotFound(id)
    return product
  }
  /** The stock is kept in separate rows, never in the document. */
  const documentOf = (product: Product): ProductDocument => {
    const { stock, preordered, heldBack, stockRevision, stockUpdated, ...document } = product
    return document
  }
  const save = (document: ProductDocument): Product => {
    const now = new Date().toISOString()
    const saved = { ...withDiscounts(document, money), revision: document.revision + 1, lastUpdated: now }
    db.run(
      'UPDATE product SET slug = ?, visible = ?, document = ? WHERE id = ?',
      saved.slug,
      saved.visible ? 1 : 0,
      JSON.stringify(saved),
      saved.id,
    )
    alignStock(saved)
    return read(saved.id)
  }
  const edit = (id: string, change: (document: ProductDocument) => ProductDocument): Product =>
    db.transaction(() => save(change(documentOf(read(id)))))

  const insert = (document: ProductDocument): Product => {
    const whole = withDiscounts(document, money)
    // New products come first, as in the shop's product list.
    db.run(
      'INSERT INTO product SELECT ?, ?, coalesce(min(position), 0) - 1, ?, ? FROM product',
      whole.id,
      whole.slug,
      whole.visible ? 1 : 0,
      JSON.stringify(whole),
    )
    alignStock(whole)
    return read(whole.id)
  }
  const create = (change: ProductChange & { name: string }, more: Partial<ProductDocument> = {}): Product =>
    db.transaction(() => {
      if (change.slug !== undefined && slugTaken(change.slug)) refuse('product.slug', 'is taken by another product')
      const now = new Date().toISOString()
      const slug = change.slug ?? freeSlug(change.name, slugTaken)
      const document = { ...EMPTY, ...change, ...more, id: randomUUID(), slug, createdDate: now, lastUpdated: now }
      return insert(more.variants ? document : rebuildVariants(document))
    })

  const changed = (before: ProductDocument, change: ProductChange): ProductDocument => {
    if (change.slug !== undefined && change.slug !== before.slug && slugTaken(change.slug))
      refuse('product.slug', 'is taken by another product')
    const after = followProduct(before, { ...before, ...change })
    const optionsChanged = change.options !== undefined || change.managesVariants !== undefined
    return optionsChanged ? rebuildVariants(after) : after
  }
  const update = (id: string, change: ProductChange): Product => edit(id, (document) => changed(document, change))

  /** A write of version 3 names the revision that it has read; it is refused when another write came in between. */
  const patch = (id: string, sent: string, change: (document: ProductDocument) => ProductDocument): Product =>
    edit(id, (before) => {
      const revision = String(before.revision)
      if (sent !== revision)
        throw applicationError(409, 'REVISION_MISMATCH', `The product has revision ${revision}, not ${sent}.`, { revision })
      const after = change(before)
      if (after.slug !== before.slug && slugTaken(after.slug)) refuse('product.slug', 'is taken by another product')
      return after
    })

  const remove = (id: string): void =>
    db.transaction(() => {
      read(id)
      db.run('DELETE FROM product WHERE id = ?', id)
    })

  return { read, create, update, patch, edit, remove, changed }
}

export type ProductWrites = ReturnType<typeof createProductWrites>
