/** What is left on a gift card, and how goods can be delivered: for the shop's own server. */
import { type ApiContext, createRouter, jsonBody } from '../api-app'
import { type DeliveryOption, deliveryOptions } from '../cart/estimate/delivery'
import { logisticsBody } from '../cart/estimate/delivery-body'
import { destinationOf } from '../cart/estimate/destination'
import { findGiftCard, giftCardProblem, obfuscated } from '../cart/v2/gift-cards'
import { applicationError, refuse, validationError, violation } from '../gateway/errors'
import { idFor, STORES_APP_ID } from '../storage/ids'
import { integerBetween, optionalList, optionalRecord, optionalString, own, requiredRecord, requiredString } from '../untrusted'
import { MAX_ITEMS, MAX_QUANTITY, readAddress } from './cart-input'

/** Visitors are refused, with the permission that they lack. */
const requirePermission = (c: ApiContext, permission: string): void => {
  if (!c.var.caller.elevated) throw applicationError(403, 'PERMISSION_DENIED', `Permission denied: ${permission}`, { permission })
}

/** The sum of what is to be delivered, in minor units. */
const readGoods = (c: ApiContext, body: Record<string, unknown>): number => {
  const { money } = c.var.shop.site
  const list = optionalList(own(body, 'lineItems'), 'lineItems', MAX_ITEMS) ?? []
  const currency = optionalString(own(body, 'currency'), 'currency', 10)
  const violations = [
    ...(list.length ? [] : [violation('lineItems', 'has size 0, expected 1 or more', 'MIN_SIZE', { threshold: 1 })]),
    ...(currency === undefined || /^[A-Z]{3}$/.test(currency)
      ? []
      : [violation('currency', 'value is not a valid currency code', 'FORMAT', { type: 'CURRENCY' })]),
  ]
  if (violations.length) throw validationError(violations)
  if (currency === undefined) throw applicationError(400, 'MISSING_CURRENCY_IN_THE_REQUEST_HEADERS', 'no currency in the headers')
  return list.reduce<number>((sum, value, i) => {
    const at = `lineItems[${i}]`
    const item = requiredRecord(value, at)
    if (own(item, 'quantity') !== undefined) integerBetween(own(item, 'quantity'), `${at}.quantity`, 1, MAX_QUANTITY)
    const total = optionalString(own(item, 'totalPrice'), `${at}.totalPrice`, 30)
    if (total === undefined) return sum
    return sum + (money.parse(total) ?? refuse(`${at}.totalPrice`, 'must be a decimal number, not negative', 'DECIMAL_VALUE'))
  }, 0)
}

const solution = (c: ApiContext, option: DeliveryOption) => {
  const { money } = c.var.shop.site
  const price = money.toAmount(option.priceMinor)
  return {
    code: option.code,
    deliveryReference: { code: option.code, appId: option.carrierId },
    title: option.title,
    logistics: logisticsBody(option),
    cost: { price, currency: money.currency, deliveryPrice: money.wirePrice(option.priceMinor) },
    deliveryAllocations: [],
    partial: false,
  }
}

export const createGiftCardAndDeliveryRoutes = () => {
  const app = createRouter()

  app.post('/ecom/v1/gift-cards/:code', (c) => {
    requirePermission(c, 'ECOM.GIFT_CARD_READ')
    const code = c.req.param('code')
    const body = jsonBody(c)
    if (requiredString(own(body, 'code'), 'code', 20) !== code) refuse('code', 'must be the code of the path')
    const card = findGiftCard(c.var.shop.db, code)
    if (!card) throw applicationError(404, 'GIFT_CARD_NOT_FOUND', 'no such gift card')
    const { money } = c.var.shop.site
    return c.json({
      giftCard: {
        obfuscatedCode: obfuscated(card.code),
        balance: { value: money.toAmount(card.balanceMinor), currency: money.currency },
        status: giftCardProblem(card) === 'EXPIRED' ? 'EXPIRED' : card.status,
        appId: STORES_APP_ID,
        externalId: idFor(`gift-card/${card.code}`),
      },
    })
  })

  app.post('/_api/delivery-rates/v1/get-delivery-solutions', (c) => {
    requirePermission(c, 'ECOM.DELIVERY_SOLUTION_READ')
    const body = jsonBody(c)
    const subtotal = readGoods(c, body)
    optionalRecord(own(body, 'contactDetails'), 'contactDetails')
    const destination = destinationOf(readAddress(own(body, 'destination'), 'destination'))
    if (destination.country === undefined) throw applicationError(400, 'REQUIRED_COUNTRY', 'country is required')
    const options = deliveryOptions(c.var.shop.site, destination, subtotal)
    if (!options.length) throw applicationError(404, 'NO_DELIVERY_REGION_FOUND', 'no region')
    return c.json({ deliverySolutions: options.map((option) => solution(c, option)), errors: [] })
  })
  return app
}
