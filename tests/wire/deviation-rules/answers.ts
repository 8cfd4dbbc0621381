/** Responses that the SDK reads differently: as refusals, as empty results, or as pages that it counts wrongly. */
import { tableIfAny } from '../adapter/conversions'
import { isEqual, isPlain } from '../runner/compare'
import { readRequest } from '../runner/scene'
import { converted, renamed } from '../runner/sdk-conversion'
import { type Exchange, exchangesOf } from '../runner/vector'
import { bodyOf, type DeviationRule, type DeviationRules, lastReply, recordOf } from './rule'

/** The SDK's error for a success that cannot be read. */
const unreadable = (name: string) => ({
  name,
  message: 'System error occurred: {}',
  properties: { code: 'UNKNOWN', runtimeError: { code: 'UNKNOWN', runtimeError: { $circular: true } } },
})
const UNREADABLE = unreadable('TypeError')

/** Every 2xx is a success: what the platform did must not be reported as a failure. */
const every2xx: DeviationRule = (recorded, vector) => {
  const { status = 0, ...reply } = lastReply(vector)
  const fn = vector.call?.fn ?? ''
  const table = vector.call?.chain ? undefined : (tableIfAny(fn) ?? (fn.includes('.') ? {} : undefined))
  if (!table || status <= 200 || status > 299) return recorded
  const { requests } = recorded
  if (table.returns === 'void') return { requests }
  const isEmpty = status === 204 || requests.at(-1)?.method === 'DELETE'
  const body = bodyOf(reply) ?? (isEmpty ? {} : undefined)
  if (!isPlain(body)) return { requests, error: unreadable(body === undefined ? 'SyntaxError' : 'TypeError') }
  const { http = {}, sdk = {} } = table.response ?? {}
  const result = renamed(converted(converted(body, http), sdk))
  return { requests, result: table.returnsField === undefined ? result : recordOf(result)[table.returnsField] }
}

/** The members that a response must have, by the function's name. */
const ASKED_FOR: readonly (readonly [RegExp, ...string[]])[] = [
  [/^currentCart\.(update|add|remove)/, 'cart'],
  [/^currentCart\.createCheckout/, 'checkoutId'],
  [/^(currentCartV2|cartV2)\.(calculate|estimate)/, 'cart', 'summary'],
  [/^currentCartV2\.(create|update|refresh|add|remove|set)/, 'cart'],
  [/^cartV2\.(get|create|update|refresh)Cart$/, 'cart'],
  [/^cartV2\.(add|update|remove|set)/, 'cart'],
  [/^(checkout|cartV2)\.getCheckoutUrl$/, 'checkoutUrl'],
  [/^checkout\.(getCheckout(ByCartId)?|(create|update)Checkout|remove\w+|updateLineItemsQuantity)$/, 'checkout'],
  [/^giftVouchers\.getGiftCard$/, 'giftCard'],
  [/^redirects\./, 'redirectSession'],
  [/\.(get|create|update)Product(BySlug)?$/, 'product'],
  [/\.(get|create|update)Collection(BySlug)?$/, 'collection'],
  [/\.getStoreVariant$/, 'variant'],
  [/\.(get|create|update)Inventory(Item|Variants)$/, 'inventoryItem'],
  [/\.(get|create|update)Category(BySlug|Visibility)?$/, 'category'],
  [/\.getInfoSection$/, 'infoSection'],
  [/\.getRibbon$/, 'ribbon'],
  [/\.getBrand$/, 'brand'],
  [/\.getCustomization$/, 'customization'],
  [/\.getOrder$/, 'order'],
  [/\.count/, 'count'],
  [/\.getCatalogVersion$/, 'catalogVersion'],
]
/** Of these, our functions do not use the response. */
const NOT_USED = /\.(updateInventoryVariants|updateProductVariants)$/

/** A response without the requested member cannot be read. */
const nothingInIt: DeviationRule = (recorded, vector) => {
  const { status = 0, ...reply } = lastReply(vector)
  const fn = vector.call?.fn ?? ''
  const [, ...keys] = ASKED_FOR.find(([names]) => names.test(fn)) ?? []
  const body = status === 204 ? {} : bodyOf(reply)
  const isAnswer = status >= 200 && status < 300 && isPlain(body) && recorded.error === undefined
  if (!isAnswer || NOT_USED.test(fn) || keys.every((key) => recordOf(body)[key] != null)) return recorded
  return { requests: recorded.requests, error: UNREADABLE }
}

/** Lists in a response, by the function's name. */
const LISTS: readonly (readonly [RegExp, ...string[]])[] = [
  [/\.(query|search)Products$/, 'products'],
  [/\.queryCollections$/, 'collections'],
  [/\.(query|search)Categories$/, 'categories'],
  [/\.(query|search)InventoryItems$|\.queryInventory$/, 'inventoryItems'],
  [/\.(query|search)(Product|Store)?Variants$/, 'variants'],
  [/\.queryBrands$/, 'brands'],
  [/\.queryRibbons$/, 'ribbons'],
  [/\.queryInfoSections$/, 'infoSections'],
  [/\.queryCustomizations$/, 'customizations'],
  [/\.(listItemsInCategory|[gs]etArrangedItems)$/, 'items'],
  [/\.listCategoriesForItems$/, 'categoriesForItems'],
  [/\.listCategoriesForItem$/, 'directCategoryIds', 'allCategoryIds'],
  [/\.listTrees$/, 'trees'],
  [/\.bulkSetItemCategories$/, 'addResults', 'removeResults'],
  [/\.bulk/, 'results'],
  [/\.getUpsellOptions/, 'itemsUpsells'],
  [/\.getDeliverySolutions$/, 'deliverySolutions'],
]

