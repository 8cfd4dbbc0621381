/** docs/platform.md §7 "Collections, read", and the writes on collections. */
import { type ApiContext, createRouter, jsonBody } from '../../api-app'
import { runQuery } from '../../catalog/filter'
import type { Collection } from '../../catalog/product'
import { mediaBody } from '../../catalog/product-body'
import { COLLECTION_FIELDS, type CountedCollection } from '../../catalog/query-fields'
import { collectionNotFound, readCollectionChange } from '../../catalog/writes/collection-writes'
import { type Json, own, requiredIds, requiredRecord } from '../../untrusted'
import { catalogFor, elevatedOnly } from '../identity/access'
import { readQueryString } from '../query-string'

/** Older and newer official packages call the second collection API with and without the prefix. */
const PREFIXES = ['/stores-reader/v2/collections', '/v2/collections']
const WRITES = '/stores/v1/collections'
const MAX_PRODUCTS = 100

const counted = (c: ApiContext, collection: Collection): CountedCollection => ({
  ...collection,
  numberOfProducts: catalogFor(c).productsIn(collection.id).length,
})
const listed = (c: ApiContext): CountedCollection[] => {
  const catalog = catalogFor(c)
  return catalog.collections().map((collection) => counted(c, collection))
}
const collectionBody = (c: ApiContext, { picture, parentId, revision, createdDate, ...collection }: CountedCollection) => ({
  ...collection,
  media: mediaBody(c.var.shop.site, picture ? [picture] : []),
})

const collectionBy = (c: ApiContext, field: 'id' | 'slug', value: string) => {
  const found = catalogFor(c)
    .collections()
    .find((collection) => collection[field] === value)
  if (!found) throw collectionNotFound(field, value)
  return { collection: collectionBody(c, counted(c, found)) }
}

const queryCollections = (c: ApiContext, payload: Json) => {
  const page = runQuery(listed(c), COLLECTION_FIELDS, own(payload, 'query'))
  return {
    collections: page.items.map((collection) => collectionBody(c, collection)),
    metadata: page.metadata,
    totalResults: page.metadata.total,
  }
}

export const createCollectionRoutes = () => {
  const app = createRouter()
  const written = (c: ApiContext, collection: Collection) => c.json({ collection: collectionBody(c, counted(c, collection)) })

  app.get('/stores-reader/v1/collections/slug/:slug', (c) => c.json(collectionBy(c, 'slug', c.req.param('slug'))))
  for (const prefix of PREFIXES) {
    app.get(`${prefix}/slug/:slug`, (c) => c.json(collectionBy(c, 'slug', c.req.param('slug'))))
    app.get(`${prefix}/query`, (c) => c.json(queryCollections(c, readQueryString(c.req.url))))
    app.post(`${prefix}/query`, (c) => c.json(queryCollections(c, jsonBody(c))))
    app.get(`${prefix}/:id`, (c) => c.json(collectionBy(c, 'id', c.req.param('id'))))
  }

  app.use(WRITES, elevatedOnly)
  app.use(`${WRITES}/*`, elevatedOnly)
  app.post(WRITES, (c) => {
    const change = readCollectionChange(requiredRecord(own(jsonBody(c), 'collection'), 'collection'))
    return written(c, c.var.shop.collectionWrites.create(change))
  })
  app.patch(`${WRITES}/:id`, (c) => {
    const change = readCollectionChange(requiredRecord(own(jsonBody(c), 'collection'), 'collection'))
    return written(c, c.var.shop.collectionWrites.update(c.req.param('id'), change))
  })
  app.delete(`${WRITES}/:id`, (c) => {
    c.var.shop.collectionWrites.remove(c.req.param('id'))
    return c.json({})
  })
  app.post(`${WRITES}/:id/productIds`, (c) => {
    const ids = requiredIds(own(jsonBody(c), 'productIds'), 'productIds', MAX_PRODUCTS)
    c.var.shop.collectionWrites.addProducts(c.req.param('id'), ids)
    return c.json({})
  })
  app.post(`${WRITES}/:id/productIds/delete`, (c) => {
    const ids = requiredIds(own(jsonBody(c), 'productIds'), 'productIds', MAX_PRODUCTS)
    c.var.shop.collectionWrites.removeProducts(c.req.param('id'), ids)
    return c.json({})
  })
  return app
}
