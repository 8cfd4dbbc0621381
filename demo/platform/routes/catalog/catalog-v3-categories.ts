/** The categories in version 3 of the catalog: the tree of the stores app. */
import { type ApiContext, createRouter, jsonBody } from '../../api-app'
import { compileFilter } from '../../catalog/filter'
import { readAggregations } from '../../catalog/v3/aggregations'
import { type Category, categoryTree } from '../../catalog/v3/categories/categories'
import { CATEGORY_FIELD_NAMES, categoryBody, TREE } from '../../catalog/v3/categories/category-body'
import { runCursorQuery } from '../../catalog/v3/cursor'
import { searchTexts } from '../../catalog/v3/free-text'
import { CATEGORY_FIELDS } from '../../catalog/v3/query-fields'
import { readFields } from '../../catalog/v3/requested-fields'
import { applicationError, refuse } from '../../gateway/errors'
import { type Json, optionalRecord, own, requiredRecord } from '../../untrusted'
import { catalogFor } from '../identity/access'
import { readQueryString } from '../query-string'

export const CATEGORIES = '/categories/v1/categories'
const MAX_LIMIT = 1000
const TEXTS = { name: ({ name }: Category) => name, description: ({ description }: Category) => description }

/** Any app of a site may have trees; this shop has only that of the stores app. */
export const checkTree = (payload: Json): void => {
  const reference = requiredRecord(own(payload, 'treeReference'), 'treeReference')
  if (own(reference, 'appNamespace') !== TREE.appNamespace)
    refuse('treeReference.appNamespace', `must be ${TREE.appNamespace}`, 'VALIDATION')
}

export const foundCategory = (
  c: ApiContext,
  value: string,
  field: 'id' | 'slug' = 'id',
  tree = categoryTree(catalogFor(c)),
): Category => {
  const category = tree.all.find((candidate) => candidate[field] === value)
  if (!category)
    throw applicationError(404, 'CATEGORY_NOT_FOUND', `There is no category with ${field} "${value}".`, { [field]: value })
  return category
}

/** The current category with the requested fields. */
export const shownCategory = (c: ApiContext, id: string, fields: unknown) => {
  const tree = categoryTree(catalogFor(c))
  return categoryBody(c.var.shop.site, foundCategory(c, id, 'id', tree), tree, readFields(fields, CATEGORY_FIELD_NAMES))
}

const page = (c: ApiContext, payload: Json, at: 'query' | 'search') => {
  checkTree(payload)
  const tree = categoryTree(catalogFor(c))
  const requested = readFields(own(payload, 'fields'), CATEGORY_FIELD_NAMES)
  const asked = optionalRecord(own(payload, at), at) ?? {}
  const aggregate = readAggregations(CATEGORY_FIELDS, own(asked, 'aggregations'), `${at}.aggregations`)
  const result = runCursorQuery(tree.all, asked, {
    fields: CATEGORY_FIELDS,
    at,
    maxLimit: MAX_LIMIT,
    ...(at === 'search' && { searched: searchTexts<Category>(TEXTS) }),
  })
  return {
    categories: result.items.map((category) => categoryBody(c.var.shop.site, category, tree, requested)),
    pagingMetadata: result.pagingMetadata,
    ...(at === 'search' && { aggregationData: { results: aggregate(result.matched) } }),
  }
}

const count = (c: ApiContext, payload: Json) => {
  checkTree(payload)
  const test = compileFilter(CATEGORY_FIELDS, own(payload, 'filter'), 'filter')
  const found = searchTexts<Category>(TEXTS)(categoryTree(catalogFor(c)).all, own(payload, 'search'))
  return { count: found.filter(test).length }
}

export const createCategoryRoutes = () => {
  const app = createRouter()
  app.post(`${CATEGORIES}/query`, (c) => c.json(page(c, jsonBody(c), 'query')))
  app.post(`${CATEGORIES}/search`, (c) => c.json(page(c, jsonBody(c), 'search')))
  app.post(`${CATEGORIES}/count`, (c) => c.json(count(c, jsonBody(c))))
  app.get(`${CATEGORIES}/slug/:slug`, (c) => {
    checkTree(readQueryString(c.req.url))
    const { id } = foundCategory(c, c.req.param('slug'), 'slug')
    return c.json({ category: shownCategory(c, id, c.req.queries('fields')) })
  })
  app.get(`${CATEGORIES}/:id`, (c) => {
    checkTree(readQueryString(c.req.url))
    return c.json({ category: shownCategory(c, c.req.param('id'), c.req.queries('fields')) })
  })
  return app
}
