/** Reads and writes the items of categories in version 3 of the catalog. */
import { type ApiContext, createRouter, jsonBody } from '../../api-app'
import { numeric } from '../../catalog/filter'
import { categoryTree } from '../../catalog/v3/categories/categories'
import { TREE } from '../../catalog/v3/categories/category-body'
import {
  categoriesOf,
  type ItemReference,
  itemsIn,
  readItem,
  readItems,
  referenceOf,
} from '../../catalog/v3/categories/category-items'
import { runBulkOn } from '../../catalog/writes/bulk-results'
import { refuse } from '../../gateway/errors'
import { ALL_PRODUCTS_ID, STORES_APP_ID } from '../../storage/ids'
import { integerBetween, isRecord, type Json, optionalRecord, optionalString, own, requiredIds } from '../../untrusted'
import { catalogFor, elevatedOnly } from '../identity/access'
import { readQueryString } from '../query-string'
import { CATEGORIES, checkTree, foundCategory } from './catalog-v3-categories'

const BULK = '/categories/v1/bulk/categories'
const MAX_LIMIT = 100
const MAX_ARRANGED = 100
const MAX_CATEGORIES = 100

interface Place {
  offset: number
  arranged: boolean
  below: boolean
}

/** Query parameters are always text. */
const isTrue = (value: unknown): boolean => value === true || value === 'true'

const readCursor = (cursor: string): Place => {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (isRecord(place) && Number.isSafeInteger(place.offset) && Number(place.offset) >= 0)
      return { offset: Number(place.offset), arranged: place.arranged === true, below: place.below === true }
  } catch {
    // Falls through to the same error as any text that is not a cursor.
  }
  return refuse('cursorPaging.cursor', 'is not a cursor of this list', 'FORMAT')
}
const writeCursor = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url')

/** The arrangement of later pages comes from the cursor alone, as on the platform. */
const listItems = (c: ApiContext, id: string, payload: Json) => {
  checkTree(payload)
  foundCategory(c, id)
  const paging = optionalRecord(own(payload, 'cursorPaging'), 'cursorPaging') ?? {}
  const limit = integerBetween(numeric(own(paging, 'limit') ?? MAX_LIMIT), 'cursorPaging.limit', 1, MAX_LIMIT)
  const cursor = optionalString(own(paging, 'cursor'), 'cursorPaging.cursor', 16_000)
  const place: Place = cursor
    ? readCursor(cursor)
    : {
        offset: 0,
        arranged: isTrue(own(payload, 'useCategoryArrangement')),
        below: isTrue(own(payload, 'includeItemsFromSubcategories')),
      }
  const all = itemsIn(catalogFor(c), id, place)
  const items = all.slice(place.offset, place.offset + limit)
  const end = place.offset + items.length
  return {
    items: items.map(referenceOf),
    pagingMetadata: {
      count: items.length,
      cursors: {
        ...(end < all.length && { next: writeCursor({ ...place, offset: end }) }),
        ...(place.offset > 0 && { prev: writeCursor({ ...place, offset: Math.max(0, place.offset - limit) }) }),
      },
    },
  }
}

const categoriesForItem = (c: ApiContext, payload: Json) => {
  checkTree(payload)
  const { direct, all } = categoriesOf(catalogFor(c), categoryTree(catalogFor(c)), readItem(own(payload, 'item'), 'item'))
  return { directCategoryIds: direct, allCategoryIds: all }
}

const categoriesForItems = (c: ApiContext, payload: Json) => {
  checkTree(payload)
  const tree = categoryTree(catalogFor(c))
  return {
    categoriesForItems: readItems(payload, MAX_LIMIT).map((item) => {
      const { direct, all } = categoriesOf(catalogFor(c), tree, item)
      return { item, directCategoryIds: direct, indirectCategoryIds: all.filter((id) => !direct.includes(id)) }
    }),
  }
}

const productOf = ({ catalogItemId, appId }: ItemReference): string =>
  appId === STORES_APP_ID ? catalogItemId : refuse('item.appId', 'is not the app of this catalog')

const writesFor = (c: ApiContext) => c.var.shop.collectionWrites

const changeItems = (c: ApiContext, change: 'addProducts' | 'removeProducts') => {
  const body = jsonBody(c)
  checkTree(body)
  const id = foundCategory(c, c.req.param('id') ?? '').id
  const items = readItems(body)
  return c.json(
    runBulkOn(
      items,
      (item) => ({ item }),
      (item) => writesFor(c)[change](id, [productOf(item)]),
    ),
  )
}