/** A list that the platform leaves out is empty; the same holds for the line items of a cart. */
const lists: DeviationRule = (recorded, vector) => {
  const { result } = recorded
  if (!isPlain(result) || '$iterator' in result || 'loggedIn' in result) return recorded
  const fn = vector.call?.fn ?? ''
  const [, ...names] = LISTS.find(([functions]) => functions.test(fn)) ?? []
  const filled = { ...Object.fromEntries(names.map((name) => [name, []])), ...result } as Record<string, unknown>
  const withLines = (cart: Record<string, unknown>) => ({ lineItems: [], ...cart })
  if (/^currentCart\.(get|update)CurrentCart$|^cartV2\.(get|create|update)Cart$/.test(fn))
    return { ...recorded, result: withLines(filled) }
  const cart = /^(currentCart(V2)?|cartV2)\./.test(fn) && isPlain(filled.cart) ? { cart: withLines(filled.cart) } : {}
  return { ...recorded, result: { ...filled, ...cart } }
}

/** A missing cart is a result, not an error. Version 2 declares no code for it, so that every 404 of the platform means it. */
const noCart: DeviationRule = (recorded, vector) => {
  const reply = lastReply(vector)
  if (vector.call?.fn === 'currentCartV2.getCurrentCart' && reply.status === 404 && isPlain(bodyOf(reply)))
    return { requests: recorded.requests, result: {} }
  const { code } = recordOf(recordOf(recordOf(bodyOf(lastReply(vector))).details).applicationError)
  const isRead = vector.call?.fn === 'currentCart.getCurrentCart'
  return isRead && (code === 'CART_NOT_FOUND' || code === 'OWNED_CART_NOT_FOUND') ? { requests: recorded.requests } : recorded
}

/** A body that is not a JSON object is not a valid response. */
const noObject: DeviationRule = (recorded, vector) => {
  const { status, ...reply } = lastReply(vector)
  const isOfModule = vector.call?.fn.includes('.') && !vector.call.fn.startsWith('client.')
  if (!isOfModule || status !== 200 || recorded.error !== undefined || isPlain(bodyOf(reply))) return recorded
  return { requests: recorded.requests, error: UNREADABLE }
}

/** Exact counts for the pages of an offset query, also with the older total and with an offset that is not a multiple of the page size. */
const exactPages: DeviationRule = (recorded, vector) => {
  const exchanges = exchangesOf(vector)
  const page = (shown: unknown, exchange: Exchange | undefined): unknown => {
    if (!isPlain(shown) || !exchange || !('hasNext' in shown) || isByCursor(shown)) return shown
    const body = recordOf(bodyOf(exchange.response))
    const metadata = recordOf(body.metadata)
    const { offset, limit } = pagingOf(exchange)
    const total = metadata.tooManyToCount ? undefined : (metadata.total ?? body.totalResults)
    const { length } = shown as { length?: number }
    const isCounted = typeof total === 'number'
    return {
      ...shown,
      totalCount: total,
      hasNext: isCounted ? offset + limit < total : (length ?? 0) >= limit,
      hasPrev: offset > 0,
      ...('totalPages' in shown && { totalPages: isCounted ? Math.ceil(total / limit) : Number.NaN }),
    }
  }
  const { result } = recorded
  if (!vector.call?.chain) return recorded
  return {
    ...recorded,
    result: Array.isArray(result) ? result.map((shown, i) => page(shown, exchanges[i])) : page(result, exchanges[0]),
  }
}

const isByCursor = ({ $iterator, cursors }: Record<string, unknown>): boolean =>
  $iterator === 'CursorBasedIterator' || cursors !== undefined

function pagingOf({ request }: Exchange): { offset: number; limit: number } {
  const { query, body } = readRequest(request)
  const asked = query.find(([name]) => name === '.r')?.[1] ?? body
  const { offset = 0, limit = 50 } = recordOf(recordOf(recordOf(asked).query).paging) as { offset?: number; limit?: number }
  return { offset, limit }
}

/** Functions whose SDK counterpart returns the empty body. */
const RESOLVES_NOTHING = ['categories.deleteCategory']

const nothing: DeviationRule = (recorded, vector) =>
  RESOLVES_NOTHING.includes(vector.call?.fn ?? '') && isEqual(recorded.result, {}) ? { ...recorded, result: undefined } : recorded

export const answerRules: DeviationRules = {
  'every 2xx is a success': every2xx,
  'the requested entity is required': nothingInIt,
  'a missing list is an empty list': lists,
  'no cart is an empty cart': noCart,
  'a response without a cart is an error': noObject,
  'exact pages': exactPages,
  'a deletion resolves with undefined': nothing,
}
