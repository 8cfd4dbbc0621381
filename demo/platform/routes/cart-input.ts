/** Reads cart requests from untrusted JSON. A violation names the field by its path in the request. */
import type { ItemsToAdd } from '../cart/cart-service'
import { type Cart, type CartInfo, type CustomItem, PAYMENT_OPTIONS } from '../cart/cart-store'
import { applicationError, refuse } from '../gateway/errors'
import type { Money } from '../money'
import {
  integerBetween,
  isRecord,
  type Json,
  optionalBoolean,
  optionalList,
  optionalNumber,
  optionalOneOf,
  optionalRecord,
  optionalString,
  own,
  requiredString,
} from '../untrusted'

export const MAX_ITEMS = 300
export const MAX_QUANTITY = 100_000
export const NOTE_MAX_LENGTH = 1000
const ITEM_PRESETS = ['PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE']

const recordAt = (value: unknown, field: string): Json => (isRecord(value) ? value : refuse(field, 'must be an object', 'FORMAT'))

const readLineItem = (value: unknown, field: string) => {
  const line = recordAt(value, field)
  const quantity = integerBetween(own(line, 'quantity') ?? 1, `${field}.quantity`, 1, MAX_QUANTITY)
  const reference = optionalRecord(own(line, 'catalogReference'), `${field}.catalogReference`)
  if (!reference) return refuse(`${field}.catalogReference`, 'is required', 'REQUIRED_FIELD')
  requiredString(own(reference, 'appId'), `${field}.catalogReference.appId`)
  requiredString(own(reference, 'catalogItemId'), `${field}.catalogReference.catalogItemId`)
  optionalRecord(own(reference, 'options'), `${field}.catalogReference.options`)
  return { reference, quantity }
}

const readTranslatable = (value: unknown, field: string): string => {
  const record = optionalRecord(value, field)
  if (!record) return refuse(field, 'is required', 'REQUIRED_FIELD')
  return requiredString(own(record, 'original'), `${field}.original`, 200)
}

const readDate = (value: unknown, field: string): string | undefined => {
  const date = optionalString(value, field, 40)
  return date === undefined || Number.isFinite(Date.parse(date)) ? date : refuse(field, 'must be a date', 'FORMAT')
}

/** Drops properties that are undefined; returns undefined when none is left. */
const present = <T extends object>(record: T): T | undefined => {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined)
  return entries.length > 0 ? (Object.fromEntries(entries) as T) : undefined
}

/** Reads the optional details of a custom item: weight, time of a service, image, payment option. */
const readExtras = (line: Json, field: string, money: Money): Partial<CustomItem> => {
  const at = (name: string) => `${field}.${name}`
  const physical = optionalRecord(own(line, 'physicalProperties'), at('physicalProperties')) ?? {}
  const service = optionalRecord(own(line, 'serviceProperties'), at('serviceProperties')) ?? {}
  const option = optionalOneOf(own(line, 'paymentOption'), at('paymentOption'), PAYMENT_OPTIONS)
  const deposit = optionalString(own(line, 'depositAmount'), at('depositAmount'), 30)
  const depositMinor = deposit === undefined ? undefined : money.parse(deposit)
  if (depositMinor === null) return refuse(at('depositAmount'), `must be an amount like "${money.toAmount(1250)}"`, 'FORMAT')
  if (option === 'DEPOSIT_ONLINE' && depositMinor === undefined)
    return refuse(at('depositAmount'), 'is required', 'REQUIRED_FIELD')
  const participants = own(service, 'numberOfParticipants')
  return (
    present({
      physical: present({
        weight: optionalNumber(own(physical, 'weight'), at('physicalProperties.weight'), 0, 999_999),
        sku: optionalString(own(physical, 'sku'), at('physicalProperties.sku'), 40),
        shippable: optionalBoolean(own(physical, 'shippable'), at('physicalProperties.shippable')),
      }),
      at: present({
        scheduledDate: readDate(own(service, 'scheduledDate'), at('serviceProperties.scheduledDate')),
        endDate: readDate(own(service, 'endDate'), at('serviceProperties.endDate')),
        numberOfParticipants:
          participants === undefined || participants === null
            ? undefined
            : integerBetween(participants, at('serviceProperties.numberOfParticipants'), 1, 1000),
      }),
      media: optionalRecord(own(line, 'media'), at('media')),
      payment: option && { option, ...(depositMinor !== undefined && { depositMinor }) },
    }) ?? {}
  )
}

