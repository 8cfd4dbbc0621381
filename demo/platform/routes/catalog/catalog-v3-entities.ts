/** Catalog v3: brands, ribbons, info sections, customizations, promotions and groups of products, each by id and by query; the last two also by search. */
import { type ApiContext, createRouter, jsonBody } from '../../api-app'
import type { Fields } from '../../catalog/filter'
import { readAggregations } from '../../catalog/v3/aggregations'
import { categoryTree } from '../../catalog/v3/categories/categories'
import { runCursorQuery } from '../../catalog/v3/cursor'
import { brandsOf, customizationsOf, infoSectionsOf, ribbonsOf } from '../../catalog/v3/entities'
import { searchTexts } from '../../catalog/v3/free-text'
import { productGroupsOf, promotionsFor, promotionsOf } from '../../catalog/v3/promotions'
import { readFields } from '../../catalog/v3/requested-fields'
import { applicationError, validationError, violation } from '../../gateway/errors'
import { isRecord, optionalRecord, own, requiredString } from '../../untrusted'
import { catalogFor } from '../identity/access'
import { readQueryString } from '../query-string'
import { foundCategory } from './catalog-v3-categories'

interface Entity {
  id: string
  name: string
  [field: string]: unknown
}

interface Kind {
  /** The name in the path, and the property names for one and for several entities. */
  path: string
  one: string
  many: string
  list(c: ApiContext): Entity[]
  /** Maps a requested field to the property of the entity that is left out without it. */
  onRequest: Readonly<Record<string, string>>
  /** A property that is only used internally to find the entity. */
  hidden?: string
  /** It can be searched, too, and its ids are checked before they are looked up. */
  isSearched?: true
}

const products = (c: ApiContext) => catalogFor(c).products()
const promotions = (c: ApiContext) => promotionsOf(c.var.shop.site, catalogFor(c), categoryTree(catalogFor(c)))

const KINDS: readonly Kind[] = [
  {
    path: 'brands',
    one: 'brand',
    many: 'brands',
    list: (c) => brandsOf(products(c)),
    onRequest: { ASSIGNED_PRODUCTS_COUNT: 'assignedProductsCount' },
  },
  {
    path: 'ribbons',
    one: 'ribbon',
    many: 'ribbons',
    list: (c) => ribbonsOf(products(c)),
    onRequest: { ASSIGNED_PRODUCT_COUNT: 'assignedProductCount' },
  },
  {
    path: 'info-sections',
    one: 'infoSection',
    many: 'infoSections',
    list: (c) => infoSectionsOf(products(c)),
    onRequest: {
      DESCRIPTION: 'description',
      PLAIN_DESCRIPTION: 'plainDescription',
      ASSIGNED_PRODUCTS_COUNT: 'assignedProductsCount',
    },
    hidden: 'name',
  },
  {
    path: 'customizations',
    one: 'customization',
    many: 'customizations',
    list: (c) => customizationsOf(c.var.shop.site, products(c)),
    onRequest: { ASSIGNED_PRODUCTS_COUNT: 'assignedProductsCount' },
  },
  { path: 'promotions', one: 'promotion', many: 'promotions', list: promotions, onRequest: {}, isSearched: true },
  {
    path: 'product-groups',
    one: 'productGroup',
    many: 'productGroups',
    list: (c) => productGroupsOf(catalogFor(c)),
    onRequest: { GROUPING_CUSTOMIZATION: 'groupingCustomization' },
    isSearched: true,
  },
]

const textsIn = (list: unknown, key: string): string[] =>
  (Array.isArray(list) ? list : []).flatMap((one) => (isRecord(one) && typeof one[key] === 'string' ? one[key] : []))
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const FIELDS: Fields<Entity> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  key: ({ key }) => text(key),
  uniqueName: ({ uniqueName }) => text(uniqueName),
  customizationType: ({ customizationType }) => text(customizationType),
  customizationRenderType: ({ customizationRenderType }) => text(customizationRenderType),
  createdDate: ({ createdDate }) => text(createdDate),
  updatedDate: ({ updatedDate }) => text(updatedDate),
  handle: ({ handle }) => text(handle),
  enabled: ({ enabled }) => (typeof enabled === 'boolean' ? enabled : null),
  'categories.id': (entity) => textsIn(entity.categories, 'id'),
  'members.productId': (entity) => textsIn(entity.members, 'productId'),
}
const TEXTS = { name: ({ name }: Entity) => name }
const GUID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i

const bodyOf = ({ onRequest, hidden }: Kind, entity: Entity, requested: ReadonlySet<string>) => {
  const left = Object.entries(onRequest).flatMap(([field, key]) => (requested.has(field) ? [] : [key]))
  return Object.fromEntries(Object.entries(entity).filter(([key]) => !left.includes(key) && key !== hidden))
}

export const createV3EntityRoutes = () => {
  const app = createRouter()
  app.get('/stores/v3/promotions/resolve', (c) => {
    const id = requiredString(c.req.query('categoryId'), 'categoryId', 36)
    const tree = categoryTree(catalogFor(c))
    return c.json({ promotions: promotionsFor(promotions(c), foundCategory(c, id, 'id', tree), tree) })
  })
  for (const kind of KINDS) {
    const root = `/stores/v3/${kind.path}`
    const fieldNames = Object.keys(kind.onRequest)
    const query = (c: ApiContext, payload: ReturnType<typeof jsonBody>) => {
      const requested = readFields(own(payload, 'fields'), fieldNames)
      const page = runCursorQuery(kind.list(c), own(payload, 'query'), { fields: FIELDS, at: 'query', maxLimit: 100 })
      return c.json({
        [kind.many]: page.items.map((entity) => bodyOf(kind, entity, requested)),
        pagingMetadata: page.pagingMetadata,
      })
    }
    const search = (c: ApiContext, payload: ReturnType<typeof jsonBody>) => {
      const requested = readFields(own(payload, 'fields'), fieldNames)
      const asked = optionalRecord(own(payload, 'search'), 'search') ?? {}
      const aggregate = readAggregations(FIELDS, own(asked, 'aggregations'), 'search.aggregations')
      const searched = searchTexts<Entity>(TEXTS)
      const page = runCursorQuery(kind.list(c), asked, { fields: FIELDS, at: 'search', maxLimit: 100, searched })
      return c.json({
        [kind.many]: page.items.map((entity) => bodyOf(kind, entity, requested)),
        pagingMetadata: page.pagingMetadata,
        aggregationData: { results: aggregate(page.matched) },
      })
    }
    app.get(`${root}/query`, (c) => query(c, readQueryString(c.req.url)))
    app.post(`${root}/query`, (c) => query(c, jsonBody(c)))
    if (kind.isSearched) {
      app.get(`${root}/search`, (c) => search(c, readQueryString(c.req.url)))
      app.post(`${root}/search`, (c) => search(c, jsonBody(c)))
    }
    app.get(`${root}/:id`, (c) => {
      const id = c.req.param('id')
      if (kind.isSearched && !GUID.test(id))
        throw validationError([violation(`${kind.one}Id`, 'value is not a valid GUID', 'FORMAT', { type: 'GUID' })])
      const entity = kind.list(c).find((candidate) => candidate.id === id)
      if (!entity) throw applicationError(404, `${kind.one.toUpperCase()}_NOT_FOUND`, `There is no ${kind.one} "${id}".`, { id })
      return c.json({ [kind.one]: bodyOf(kind, entity, readFields(c.req.queries('fields'), fieldNames)) })
    })
  }
  return app
}
