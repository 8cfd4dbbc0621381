/** Catalog v3: brands, ribbons, info sections and customizations, each by id and by query. */
import { type ApiContext, createRouter, jsonBody } from '../../api-app'
import type { Fields } from '../../catalog/filter'
import { runCursorQuery } from '../../catalog/v3/cursor'
import { brandsOf, customizationsOf, infoSectionsOf, ribbonsOf } from '../../catalog/v3/entities'
import { readFields } from '../../catalog/v3/requested-fields'
import { applicationError } from '../../gateway/errors'
import { own } from '../../untrusted'
import { catalogFor } from '../identity/access'
import { readQueryString } from '../query-string'

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
}

const products = (c: ApiContext) => catalogFor(c).products()

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
]

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
}

const bodyOf = ({ onRequest, hidden }: Kind, entity: Entity, requested: ReadonlySet<string>) => {
  const left = Object.entries(onRequest).flatMap(([field, key]) => (requested.has(field) ? [] : [key]))
  return Object.fromEntries(Object.entries(entity).filter(([key]) => !left.includes(key) && key !== hidden))
}

export const createV3EntityRoutes = () => {
  const app = createRouter()
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
    app.get(`${root}/query`, (c) => query(c, readQueryString(c.req.url)))
    app.post(`${root}/query`, (c) => query(c, jsonBody(c)))
    app.get(`${root}/:id`, (c) => {
      const id = c.req.param('id')
      const entity = kind.list(c).find((candidate) => candidate.id === id)
      if (!entity) throw applicationError(404, `${kind.one.toUpperCase()}_NOT_FOUND`, `There is no ${kind.one} "${id}".`, { id })
      return c.json({ [kind.one]: bodyOf(kind, entity, readFields(c.req.queries('fields'), fieldNames)) })
    })
  }
  return app
}
