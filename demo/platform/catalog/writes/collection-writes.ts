/** A merchant's changes to collections. Each function is one transaction. */
import { randomUUID } from 'node:crypto'
import { applicationError, refuse } from '../../gateway/errors'
import type { Db } from '../../storage/db'
import { ALL_PRODUCTS_ID } from '../../storage/ids'
import { type Json, optionalBoolean, optionalString, own, requiredString } from '../../untrusted'
import type { Catalog } from '../catalog'
import type { Collection } from '../product'
import { freeSlug } from '../slugs'
import { readSlug } from './product-input'
import type { ProductWrites } from './product-writes'

export type CollectionChange = Partial<Pick<Collection, 'name' | 'slug' | 'description' | 'visible' | 'parentId'>>

export const collectionNotFound = (field: string, value: string) =>
  applicationError(404, 'COLLECTION_NOT_FOUND', `There is no collection with ${field} "${value}".`, { [field]: value })

/** `at` is the path of the collection in the request. */
export const readCollectionChange = (collection: Json, at = 'collection'): CollectionChange => {
  const name = own(collection, 'name')
  const change = {
    name: name === undefined ? undefined : requiredString(name, `${at}.name`, 50),
    slug: readSlug(own(collection, 'slug'), `${at}.slug`),
    description: optionalString(own(collection, 'description'), `${at}.description`, 600),
    visible: optionalBoolean(own(collection, 'visible'), `${at}.visible`),
  }
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

export const createCollectionWrites = (db: Db, catalog: Catalog, products: ProductWrites) => {
  const slugTaken = (slug: string): boolean => db.get('SELECT 1 FROM collection WHERE slug = ?', slug) !== undefined
  const read = (id: string): Collection =>
    catalog.collections().find((collection) => collection.id === id) ??
    (() => {
      throw collectionNotFound('id', id)
    })()
  /** The collection of all products belongs to the platform. */
  const readOwn = (id: string): Collection =>
    id === ALL_PRODUCTS_ID ? refuse('id', 'the collection of all products cannot be changed') : read(id)

  const create = (change: CollectionChange): Collection =>
    db.transaction(() => {
      const name = change.name ?? refuse('collection.name', 'is required', 'REQUIRED_FIELD')
      if (change.slug !== undefined && slugTaken(change.slug)) refuse('collection.slug', 'is taken by another collection')
      const now = new Date().toISOString()
      const collection: Collection = {
        id: randomUUID(),
        slug: change.slug ?? freeSlug(name, slugTaken),
        name,
        description: change.description ?? '',
        picture: null,
        visible: change.visible ?? true,
        parentId: change.parentId ?? null,
        revision: 1,
        createdDate: now,
        lastUpdated: now,
      }
      db.run(
        'INSERT INTO collection SELECT ?, ?, coalesce(max(position), 0) + 1, ? FROM collection',
        collection.id,
        collection.slug,
        JSON.stringify(collection),
      )
      return collection
    })

  const update = (id: string, change: CollectionChange): Collection =>
    db.transaction(() => {
      const before = readOwn(id)
      if (change.slug !== undefined && change.slug !== before.slug && slugTaken(change.slug))
        refuse('collection.slug', 'is taken by another collection')
      const collection = { ...before, ...change, revision: before.revision + 1, lastUpdated: new Date().toISOString() }
      db.run('UPDATE collection SET slug = ?, document = ? WHERE id = ?', collection.slug, JSON.stringify(collection), id)
      return collection
    })

  const remove = (id: string): void =>
    db.transaction(() => {
      readOwn(id)
      removeProducts(
        id,
        catalog.productsIn(id).map((product) => product.id),
      )
      db.run('DELETE FROM collection WHERE id = ?', id)
    })

  const addProducts = (id: string, productIds: readonly string[]): void =>
    db.transaction(() => {
      readOwn(id)
      for (const productId of productIds) {
        products.edit(productId, (document) =>
          document.collectionIds.includes(id) ? document : { ...document, collectionIds: [...document.collectionIds, id] },
        )
        db.run('INSERT INTO category_item VALUES (?, ?, ?) ON CONFLICT DO NOTHING', id, productId, new Date().toISOString())
      }
    })

  const removeProducts = (id: string, productIds: readonly string[]): void =>
    db.transaction(() => {
      readOwn(id)
      for (const productId of productIds) {
        products.edit(productId, (document) => ({
          ...document,
          collectionIds: document.collectionIds.filter((collectionId) => collectionId !== id),
        }))
        for (const table of ['category_item', 'category_arrangement'])
          db.run(`DELETE FROM ${table} WHERE collection_id = ? AND product_id = ?`, id, productId)
      }
    })

  /** Replaces the merchant's arrangement of the collection. */
  const arrange = (id: string, productIds: readonly string[]): void =>
    db.transaction(() => {
      db.run('DELETE FROM category_arrangement WHERE collection_id = ?', read(id).id)
      productIds.forEach((productId, position) => {
        db.run('INSERT INTO category_arrangement VALUES (?, ?, ?) ON CONFLICT DO NOTHING', id, productId, position)
      })
    })

  /** Sorts the collections in the order of `ids`, which must contain all of them. */
  const reorder = (ids: readonly string[]): void =>
    db.transaction(() => {
      ids.forEach((id, position) => {
        db.run('UPDATE collection SET position = ? WHERE id = ?', position, id)
      })
    })

  return { read, create, update, remove, addProducts, removeProducts, arrange, reorder }
}

export type CollectionWrites = ReturnType<typeof createCollectionWrites>
