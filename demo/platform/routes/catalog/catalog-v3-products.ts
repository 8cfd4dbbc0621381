/** Catalog v3: products by id and slug, query, search, count; variants as separate entities; new and changed products. */
import { type ApiContext, createRouter, jsonBody } from '../../api-app'
import { compileFilter } from '../../catalog/filter'
import type { Product } from '../../catalog/product'
import { readAggregations } from '../../catalog/v3/aggregations'
import { type CategoryTree, categoryTree } from '../../catalog/v3/categories/categories'
import { TREE } from '../../catalog/v3/categories/category-body'
import { runCursorQuery } from '../../catalog/v3/cursor'
import { searchTexts } from '../../catalog/v3/free-text'
import { productBodyV3 } from '../../catalog/v3/products/product-body'
import { readNewProductV3, readProductPatchV3 } from '../../catalog/v3/products/product-input'
import { readOnlyVariant } from '../../catalog/v3/products/variant-body'
import { PRODUCT_TEXTS, type ProductVariant, productFieldsV3, readOnlyVariantFields } from '../../catalog/v3/query-fields'
import { type Requested, readRequested } from '../../catalog/v3/requested-fields'
import { productNotFound } from '../../catalog/writes/product-writes'
import { ALL_PRODUCTS_ID } from '../../storage/ids'
import { type Json, optionalRecord, own } from '../../untrusted'
import { catalogFor, elevatedOnly } from '../identity/access'
import { requireElevated } from '../identity/caller'
import { readQueryString } from '../query-string'
import { shownSite } from './shown-site'

const PRODUCTS = '/stores/v3/products'
const MAX_LIMIT = 100
const MAX_VARIANTS = 1000

const requestedOf = (c: ApiContext, value: unknown): Requested => {
  const requested = readRequested(value)
  if (requested.has('MERCHANT_DATA')) requireElevated(c)
  return requested
}

interface Reading {
  tree: CategoryTree
  requested: Requested
}

const readingOf = (c: ApiContext, fields: unknown): Reading => ({
  tree: categoryTree(catalogFor(c)),
  requested: requestedOf(c, fields),
})

const single = (c: ApiContext, product: Product, fields: unknown) => ({
  product: productBodyV3(product, { site: shownSite(c), ...readingOf(c, fields), withVariants: true }),
})

const found = (product: Product | undefined, name: string): Product => {
  if (!product) throw productNotFound(name)
  return product
}

const listed = (c: ApiContext, products: readonly Product[], reading: Reading) =>
  products.map((product) => productBodyV3(product, { site: shownSite(c), ...reading, withVariants: false }))

const query = (c: ApiContext, payload: Json) => {
  const reading = readingOf(c, own(payload, 'fields'))
  const fields = productFieldsV3(c.var.shop.site.money, reading.tree)
  const page = runCursorQuery(catalogFor(c).products(), own(payload, 'query'), { fields, at: 'query', maxLimit: MAX_LIMIT })
  return { products: listed(c, page.items, reading), pagingMetadata: page.pagingMetadata }
}

const search = (c: ApiContext, payload: Json) => {
  const reading = readingOf(c, own(payload, 'fields'))
  const fields = productFieldsV3(c.var.shop.site.money, reading.tree)
  const asked = optionalRecord(own(payload, 'search'), 'search') ?? {}
  const aggregate = readAggregations(fields, own(asked, 'aggregations'), 'search.aggregations')
  const searched = searchTexts(PRODUCT_TEXTS)
  const page = runCursorQuery(catalogFor(c).products(), asked, { fields, at: 'search', maxLimit: MAX_LIMIT, searched })
  return {
    products: listed(c, page.items, reading),
    pagingMetadata: page.pagingMetadata,
    aggregationData: { results: aggregate(page.matched) },
  }
}

const count = (c: ApiContext, payload: Json) => {
  const { money } = c.var.shop.site
  const fields = productFieldsV3(money, categoryTree(catalogFor(c)))
  const test = compileFilter(fields, own(payload, 'filter'), 'filter')
  return { count: searchTexts(PRODUCT_TEXTS)(catalogFor(c).products(), own(payload, 'search')).filter(test).length }
}

const variantPage = (c: ApiContext, payload: Json, at: 'query' | 'search') => {
  const reading = readingOf(c, own(payload, 'fields'))
  const { site } = c.var.shop
  const fields = readOnlyVariantFields(site.money, reading.tree)
  const all = catalogFor(c)
    .products()
    .flatMap((product) => product.variants.map((variant) => ({ product, variant })))
  const asked = optionalRecord(own(payload, at), at) ?? {}
  const aggregate = readAggregations(fields, own(asked, 'aggregations'), `${at}.aggregations`)
  const texts = { 'productData.name': ({ product }: ProductVariant) => product.name }
  const page = runCursorQuery(all, asked, {
    fields,
    at,
    maxLimit: MAX_VARIANTS,
    ...(at === 'search' && { searched: searchTexts<ProductVariant>(texts) }),
  })
  const categories = (product: Product) => reading.tree.directOf(product).map(({ id }) => id)
  return {
    variants: page.items.map(({ product, variant }) =>
      readOnlyVariant(shownSite(c), product, variant, reading.requested, categories(product)),
    ),
    pagingMetadata: page.pagingMetadata,
    ...(at === 'search' && { aggregationData: { results: aggregate(page.matched) } }),
  }
}

export const createV3ProductRoutes = () => {
  const app = createRouter()
  /** Long queries use POST, short ones GET; the specification itself always uses POST. */
  const both = (path: string, answer: (c: ApiContext, payload: Json) => object) => {
    app.get(path, (c) => c.json(answer(c, readQueryString(c.req.url))))
    app.post(path, (c) => c.json(answer(c, jsonBody(c))))
  }
  both(`${PRODUCTS}/query`, query)
  both(`${PRODUCTS}/search`, search)
  both(`${PRODUCTS}/count`, count)
  both(`${PRODUCTS}/query-variants`, (c, payload) => variantPage(c, payload, 'query'))
  both(`${PRODUCTS}/search-variants`, (c, payload) => variantPage(c, payload, 'search'))
  app.get('/stores/v3/all-products-category', (c) => c.json({ categoryId: ALL_PRODUCTS_ID, treeReference: TREE }))

  app.get(`${PRODUCTS}/slug/:slug`, (c) => {
    const slug = c.req.param('slug')
    return c.json(single(c, found(catalogFor(c).findProductBySlug(slug), slug), c.req.queries('fields')))
  })
  app.get(`${PRODUCTS}/:id`, (c) => {
    const id = c.req.param('id')
    return c.json(single(c, found(catalogFor(c).findProduct(id), id), c.req.queries('fields')))
  })
  app.post(PRODUCTS, elevatedOnly, (c) => {
    const { productWrites, site } = c.var.shop
    const body = jsonBody(c)
    const { change, more } = readNewProductV3(body, site.money)
    return c.json(single(c, productWrites.create(change, more), own(body, 'fields')))
  })
  app.patch(`${PRODUCTS}/:id`, elevatedOnly, (c) => {
    const { productWrites, site } = c.var.shop
    const body = jsonBody(c)
    const { revision, changed } = readProductPatchV3(body, site.money)
    return c.json(single(c, productWrites.patch(c.req.param('id'), revision, changed), own(body, 'fields')))
  })
  app.delete(`${PRODUCTS}/:id`, elevatedOnly, (c) => {
    c.var.shop.productWrites.remove(c.req.param('id'))
    return c.json({})
  })
  return app
}
