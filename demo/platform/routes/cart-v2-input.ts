/** Reads requests of version 2 of the cart from untrusted JSON. */
import type { ItemsToAdd } from '../cart/cart-service'
import type { CustomItem } from '../cart/cart-store'
import type { CartFields } from '../cart/v2/cart-fields'
import type { CartPatch, NewCart } from '../cart/v2/carts-v2'
import { type SummaryRequest, VALIDATIONS, WHOLE } from '../cart/v2/summary-body'
import { applicationError, refuse } from '../gateway/errors'
import type { Money } from '../money'
import {
  integerBetween,
  type Json,
  optionalBoolean,
  optionalList,
  optionalOneOf,
  optionalRecord,
  optionalString,
  own,
  requiredRecord,
  requiredString,
} from '../untrusted'
import { MAX_ITEMS, MAX_QUANTITY, readAddress } from './cart-input'

const NOTE_MAX_LENGTH = 1000
const MAX_REMOVED = 100

/** As of one of several objects in a list. */
const records = (body: Json, field: string, max = MAX_ITEMS): { record: Json; at: string }[] =>
  (optionalList(own(body, field), field, max) ?? []).map((value, i) => {
    const at = `${field}[${i}]`
    return { record: requiredRecord(value, at), at }
  })

const readAmount = (value: unknown, field: string, money: Money): number => {
  const minor = money.parse(requiredString(own(requiredRecord(value, field), 'amount'), `${field}.amount`, 30))
  return minor ?? refuse(`${field}.amount`, `must be an amount like "${money.toAmount(1250)}"`, 'FORMAT')
}

const readCustomItem = ({ record, at }: { record: Json; at: string }, money: Money): { item: CustomItem; quantity: number } => {
  const name = requiredString(own(requiredRecord(own(record, 'name'), `${at}.name`), 'original'), `${at}.name.original`, 200)
  const quantityInfo = optionalRecord(own(record, 'quantityInfo'), `${at}.quantityInfo`) ?? {}
  const field = `${at}.quantityInfo.requestedQuantity`
  const quantity = integerBetween(own(quantityInfo, 'requestedQuantity') ?? 1, field, 1, MAX_QUANTITY)
  const pricing = requiredRecord(own(record, 'pricing'), `${at}.pricing`)
  const priceMinor = readAmount(own(pricing, 'price'), `${at}.pricing.price`, money)
  const attributes = optionalRecord(own(record, 'attributes'), `${at}.attributes`) ?? {}
  const itemType = optionalRecord(own(attributes, 'itemType'), `${at}.attributes.itemType`) ?? {}
  const preset = optionalString(own(itemType, 'preset'), `${at}.attributes.itemType.preset`, 50) ?? 'PHYSICAL'
  return { item: { kind: 'custom', name, priceMinor, preset, descriptionLines: [] }, quantity }
}

/** Custom items set a price, which only the shop's own server may do. */
export const readItemsV2 = (body: Json, money: Money, elevated: boolean): ItemsToAdd => {
  const custom = records(body, 'customItems')
  if (custom.length > 0 && !elevated)
    throw applicationError(403, 'PERMISSION_DENIED', 'Permission denied: ECOM.ADMIN_MODIFY_CARTS', {
      permission: 'ECOM.ADMIN_MODIFY_CARTS',
    })
  return {
    references: records(body, 'catalogItems').map(({ record, at }) => {
      const quantity = integerBetween(own(record, 'quantity') ?? 1, `${at}.quantity`, 1, MAX_QUANTITY)
      const reference = requiredRecord(own(record, 'catalogReference'), `${at}.catalogReference`)
      requiredString(own(reference, 'appId'), `${at}.catalogReference.appId`, 100)
      requiredString(own(reference, 'catalogItemId'), `${at}.catalogReference.catalogItemId`, 36)
      optionalRecord(own(reference, 'options'), `${at}.catalogReference.options`)
      return { reference, quantity }
    }),
    customItems: custom.map((item) => readCustomItem(item, money)),
  }
}

export const readLineUpdates = (body: Json): { id: string; quantity?: number }[] =>
  records(body, 'lineItems').map(({ record, at }) => {
    const id = requiredString(own(record, 'lineItemId'), `${at}.lineItemId`, 100)
    const quantity = optionalRecord(own(record, 'quantity'), `${at}.quantity`)
    if (!quantity) return { id }
    return { id, quantity: integerBetween(own(quantity, 'newQuantity'), `${at}.quantity.newQuantity`, 1, MAX_QUANTITY) }
  })

export const readLineIds = (body: Json): string[] =>
  (optionalList(own(body, 'lineItemIds'), 'lineItemIds', MAX_REMOVED) ?? []).map((id, i) =>
    requiredString(id, `lineItemIds[${i}]`, 100),
  )

const readCouponAt = (value: unknown, field: string): string =>
  requiredString(own(requiredRecord(value, field), 'code'), `${field}.code`, 50)
export const readCoupon = (body: Json): string => readCouponAt(own(body, 'coupon'), 'coupon')

