/** What a merchant does to collections. Each function is one transaction. */
import { randomUUID } from 'node:crypto'
import type { Db } from '../db'
import { applicationError, refuse } from '../errors'
import { ALL_PRODUCTS_ID } from '../ids'
import { type Json, optionalBoolean, optionalString, own, requiredString } from '../read'
import type { Catalog } from './catalog'
import type { Collection } from './product'
import { readSlug } from './product-input'
import type { ProductWrites } from './product-writes'
import { freeSlug } from './slugs'

export type CollectionChange = Partial<Pick<Collection, 'name' | 'slug' | 'description' | 'visible'>>

export const collectionNotFound = (field: string, value: string) =>
  applicationError(404, 'COLLECTION_NOT_FOUND', `There is no collection with ${field} "${value}".`, { [field]: value })

export const readCollectionChange = (collection: Json): CollectionChange => {
  const name = own(collection, 'name')
  const change = {
    name: name === undefined ? undefined : requiredString(name, 'collection.name', 50),
    slug: readSlug(own(collection, 'slug'), 'collection.slug'),
    description: optionalString(own(collection, 'description'), 'collection.description', 600),
    visible: optionalBoolean(own(collection, 'visible'), 'collection.visible'),
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
        parentId: null,
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
      for (const productId of productIds)
        products.edit(productId, (document) =>
          document.collectionIds.includes(id) ? document : { ...document, collectionIds: [...document.collectionIds, id] },
        )
    })

  const removeProducts = (id: string, productIds: readonly string[]): void =>
    db.transaction(() => {
      readOwn(id)
      for (const productId of productIds)
        products.edit(productId, (document) => ({
          ...document,
          collectionIds: document.collectionIds.filter((collectionId) => collectionId !== id),
        }))
    })

  return { read, create, update, remove, addProducts, removeProducts }
}

export type CollectionWrites = ReturnType<typeof createCollectionWrites>
