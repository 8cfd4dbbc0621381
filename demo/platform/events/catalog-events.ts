/** Events of products, collections and stock, derived from the state of the catalog before and after a change. */
import type { Catalog } from '../catalog/catalog'
import type { InventoryWrites } from '../catalog/inventory'
import type { Collection, Product } from '../catalog/product'
import { type CategoryTree, categoryTree } from '../catalog/v3/categories/categories'
import { CATEGORY_FIELD_NAMES, categoryBody } from '../catalog/v3/categories/category-body'
import { inventoryItemBody } from '../catalog/v3/inventory-body'
import type { CollectionWrites } from '../catalog/writes/collection-writes'
import type { ProductWrites } from '../catalog/writes/product-writes'
import type { Site } from '../site'
import type { Db } from '../storage/db'
import type { Json } from '../untrusted'
import {
  changedDataV1,
  changedFields,
  collectionDataV1,
  createdDataV1,
  deletedDataV1,
  stockChanges,
  wholeProductV3,
} from './catalog-bodies'
import { type Actor, isSubscribed, recordEvent, recordLegacyEvent } from './record'

const V1 = 'com.wix.ecommerce.catalog.api.v1'
const VARIANTS_CHANGED = 'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged'
const V3 = 'wix.stores.catalog.v3'
const CATEGORY = 'wix.categories.v1.category'

/** The reason of a stock change, in the terms of version 3. */
export type StockReason = 'ORDER' | 'MANUAL'

export interface CatalogEvents {
  /** Runs `work` and records its changes to the catalog, in one transaction. */
  watch<T>(reason: StockReason, actor: Actor, work: () => T): T
}

interface CatalogState {
  products: Map<string, Product>
  collections: Map<string, Collection>
  tree: CategoryTree
}

interface Pair<T> {
  id: string
  before: T | undefined
  after: T | undefined
}

const pairsOf = <T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): Pair<T>[] =>
  [...new Set([...before.keys(), ...after.keys()])].map((id) => ({ id, before: before.get(id), after: after.get(id) }))

