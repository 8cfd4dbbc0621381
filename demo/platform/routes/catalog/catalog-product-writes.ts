/** docs/platform.md §7 "Products and collections, write": writes to single products and in bulk. */
import { createRouter, jsonBody } from '../../api-app'
import type { ProductDocument } from '../../catalog/product'
import { productBody, variantBody } from '../../catalog/product-body'
import { rebuildVariants, resetVariants } from '../../catalog/variants'
import { MAX_BULK, readAdjust, readSet, runBulk, setAdjust } from '../../catalog/writes/bulk'
import { addMedia, assignMedia, readAssignments, readMedia, removeMedia, unassignMedia } from '../../catalog/writes/media-writes'
import { readNewProduct, readProductChange } from '../../catalog/writes/product-input'
import { applyOverrides } from '../../catalog/writes/variant-input'
import { refuse } from '../../gateway/errors'
import { optionalList, own, requiredIds, requiredRecord, requiredString } from '../../untrusted'
import { elevatedOnly } from '../identity/access'
import { isPicture } from '../media'

const PRODUCTS = '/stores/v1/products'
const BULK = '/stores/v1/bulk/products'
const MAX_OVERRIDES = 300

export const createProductWriteRoutes = () => {
  const app = createRouter()
  for (const path of [PRODUCTS, `${PRODUCTS}/*`, `${BULK}/*`]) app.use(path, elevatedOnly)

  /** Registers an edit whose response is empty. */
  const edit = (method: 'POST' | 'PATCH' | 'DELETE', path: string, change: (document: ProductDocument) => ProductDocument) =>
    app.on(method, `${PRODUCTS}/:id${path}`, (c) => {
      c.var.shop.productWrites.edit(c.req.param('id') ?? '', change)
      return c.json({})
    })

  app.post(PRODUCTS, (c) => {
    const { productWrites, site } = c.var.shop
    return c.json({
      product: productBody(site, productWrites.create(readNewProduct(jsonBody(c), site.money)), { forMerchant: true }),
    })
  })
  app.patch(`${PRODUCTS}/:id`, (c) => {
    const { productWrites, site } = c.var.shop
    const id = c.req.param('id')
    const product = requiredRecord(own(jsonBody(c), 'product'), 'product')
    const sentId = own(product, 'id')
    if (sentId !== undefined && sentId !== id) refuse('product.id', 'is not the id in the path')
    return c.json({
      product: productBody(site, productWrites.update(id, readProductChange(product, site.money)), { forMerchant: true }),
    })
  })
  app.delete(`${PRODUCTS}/:id`, (c) => {
    c.var.shop.productWrites.remove(c.req.param('id'))
    return c.json({})
  })

  app.patch(`${PRODUCTS}/:id/variants`, (c) => {
    const { productWrites, site } = c.var.shop
    const overrides =
      optionalList(own(jsonBody(c), 'variants'), 'variants', MAX_OVERRIDES) ?? refuse('variants', 'is required', 'REQUIRED_FIELD')
    const product = productWrites.edit(c.req.param('id'), (document) => applyOverrides(document, overrides, site.money))
    return c.json({ variants: product.variants.map((variant) => variantBody(site, product, variant, { forMerchant: true })) })
  })
  edit('POST', '/variants/resetToDefault', resetVariants)
  edit('DELETE', '/options', (document) => rebuildVariants({ ...document, options: [], managesVariants: false }))
  edit('POST', '/remove-brand', (document) => ({ ...document, brand: null }))
  edit('POST', '/remove-ribbon', (document) => ({ ...document, ribbon: '' }))

  app.post(`${PRODUCTS}/:id/media`, (c) => {
    const entries = readMedia(own(jsonBody(c), 'media'), isPicture)
    c.var.shop.productWrites.edit(c.req.param('id'), (document) => addMedia(document, entries))
    return c.json({})
  })
  app.post(`${PRODUCTS}/:id/media/delete`, (c) => {
    const ids = optionalList(own(jsonBody(c), 'mediaIds'), 'mediaIds', 100) ?? []
    const mediaIds = ids.map((id, index) => requiredString(id, `mediaIds[${index}]`))
    c.var.shop.productWrites.edit(c.req.param('id'), (document) => removeMedia(document, mediaIds))
    return c.json({})
  })
  app.patch(`${PRODUCTS}/:id/choices/media`, (c) => {
    const assignments = readAssignments(own(jsonBody(c), 'media'))
    c.var.shop.productWrites.edit(c.req.param('id'), (document) => assignMedia(document, assignments))
    return c.json({})
  })
  app.post(`${PRODUCTS}/:id/choices/media/delete`, (c) => {
    const assignments = readAssignments(own(jsonBody(c), 'media'))
    c.var.shop.productWrites.edit(c.req.param('id'), (document) => unassignMedia(document, assignments))
    return c.json({})
  })

  app.post(`${BULK}/update`, (c) => {
    const { productWrites, site } = c.var.shop
    const body = jsonBody(c)
    const ids = requiredIds(own(body, 'ids'), 'ids', MAX_BULK)
    return c.json(runBulk(ids, productWrites, setAdjust(readSet(own(body, 'set'), site.money), productWrites)))
  })
  app.post(`${BULK}/adjust-properties`, (c) => {
    const { productWrites, site } = c.var.shop
    const body = jsonBody(c)
    const ids = requiredIds(own(body, 'ids'), 'ids', MAX_BULK)
    return c.json(runBulk(ids, productWrites, readAdjust(own(body, 'adjust'), site.money)))
  })
  return app
}
