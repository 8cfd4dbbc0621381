/** Tells of products, collections and stock that the merchant changed, in the words of the shop's catalog version. */
import type { Catalog } from '../catalog/catalog'
import type { CollectionWrites } from '../catalog/collection-writes'
import type { InventoryWrites } from '../catalog/inventory'
import type { Collection, Product } from '../catalog/product'
import { mediaBody, priceDataBody } from '../catalog/product-body'
import type { ProductWrites } from '../catalog/product-writes'
import { categoryTree } from '../catalog/v3/categories'
import { CATEGORY_FIELD_NAMES, categoryBody } from '../catalog/v3/category-body'
import { productBodyV3 } from '../catalog/v3/product-body'
import { REQUESTED_FIELDS } from '../catalog/v3/requested-fields'
import type { Db } from '../db'
import type { Json } from '../read'
import type { Site } from '../site'
import { type Actor, isSubscribed, recordEvent, recordLegacyEvent } from './record'
import { recordStock } from './stock-events'

const V1 = 'com.wix.ecommerce.catalog.api.v1'
const PRODUCT = 'wix.stores.catalog.v3.product'
const CATEGORY = 'wix.categories.v1.category'
const ORIGIN = { originatedFromVersion: 'V1_CATALOG' }

interface CatalogEventOptions {
  db: Db
  site: Site
  catalog: Catalog
  /** Only a shop's own server writes. */
  actor: Actor
}

interface CatalogWrites {
  productWrites: ProductWrites
  collectionWrites: CollectionWrites
  inventoryWrites: InventoryWrites
}

type What = 'created' | 'updated' | 'deleted'
const LEGACY_NAMES = { created: 'Created', updated: 'Changed', deleted: 'Deleted' } as const

export const announceCatalog = (writes: CatalogWrites, { db, site, catalog, actor }: CatalogEventOptions): CatalogWrites => {
  const { productWrites, collectionWrites, inventoryWrites } = writes
  const isV1 = catalog.version === 'v1'

  const tell = (entity: string, entityId: string, what: What, body: Json): void =>
    recordEvent(db, {
      entity,
      entityId,
      slug: what,
      actor,
      body: {
        created: { createdEvent: { entity: body } },
        updated: { updatedEvent: { currentEntity: body } },
        deleted: { deletedEvent: { deletedEntity: body } },
      }[what],
    })

  const v1Product = (product: Product, what: What): Json => ({
    productId: product.id,
    ...(what !== 'deleted' && {
      name: product.name,
      price: priceDataBody(site, product.priceMinor, product.discountedMinor),
      visible: product.visible,
      media: mediaBody(site, product.pictures),
    }),
    ...ORIGIN,
  })
  const tellProduct = (product: Product, what: What): void => {
    if (isV1) {
      const type = `${V1}.Product${LEGACY_NAMES[what]}`
      recordLegacyEvent(db, { type, entityId: product.id, actor, data: v1Product(product, what) })
      return
    }
    const requested = new Set(REQUESTED_FIELDS)
    tell(PRODUCT, product.id, what, productBodyV3(product, { site, tree: categoryTree(catalog), requested, withVariants: true }))
  }

  const tellCollection = (collection: Collection, what: What): void => {
    const { id, name, slug, visible, picture } = collection
    if (isV1) {
      const shown = what === 'deleted' ? {} : { name, slug, visible, media: mediaBody(site, picture ? [picture] : []) }
      const data = { collection_Id: id, ...shown, ...ORIGIN }
      recordLegacyEvent(db, { type: `${V1}.Collection${LEGACY_NAMES[what]}`, entityId: id, actor, data })
      return
    }
    const tree = categoryTree(catalog)
    const category = tree.all.find((candidate) => candidate.id === id) ?? { ...collection, itemCounter: 0 }
    tell(CATEGORY, id, what, categoryBody(site, category, tree, new Set(CATEGORY_FIELD_NAMES)))
  }

  /** The change and what is told of it are one transaction. */
  const telling = <T>(work: () => T, afterwards: (result: T) => void): T =>
    db.transaction(() => {
      const result = work()
      afterwards(result)
      return result
    })
  const watchingStock = <T>(products: () => readonly Product[], work: () => T): T => {
    if (!isSubscribed(db)) return work()
    return db.transaction(() => {
      const before = products()
      const result = work()
      recordStock(db, catalog, before, actor, 'MANUAL')
      return result
    })
  }
  const one = (id: string) => () => {
    const product = catalog.findProduct(id)
    return product ? [product] : []
  }

  return {
    productWrites: {
      ...productWrites,
      create: (change, more) =>
        telling(
          () => productWrites.create(change, more),
          (made) => tellProduct(made, 'created'),
        ),
      update: (id, change) =>
        telling(
          () => productWrites.update(id, change),
          (made) => tellProduct(made, 'updated'),
        ),
      edit: (id, change) =>
        telling(
          () => productWrites.edit(id, change),
          (made) => tellProduct(made, 'updated'),
        ),
      remove: (id) =>
        db.transaction(() => {
          const product = productWrites.read(id)
          productWrites.remove(id)
          tellProduct(product, 'deleted')
        }),
    },
    collectionWrites: {
      ...collectionWrites,
      create: (change) =>
        telling(
          () => collectionWrites.create(change),
          (made) => tellCollection(made, 'created'),
        ),
      update: (id, change) =>
        telling(
          () => collectionWrites.update(id, change),
          (made) => tellCollection(made, 'updated'),
        ),
      remove: (id) =>
        db.transaction(() => {
          const collection = collectionWrites.read(id)
          collectionWrites.remove(id)
          tellCollection(collection, 'deleted')
        }),
      addProducts: (id, ids) =>
        telling(
          () => collectionWrites.addProducts(id, ids),
          () => tellCollection(collectionWrites.read(id), 'updated'),
        ),
      removeProducts: (id, ids) =>
        telling(
          () => collectionWrites.removeProducts(id, ids),
          () => tellCollection(collectionWrites.read(id), 'updated'),
        ),
    },
    inventoryWrites: {
      update: (id, item) => watchingStock(one(id), () => inventoryWrites.update(id, item)),
      set: (id, variantId, quantity, inStock) =>
        watchingStock(one(id), () => inventoryWrites.set(id, variantId, quantity, inStock)),
      move: (value, field, direction) => watchingStock(catalog.products, () => inventoryWrites.move(value, field, direction)),
    },
  }
}