/** `catalog` is the merchant's, with hidden products. */
export const createCatalogEvents = (db: Db, site: Site, catalog: Catalog): CatalogEvents => {
  const stateNow = (): CatalogState => ({
    products: new Map(catalog.products().map((product) => [product.id, product])),
    collections: new Map(catalog.collections().map((collection) => [collection.id, collection])),
    tree: categoryTree(catalog),
  })

  const v1 = {
    product: ({ id, before, after }: Pair<Product>, actor: Actor): void => {
      const tell = (name: string, data: Json) => recordLegacyEvent(db, { type: `${V1}.${name}`, entityId: id, actor, data })
      if (!before && after) tell('ProductCreated', createdDataV1(site, after))
      else if (!after) tell('ProductDeleted', deletedDataV1(id))
      else if (before && changedFields(before, after).length > 0) tell('ProductChanged', changedDataV1(before, after))
    },
    stock: (before: Product, after: Product, _: StockReason, actor: Actor): void => {
      const variants = stockChanges(before, after)
      if (variants.length === 0) return
      const data = { inventoryItemId: after.id, productId: after.id, variants, updatedDate: new Date().toISOString() }
      recordLegacyEvent(db, { type: VARIANTS_CHANGED, entityId: after.id, actor, data })
    },
    collection: ({ id, before, after }: Pair<Collection>, _: CatalogState, actor: Actor): void => {
      const about = after ?? before
      if (!about || JSON.stringify(before) === JSON.stringify(after)) return
      const name = before && after ? 'CollectionChanged' : after ? 'CollectionCreated' : 'CollectionDeleted'
      recordLegacyEvent(db, { type: `${V1}.${name}`, entityId: id, actor, data: collectionDataV1(about) })
    },
  }

  const entityEvent = (
    entity: string,
    entityId: string,
    before: Json | undefined,
    after: Json | undefined,
    actor: Actor,
  ): void => {
    if (JSON.stringify(before) === JSON.stringify(after)) return
    const about = { entity, entityId, actor }
    if (!before && after) recordEvent(db, { ...about, slug: 'created', body: { createdEvent: { entity: after } } })
    else if (after) recordEvent(db, { ...about, slug: 'updated', body: { updatedEvent: { currentEntity: after } } })
    else recordEvent(db, { ...about, slug: 'deleted', body: { deletedEvent: { ...(before && { deletedEntity: before }) } } })
  }

  const v3 = {
    product: ({ id, before, after }: Pair<Product>, actor: Actor, old: CatalogState, now: CatalogState): void => {
      if (before && after && changedFields(before, after).length === 0) return
      const was = before && wholeProductV3(site, before, old.tree)
      entityEvent(`${V3}.product`, id, was, after && wholeProductV3(site, after, now.tree), actor)
    },
    stock: (before: Product, after: Product, reason: StockReason, actor: Actor, tree: CategoryTree): void => {
      for (const { id, oldValue, newValue } of stockChanges(before, after)) {
        const variant = after.variants.find((candidate) => candidate.id === id)
        if (!variant) continue
        const currentEntity: Json & { id: string } = inventoryItemBody({ product: after, variant }, tree)
        const about = { entity: `${V3}.inventory_item`, entityId: currentEntity.id, actor }
        recordEvent(db, { ...about, slug: 'updated_with_reason', body: { actionEvent: { body: { currentEntity, reason } } } })
        if (oldValue.inStock !== newValue.inStock) {
          const body = { inStock: newValue.inStock }
          recordEvent(db, { ...about, slug: 'stock_status_updated', body: { actionEvent: { body } } })
        }
      }
    },
    collection: ({ id, before, after }: Pair<Collection>, old: CatalogState, actor: Actor, now: CatalogState): void => {
      if (JSON.stringify(before) === JSON.stringify(after)) return
      const bodyIn = ({ tree }: CatalogState): Json | undefined => {
        const category = tree.all.find((candidate) => candidate.id === id)
        return category && categoryBody(site, category, tree, new Set(CATEGORY_FIELD_NAMES))
      }
      entityEvent(CATEGORY, id, bodyIn(old), bodyIn(now), actor)
    },
  }

  const watch = <T>(reason: StockReason, actor: Actor, work: () => T): T => {
    if (!isSubscribed(db)) return work()
    const version = site.catalogVersion === 'v3' ? v3 : v1
    return db.transaction(() => {
      const old = stateNow()
      const result = work()
      const now = stateNow()
      for (const pair of pairsOf(old.collections, now.collections)) version.collection(pair, old, actor, now)
      for (const pair of pairsOf(old.products, now.products)) {
        version.product(pair, actor, old, now)
        if (pair.before && pair.after) version.stock(pair.before, pair.after, reason, actor, now.tree)
      }
      return result
    })
  }
  return { watch }
}

interface Writes {
  productWrites: ProductWrites
  collectionWrites: CollectionWrites
  inventoryWrites: InventoryWrites
  fullCatalog: Catalog
}

/** The merchant's functions, which also record events. */
export const announceWrites = ({ watch }: CatalogEvents, shop: Writes): Writes => {
  const { productWrites: products, collectionWrites: collections, inventoryWrites: inventory, fullCatalog } = shop
  const told = <T>(work: () => T): T => watch('MANUAL', undefined, work)
  return {
    productWrites: {
      ...products,
      create: (change, more) => told(() => products.create(change, more)),
      update: (id, change) => told(() => products.update(id, change)),
      patch: (id, revision, change) => told(() => products.patch(id, revision, change)),
      edit: (id, change) => told(() => products.edit(id, change)),
      remove: (id) => told(() => products.remove(id)),
    },
    collectionWrites: {
      ...collections,
      create: (change) => told(() => collections.create(change)),
      update: (id, change) => told(() => collections.update(id, change)),
      remove: (id) => told(() => collections.remove(id)),
      addProducts: (id, productIds) => told(() => collections.addProducts(id, productIds)),
      removeProducts: (id, productIds) => told(() => collections.removeProducts(id, productIds)),
      reorder: (ids) => told(() => collections.reorder(ids)),
    },
    inventoryWrites: {
      update: (id, item) => told(() => inventory.update(id, item)),
      move: (value, field, direction) => told(() => inventory.move(value, field, direction)),
    },
    fullCatalog: {
      ...fullCatalog,
      setStock: (...change) => told(() => fullCatalog.setStock(...change)),
      addStock: (...item) => told(() => fullCatalog.addStock(...item)),
      removeStock: (...item) => told(() => fullCatalog.removeStock(...item)),
    },
  }
}
