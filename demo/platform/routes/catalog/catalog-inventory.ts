/** The inventory of a v1 catalog: one item per product, with its variants. */
import { type ApiContext, createRouter, jsonBody } from '../../api-app'
import { runQuery } from '../../catalog/filter'
import { INVENTORY_V2_FIELDS, inventoryBody, inventoryNotFound, parseJsonField, sortRules } from '../../catalog/inventory'
import { optionalList, optionalRecord, own, requiredRecord, requiredString } from '../../untrusted'
import { catalogFor, elevatedOnly } from '../identity/access'

const READS = '/stores-reader/v2/inventoryItems'
const WRITES = '/stores/v2/inventoryItems'

const productAt = (c: ApiContext, id: string) => {
  const product = catalogFor(c).findProduct(id)
  if (!product) throw inventoryNotFound(id)
  return product
}

export const createInventoryRoutes = () => {
  const app = createRouter()

  app.post(`${READS}/query`, (c) => {
    const query = optionalRecord(own(jsonBody(c), 'query'), 'query') ?? {}
    const page = runQuery(catalogFor(c).products(), INVENTORY_V2_FIELDS, {
      filter: parseJsonField(own(query, 'filter'), 'query.filter'),
      sort: sortRules(parseJsonField(own(query, 'sort'), 'query.sort'), 'query.sort'),
      paging: own(query, 'paging'),
    })
    return c.json({
      inventoryItems: page.items.map((product) => inventoryBody(product)),
      metadata: { items: page.metadata.items, offset: page.metadata.offset },
      totalResults: page.metadata.total,
    })
  })
  for (const path of [`${READS}/:id/getVariants`, `${READS}/product/:id/getVariants`])
    app.post(path, (c) => {
      const product = productAt(c, c.req.param('id') ?? '')
      const ids = optionalList(own(jsonBody(c), 'variantIds'), 'variantIds', 1000) ?? []
      const wanted = ids.map((id, index) => requiredString(id, `variantIds[${index}]`, 100))
      return c.json({ inventoryItem: inventoryBody(product, wanted) })
    })

  app.use(`${WRITES}/*`, elevatedOnly)
  for (const path of [`${WRITES}/:id`, `${WRITES}/product/:id`])
    app.patch(path, (c) => {
      const item = requiredRecord(own(jsonBody(c), 'inventoryItem'), 'inventoryItem')
      c.var.shop.inventoryWrites.update(c.req.param('id') ?? '', item)
      return c.json({})
    })
  app.post(`${WRITES}/decrement`, (c) => {
    c.var.shop.inventoryWrites.move(own(jsonBody(c), 'decrementData'), 'decrementData', -1)
    return c.json({})
  })
  app.post(`${WRITES}/increment`, (c) => {
    c.var.shop.inventoryWrites.move(own(jsonBody(c), 'incrementData'), 'incrementData', 1)
    return c.json({})
  })
  return app
}