const runOnCategories = (c: ApiContext, item: ItemReference, ids: readonly string[], change: 'addProducts' | 'removeProducts') =>
  runBulkOn(
    ids,
    (id) => ({ id }),
    (id) => writesFor(c)[change](foundCategory(c, id).id, [productOf(item)]),
  )

const changeCategories = (c: ApiContext, change: 'addProducts' | 'removeProducts') => {
  const body = jsonBody(c)
  checkTree(body)
  const ids = requiredIds(own(body, 'categoryIds'), 'categoryIds', MAX_CATEGORIES)
  return c.json(runOnCategories(c, readItem(own(body, 'item'), 'item'), ids, change))
}

/** Assigns the item to exactly these categories; the category of all products contains every item anyway. */
const setCategories = (c: ApiContext) => {
  const body = jsonBody(c)
  checkTree(body)
  const item = readItem(own(body, 'item'), 'item')
  const wanted = own(body, 'categoryIds') === undefined ? [] : requiredIds(own(body, 'categoryIds'), 'categoryIds', 1000)
  const before = c.var.shop.productWrites.read(productOf(item)).collectionIds.filter((id) => id !== ALL_PRODUCTS_ID)
  const added = runOnCategories(
    c,
    item,
    wanted.filter((id) => !before.includes(id)),
    'addProducts',
  )
  const removed = runOnCategories(
    c,
    item,
    before.filter((id) => !wanted.includes(id)),
    'removeProducts',
  )
  const sum = (name: 'totalSuccesses' | 'totalFailures') => added.bulkActionMetadata[name] + removed.bulkActionMetadata[name]
  return c.json({
    addResults: added.results,
    removeResults: removed.results,
    bulkActionMetadata: {
      totalSuccesses: sum('totalSuccesses'),
      totalFailures: sum('totalFailures'),
      undetailedFailures: 0,
    },
  })
}

const arrange = (c: ApiContext) => {
  const body = jsonBody(c)
  checkTree(body)
  const { id } = foundCategory(c, c.req.param('id') ?? '')
  const items = readItems(body, MAX_ARRANGED)
  const inside = itemsIn(c.var.shop.fullCatalog, id, { arranged: false, below: false })
  items.forEach((item, i) => {
    if (!inside.includes(productOf(item))) refuse(`items[${i}].catalogItemId`, 'is not in this category')
  })
  writesFor(c).arrange(id, items.map(productOf))
  return c.json({ items: catalogFor(c).arrangedIn(id).map(referenceOf) })
}

/** Must be registered before the routes of single categories, whose `:id` also matches `list-trees`. */
export const createCategoryItemRoutes = () => {
  const app = createRouter()
  const both = (path: string, answer: (c: ApiContext, payload: Json) => object) => {
    app.get(path, (c) => c.json(answer(c, readQueryString(c.req.url))))
    app.post(path, (c) => c.json(answer(c, jsonBody(c))))
  }
  app.get(`${CATEGORIES}/list-trees`, (c) => c.json({ trees: [TREE] }))
  both(`${CATEGORIES}/list-categories-for-item`, categoriesForItem)
  both(`${CATEGORIES}/list-categories-for-items`, categoriesForItems)
  both(`${CATEGORIES}/:id/list-items`, (c, payload) => listItems(c, c.req.param('id') ?? '', payload))
  app.get(`${CATEGORIES}/:id/arranged-items`, (c) => {
    checkTree(readQueryString(c.req.url))
    const { id } = foundCategory(c, c.req.param('id'))
    const visible = new Set(itemsIn(catalogFor(c), id, { arranged: false, below: false }))
    const items = catalogFor(c).arrangedIn(id)
    return c.json({ items: items.filter((product) => visible.has(product)).map(referenceOf) })
  })
  app.post(`${CATEGORIES}/:id/set-arranged-items`, elevatedOnly, arrange)

  app.use(`${BULK}/*`, elevatedOnly)
  app.post(`${BULK}/:id/add-items`, (c) => changeItems(c, 'addProducts'))
  app.post(`${BULK}/:id/remove-items`, (c) => changeItems(c, 'removeProducts'))
  app.post(`${BULK}/add-item`, (c) => changeCategories(c, 'addProducts'))
  app.post(`${BULK}/remove-item`, (c) => changeCategories(c, 'removeProducts'))
  app.post(`${BULK}/set-item-categories`, setCategories)
  return app
}