const readCustomItem = (value: unknown, field: string, money: Money): { item: CustomItem; quantity: number } => {
  const line = recordAt(value, field)
  const quantity = integerBetween(own(line, 'quantity') ?? 1, `${field}.quantity`, 1, MAX_QUANTITY)
  const priceMinor = money.parse(requiredString(own(line, 'price'), `${field}.price`))
  if (priceMinor === null) return refuse(`${field}.price`, `must be an amount like "${money.toAmount(1250)}"`, 'FORMAT')
  const itemType = optionalRecord(own(line, 'itemType'), `${field}.itemType`) ?? {}
  const preset = optionalString(own(itemType, 'preset'), `${field}.itemType.preset`) ?? 'PHYSICAL'
  if (!ITEM_PRESETS.includes(preset))
    return refuse(`${field}.itemType.preset`, `must be one of ${ITEM_PRESETS.join(', ')}`, 'INVALID_ENUM_VALUE')
  const lines = optionalList(own(line, 'descriptionLines'), `${field}.descriptionLines`, 20) ?? []
  const descriptionLines = lines.map((entry, i) => {
    const at = `${field}.descriptionLines[${i}]`
    const record = recordAt(entry, at)
    return {
      name: readTranslatable(own(record, 'name'), `${at}.name`),
      text: readTranslatable(own(record, 'plainText'), `${at}.plainText`),
    }
  })
  const name = readTranslatable(own(line, 'productName'), `${field}.productName`)
  return { item: { kind: 'custom', name, priceMinor, preset, descriptionLines, ...readExtras(line, field, money) }, quantity }
}

export const readItems = (body: Json, money: Money): ItemsToAdd => {
  const lines = optionalList(own(body, 'lineItems'), 'lineItems', MAX_ITEMS) ?? []
  const custom = optionalList(own(body, 'customLineItems'), 'customLineItems', MAX_ITEMS) ?? []
  return {
    references: lines.map((line, i) => readLineItem(line, `lineItems[${i}]`)),
    customItems: custom.map((line, i) => readCustomItem(line, `customLineItems[${i}]`, money)),
  }
}

export const readQuantities = (body: Json): { id: string; quantity: number }[] =>
  (optionalList(own(body, 'lineItems'), 'lineItems', MAX_ITEMS) ?? []).map((value, i) => {
    const field = `lineItems[${i}]`
    const line = optionalRecord(value, field) ?? {}
    const id = requiredString(own(line, 'id'), `${field}.id`)
    return { id, quantity: integerBetween(own(line, 'quantity'), `${field}.quantity`, 1, MAX_QUANTITY) }
  })

export const readLineItemIds = (body: Json): string[] =>
  (optionalList(own(body, 'lineItemIds'), 'lineItemIds', MAX_ITEMS) ?? []).map((id, i) => requiredString(id, `lineItemIds[${i}]`))

const ADDRESS_FIELDS = ['subdivision', 'city', 'postalCode', 'addressLine', 'addressLine2', 'formattedAddress'] as const

/** Reads the fields that the checkout page uses; others are accepted and dropped. */
export const readAddress = (value: unknown, field: string): Json | undefined => {
  const record = optionalRecord(value, field)
  if (!record) return undefined
  const country = optionalString(own(record, 'country'), `${field}.country`)
  if (country !== undefined && !/^[A-Z]{2}$/.test(country))
    return refuse(`${field}.country`, 'must be a two-letter country code', 'FORMAT')
  const entries = ADDRESS_FIELDS.map((name) => [name, optionalString(own(record, name), `${field}.${name}`, 250)] as const)
  const geocode = optionalRecord(own(record, 'geocode'), `${field}.geocode`)
  const degrees = (name: string, most: number) =>
    optionalNumber(own(geocode ?? {}, name), `${field}.geocode.${name}`, -most, most)
  return {
    ...(country && { country }),
    ...Object.fromEntries(entries.filter(([, text]) => text !== undefined)),
    ...(geocode && { geocode: { latitude: degrees('latitude', 90), longitude: degrees('longitude', 180) } }),
  }
}

export const readShippingOption = (value: unknown, field: string): Json | undefined => {
  const record = optionalRecord(value, field)
  if (!record) return undefined
  const code = optionalString(own(record, 'code'), `${field}.code`, 100)
  const carrierId = optionalString(own(record, 'carrierId'), `${field}.carrierId`, 100)
  return { ...(code !== undefined && { code }), ...(carrierId !== undefined && { carrierId }) }
}

