/** Back in stock: requests of visitors, and what only the shop may ask: whether it collects them, and how many there are. */
import { type ApiContext, createRouter, jsonBody } from '../api-app'
import type { Catalog } from '../catalog/catalog'
import { findVariantById } from '../catalog/product'
import { fromCart } from '../catalog/v3/products/cart-options'
import { applicationError, refuse, validationError, violation } from '../gateway/errors'
import { isEmailAddress } from '../identity/members/email-address'
import { STORES_APP_ID, STORES_APP_ID_OF_STOCK } from '../storage/ids'
import {
  isRecord,
  type Json,
  optionalList,
  optionalRecord,
  optionalString,
  own,
  requiredRecord,
  requiredString,
} from '../untrusted'
import { requireElevated } from './identity/caller'
import { readQueryString } from './query-string'

const PATH = '/back-in-stock-service/v1/back-in-stock-notification-requests'
const ID_LENGTH = 36
const MOST_COUNTED = 100

const readReference = (value: unknown, field: string): Json => {
  const reference = requiredRecord(value, field)
  const options = optionalRecord(own(reference, 'options'), `${field}.options`)
  return {
    catalogItemId: requiredString(own(reference, 'catalogItemId'), `${field}.catalogItemId`, ID_LENGTH),
    appId: requiredString(own(reference, 'appId'), `${field}.appId`, ID_LENGTH),
    ...(options && { options }),
  }
}

/** The product exists, and so does what is chosen of it. */
const exists = (catalog: Catalog, { catalogItemId, options }: Json): boolean => {
  const product = catalog.findProduct(`${catalogItemId}`)
  const sent = isRecord(options) ? options : {}
  const chosen = product && (catalog.version === 'v3' ? fromCart(product, sent)?.options : sent)
  if (!product || !chosen) return false
  const { variantId, options: choices } = chosen
  if (typeof variantId === 'string' && !findVariantById(product, variantId)) return false
  return Object.entries(isRecord(choices) ? choices : {}).every(([name, value]) =>
    product.options.some((option) => option.name === name && option.choices.some((choice) => choice.name === value)),
  )
}

/** All that is wrong, as the platform lists it. */
const checkFields = (email: string, price: string): void => {
  const violations = [
    ...(isEmailAddress(email) ? [] : [violation('request.email', 'value is not a valid email', 'FORMAT', { type: 'EMAIL' })]),
    ...(/^\d+(\.\d+)?$/.test(price)
      ? []
      : [violation('itemDetails.price', 'must be greater than or equal to 0', 'DECIMAL_GTE', { threshold: '0' })]),
  ]
  if (violations.length) throw validationError(violations)
}

const create = (c: ApiContext) => {
  const { catalog, commerce, stockRequests } = c.var.shop
  const body = jsonBody(c)
  const asked = requiredRecord(own(body, 'request'), 'request')
  const item = requiredRecord(own(body, 'itemDetails'), 'itemDetails')
  const reference = readReference(own(asked, 'catalogReference'), 'request.catalogReference')
  const email = requiredString(own(asked, 'email'), 'request.email', 320)
  const itemUrl = optionalString(own(asked, 'itemUrl'), 'request.itemUrl', 2048)
  requiredString(own(item, 'name'), 'itemDetails.name', 100)
  checkFields(email, requiredString(own(item, 'price'), 'itemDetails.price', 30))
  const image = own(optionalRecord(own(item, 'image'), 'itemDetails.image') ?? {}, 'url')
  if (image !== undefined && !/^(https:|wix:image:)\/\//.test(`${image}`))
    throw applicationError(400, 'INVALID_ITEM_IMAGE_URL', 'The image URL is not valid')
  const collects = { stores: STORES_APP_ID, 'other-id': STORES_APP_ID_OF_STOCK, off: null }[commerce.get().stockRequests]
  if (reference.appId !== collects)
    throw applicationError(428, 'REQUEST_COLLECTION_DISABLED', 'Requests are not collected', { appId: reference.appId })
  if (!exists(catalog, reference)) throw applicationError(400, 'INVALID_CATALOG_REFERENCE_OPTIONS', 'The options are not valid')
  const request = stockRequests.add(reference, email, itemUrl)
  if (!request) throw applicationError(409, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS', 'A request exists already')
  return c.json({ request })
}

export const createBackInStockRoutes = () => {
  const app = createRouter()
  app.post(PATH, create)
  app.put(`${PATH}/settings`, (c) => {
    requireElevated(c)
    const { stockRequests } = c.var.shop.commerce.get()
    const appId = stockRequests === 'other-id' ? STORES_APP_ID_OF_STOCK : STORES_APP_ID
    return c.json({ settings: { collectionStates: [{ appId, collectingRequests: stockRequests !== 'off' }] } })
  })
  const count = (c: ApiContext, query: Json) => {
    requireElevated(c)
    const references = optionalList(own(query, 'catalogReferences'), 'catalogReferences', MOST_COUNTED) ?? []
    if (!references.length) return refuse('catalogReferences', 'has size 0, expected 1 or more', 'MIN_SIZE')
    return c.json({
      countsPerCatalogReference: references.map((value, index) => {
        const catalogReference = readReference(value, `catalogReferences[${index}]`)
        return { catalogReference, count: c.var.shop.stockRequests.count(catalogReference) }
      }),
    })
  }
  app.get(`${PATH}/count-by-catalog-reference`, (c) => count(c, readQueryString(c.req.url)))
  app.post(`${PATH}/count-by-catalog-reference`, (c) => count(c, jsonBody(c)))
  return app
}