const readGiftCardAt = (value: unknown, field: string, money: Money) => {
  const record = requiredRecord(value, field)
  const code = requiredString(own(record, 'code'), `${field}.code`, 20)
  if (code.length < 8)
    return refuse(`${field}.code`, `has length ${code.length}, expected 8 or more`, 'MIN_LENGTH', { threshold: 8 })
  const redeem = own(record, 'redeemAmount')
  const isWhole = redeem === undefined || redeem === null
  return { code, ...(!isWhole && { redeemMinor: readAmount(redeem, `${field}.redeemAmount`, money) }) }
}
export const readGiftCard = (body: Json, money: Money) => readGiftCardAt(own(body, 'giftCard'), 'giftCard', money)

const readMethodAt = (value: unknown, field: string) => {
  const record = requiredRecord(value, field)
  const appId = optionalString(own(record, 'appId'), `${field}.appId`, 100)
  return { code: requiredString(own(record, 'code'), `${field}.code`, 100), ...(appId !== undefined && { appId }) }
}
export const readMethod = (body: Json) => readMethodAt(own(body, 'deliveryMethod'), 'deliveryMethod')

const CONTACT_FIELDS = ['firstName', 'lastName', 'phone', 'company'] as const

const readContact = (value: unknown, field: string): Json | undefined => {
  const record = optionalRecord(value, field)
  if (!record) return undefined
  const entries = CONTACT_FIELDS.map((name) => [name, optionalString(own(record, name), `${field}.${name}`, 250)] as const)
  return Object.fromEntries(entries.filter(([, text]) => text !== undefined))
}

/** Undefined: not sent; null: to be cleared. */
const readPlace = (holder: Json | undefined, name: string, field: string): Json | null | undefined => {
  if (!holder || !Object.hasOwn(holder, name)) return undefined
  return readAddress(own(holder, name), field) ?? null
}

/** Only what was sent changes. */
export const readPatchV2 = (cart: Json): CartPatch => {
  const delivery = optionalRecord(own(cart, 'deliveryInfo'), 'cart.deliveryInfo')
  const payment = optionalRecord(own(cart, 'paymentInfo'), 'cart.paymentInfo')
  const business = optionalRecord(own(cart, 'businessInfo'), 'cart.businessInfo')
  const customer = optionalRecord(own(cart, 'customerInfo'), 'cart.customerInfo')
  const location = business && optionalString(own(business, 'locationId'), 'cart.businessInfo.locationId', 100)
  if (location) throw applicationError(404, 'BUSINESS_LOCATION_NOT_FOUND', 'The shop has no such location.')
  const address = readPlace(delivery, 'address', 'cart.deliveryInfo.address')
  const billing = readPlace(payment, 'billingAddress', 'cart.paymentInfo.billingAddress')
  const note = optionalString(own(cart, 'note'), 'cart.note', NOTE_MAX_LENGTH)
  const email = customer && optionalString(own(customer, 'email'), 'cart.customerInfo.email', 254)
  const revision = optionalString(own(cart, 'revision'), 'cart.revision', 30)
  const url = optionalString(own(cart, 'customCheckoutUrl'), 'cart.customCheckoutUrl', 2048)
  const contact = payment && readContact(own(payment, 'billingContact'), 'cart.paymentInfo.billingContact')
  const extendedFields = optionalRecord(own(cart, 'extendedFields'), 'cart.extendedFields')
  const buyer = customer && readContact(customer, 'cart.customerInfo')
  const fields: Partial<CartFields> = {
    ...(url !== undefined && { customCheckoutUrl: url }),
    ...(billing !== undefined && { billingAddress: billing ?? undefined }),
    ...(contact && { billingContact: contact }),
    ...(extendedFields && { extendedFields }),
    ...(buyer && Object.keys(buyer).length > 0 && { customer: buyer }),
  }
  return {
    fields,
    ...(note !== undefined && { note }),
    ...(email !== undefined && { email }),
    ...(address !== undefined && { address }),
    ...(revision !== undefined && { revision }),
  }
}

export const readNewCart = (body: Json, money: Money, elevated: boolean): NewCart => {
  const [coupon] = optionalList(own(body, 'coupons'), 'coupons', 1) ?? []
  const [giftCard] = optionalList(own(body, 'giftCards'), 'giftCards', 1) ?? []
  const method = own(body, 'deliveryMethod')
  return {
    items: readItemsV2(body, money, elevated),
    patch: readPatchV2(optionalRecord(own(body, 'cart'), 'cart') ?? {}),
    ...(coupon !== undefined && { coupon: readCouponAt(coupon, 'coupons[0]') }),
    ...(giftCard !== undefined && { giftCard: readGiftCardAt(giftCard, 'giftCards[0]', money) }),
    ...(method !== undefined && method !== null && { method: readMethodAt(method, 'deliveryMethod') }),
  }
}

/** Nothing is calculated unless it is asked for. */
export const readEstimate = (body: Json): SummaryRequest => {
  const asked = (field: string) => optionalBoolean(own(body, field), field) ?? false
  asked('refreshCart')
  return {
    validation: optionalOneOf(own(body, 'validationConfig'), 'validationConfig', VALIDATIONS) ?? 'SKIP_VALIDATIONS',
    delivery: asked('calculateDelivery'),
    fees: asked('calculateAdditionalFees'),
    tax: asked('calculateTax'),
    giftCards: asked('calculateGiftCards'),
  }
}

export const readCalculation = (body: Json): SummaryRequest => {
  optionalBoolean(own(body, 'refreshCart'), 'refreshCart')
  return WHOLE
}

export const readForms = (body: Json): Json[] => records(body, 'formSubmissions', 100).map(({ record }) => record)