/** Ids of the memberships that shall pay. */
export const readMemberships = (value: unknown): string[] => {
  const record = optionalRecord(value, 'selectedMemberships') ?? {}
  const list = optionalList(own(record, 'memberships'), 'selectedMemberships.memberships', MAX_ITEMS) ?? []
  return list.map((entry, i) => {
    const field = `selectedMemberships.memberships[${i}]`
    return requiredString(own(recordAt(entry, field), 'id'), `${field}.id`, 200)
  })
}

const DETAIL_FIELDS = ['firstName', 'lastName', 'phone', 'company'] as const

/** Address and name of a person. */
export const readContactInfo = (value: unknown, field: string): Json | undefined => {
  const record = optionalRecord(value, field)
  if (!record) return undefined
  const address = readAddress(own(record, 'address'), `${field}.address`)
  const details = optionalRecord(own(record, 'contactDetails'), `${field}.contactDetails`)
  const entries = DETAIL_FIELDS.map(
    (name) => [name, optionalString(details && own(details, name), `${field}.contactDetails.${name}`, 250)] as const,
  )
  return {
    ...(address && { address }),
    ...(details && { contactDetails: Object.fromEntries(entries.filter(([, text]) => text !== undefined)) }),
  }
}

const INFO_FIELDS = ['buyerNote', 'buyerInfo', 'contactInfo', 'selectedShippingOption'] as const
type InfoField = (typeof INFO_FIELDS)[number]

/** `"buyerNote,contactInfo.address"`: only the named fields change; a named field without a value is cleared. */
const readMask = (value: unknown): InfoField[] | undefined => {
  const mask = optionalString(value, 'cartFieldmask', 1000)
  if (mask === undefined) return undefined
  return mask
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '' && !/^(couponCode|lineItems|customLineItems|cartInfo)$/.test(path))
    .map((path) => {
      const name = path.replace(/^cartInfo\./, '').split('.')[0]
      const field = INFO_FIELDS.find((known) => known === name)
      return field ?? refuse('cartFieldmask', `names "${path}", which cannot be changed`, 'FIELD_NOT_ALLOWED')
    })
}

const readInfo = (body: Json) => {
  const sent = optionalRecord(own(body, 'cartInfo'), 'cartInfo') ?? {}
  const mask = readMask(own(body, 'cartFieldmask'))
  const buyerNote = optionalString(own(sent, 'buyerNote'), 'cartInfo.buyerNote', NOTE_MAX_LENGTH)
  const contactInfo = readContactInfo(own(sent, 'contactInfo'), 'cartInfo.contactInfo')
  const buyerInfo = optionalRecord(own(sent, 'buyerInfo'), 'cartInfo.buyerInfo') ?? {}
  const email = optionalString(own(buyerInfo, 'email'), 'cartInfo.buyerInfo.email', 254)
  const selectedShippingOption = readShippingOption(own(sent, 'selectedShippingOption'), 'cartInfo.selectedShippingOption')
  const fields = mask ?? INFO_FIELDS.filter((field) => Object.hasOwn(sent, field))
  if (fields.length === 0) return undefined
  return ({ buyerNote: oldNote, info: old }: Cart): { buyerNote: string; info: CartInfo } => {
    const pick = <T>(field: InfoField, next: T, before: T): T => (fields.includes(field) ? next : before)
    const info: CartInfo = {
      contactInfo: pick('contactInfo', contactInfo, old.contactInfo),
      email: pick('buyerInfo', email, old.email),
      selectedShippingOption: pick('selectedShippingOption', selectedShippingOption, old.selectedShippingOption),
    }
    return { buyerNote: pick('buyerNote', buyerNote ?? '', oldNote), info }
  }
}

export const readCartPatch = (body: Json, money: Money) => {
  const discounts = optionalList(own(body, 'merchantDiscounts'), 'merchantDiscounts', MAX_ITEMS) ?? []
  if (discounts.length > 0)
    throw applicationError(403, 'PERMISSION_DENIED', 'Only the merchant can set merchantDiscounts.', {
      field: 'merchantDiscounts',
    })
  const code = own(body, 'couponCode')
  const couponCode = code === undefined || code === null ? undefined : requiredString(code, 'couponCode', 100)
  const info = readInfo(body)
  return { items: readItems(body, money), ...(couponCode !== undefined && { couponCode }), ...(info && { info }) }
}
