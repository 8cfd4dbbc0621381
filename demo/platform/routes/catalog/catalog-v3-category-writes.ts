/** Writes to the categories in version 3 of the catalog. */
import { type ApiContext, createRouter, jsonBody } from '../../api-app'
import { createCategoryWrites, readCategoryChange, readParent } from '../../catalog/v3/categories/category-writes'
import { runBulkOn } from '../../catalog/writes/bulk-results'
import { type Json, optionalBoolean, optionalList, own, requiredIds, requiredRecord, requiredString } from '../../untrusted'
import { elevatedOnly } from '../identity/access'
import { readQueryString } from '../query-string'
import { CATEGORIES, checkTree, foundCategory, shownCategory } from './catalog-v3-categories'

const BULK = '/categories/v1/bulk/categories'
const MAX_BULK = 100

const writesFor = (c: ApiContext) => {
  const { db, fullCatalog, collectionWrites } = c.var.shop
  return createCategoryWrites({ db, catalog: fullCatalog, writes: collectionWrites })
}

const treeBody = (c: ApiContext): Json => {
  const body = jsonBody(c)
  checkTree(body)
  return body
}

const create = (c: ApiContext) => {
  const body = treeBody(c)
  const category = requiredRecord(own(body, 'category'), 'category')
  const parentId = readParent(category)
  if (parentId !== undefined) foundCategory(c, parentId)
  const { id } = writesFor(c).create({ ...readCategoryChange(category, 'category'), ...(parentId && { parentId }) })
  return c.json({ category: shownCategory(c, id, own(body, 'fields')) })
}

const updateOne = (c: ApiContext, id: string, category: Json, at: string) => {
  const revision = requiredString(own(category, 'revision'), `${at}.revision`, 20)
  return writesFor(c).update(foundCategory(c, id).id, readCategoryChange(category, at), revision)
}

/** With `returnEntity`, each result contains its category. */
const bulk = (c: ApiContext, body: Json, list: readonly { id: string; change: () => unknown }[]) => {
  const withEntity = optionalBoolean(own(body, 'returnEntity'), 'returnEntity') ?? false
  return c.json(
    runBulkOn(
      list,
      ({ id }) => ({ id }),
      ({ id, change }) => {
        change()
        return withEntity ? { category: shownCategory(c, id, own(body, 'fields')) } : {}
      },
    ),
  )
}

const bulkUpdate = (c: ApiContext) => {
  const body = treeBody(c)
  const list = (optionalList(own(body, 'categories'), 'categories', MAX_BULK) ?? []).map((masked, i) => {
    const at = `categories[${i}].category`
    const category = requiredRecord(own(requiredRecord(masked, `categories[${i}]`), 'category'), at)
    const id = requiredString(own(category, 'id'), `${at}.id`, 36)
    return { id, change: () => updateOne(c, id, category, at) }
  })
  return bulk(c, body, list)
}

export const createCategoryWriteRoutes = () => {
  const app = createRouter()
  app.post(CATEGORIES, elevatedOnly, create)
  app.patch(`${CATEGORIES}/visibility`, elevatedOnly, (c) => {
    const body = treeBody(c)
    const { id } = foundCategory(c, requiredString(own(body, 'categoryId'), 'categoryId', 36))
    const visible = optionalBoolean(own(body, 'visible'), 'visible') ?? false
    writesFor(c).setVisible(id, visible, requiredString(own(body, 'revision'), 'revision', 20))
    return c.json({ category: shownCategory(c, id, own(body, 'fields')) })
  })
  app.patch(`${CATEGORIES}/:id`, elevatedOnly, (c) => {
    const body = treeBody(c)
    const id = c.req.param('id')
    updateOne(c, id, requiredRecord(own(body, 'category'), 'category'), 'category')
    return c.json({ category: shownCategory(c, id, own(body, 'fields')) })
  })
  app.delete(`${CATEGORIES}/:id`, elevatedOnly, (c) => {
    checkTree(readQueryString(c.req.url))
    writesFor(c).remove(foundCategory(c, c.req.param('id')).id)
    return c.json({})
  })
  app.post(`${CATEGORIES}/:id/move`, elevatedOnly, (c) => {
    const body = treeBody(c)
    return c.json(writesFor(c).move(foundCategory(c, c.req.param('id')).id, body))
  })

  app.post(`${BULK}/update`, elevatedOnly, bulkUpdate)
  app.post(`${BULK}/show`, elevatedOnly, (c) => {
    const body = treeBody(c)
    const ids = requiredIds(own(body, 'categoryIds'), 'categoryIds', MAX_BULK)
    const show = (id: string) => () => writesFor(c).setVisible(foundCategory(c, id).id, true)
    return bulk(
      c,
      body,
      ids.map((id) => ({ id, change: show(id) })),
    )
  })
  return app
}
