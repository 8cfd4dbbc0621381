/** Recognizes product views in data that others can write: the page's storage, and snapshots of the shop. */
import type { ProductView } from '../../base/views'

/**
 * What a stored value must look like: of the type that a function returns, a list or object of such, or a text that matches a pattern. `?` holds
 * optional members, `*` the shape of members with any name.
 */
type Shape = (() => unknown) | RegExp | { readonly [member: string]: Shape } | readonly [Shape]

const TEXT = String
const NUMBER = Number
const FLAG = Boolean
/** As `urlOf`: an http(s) address, never one that runs code. */
const ADDRESS = /^https?:\/\/[^\s/]/i
const AMOUNT = { value: NUMBER, currency: TEXT, formatted: TEXT }
const PICTURE = { url: ADDRESS, alt: TEXT, '?': { id: TEXT, width: NUMBER, height: NUMBER } }
const CHOICES = [
  { value: TEXT, label: TEXT, inStock: FLAG, '?': { color: TEXT, picture: PICTURE, mediaIds: [TEXT], addedPrice: AMOUNT } },
] as const
/** Members that products and variants share. */
const OFFER = {
  comparePrice: AMOUNT,
  discountPercent: NUMBER,
  unitPrice: { price: AMOUNT, '?': { per: { quantity: NUMBER, unit: TEXT }, description: TEXT } },
  preorder: { '?': { message: TEXT, limit: NUMBER } },
  quantityAvailable: NUMBER,
  picture: PICTURE,
}
const PRODUCT: Shape = {
  id: TEXT,
  slug: TEXT,
  name: TEXT,
  kind: TEXT,
  price: AMOUNT,
  inStock: FLAG,
  options: [{ name: TEXT, kind: TEXT, choices: CHOICES }],
  variants: [
    {
      id: TEXT,
      choices: { '*': TEXT },
      price: AMOUNT,
      inStock: FLAG,
      '?': { ...OFFER, sku: TEXT, subscriptionPrices: { '*': AMOUNT } },
    },
  ],
  modifiers: [
    {
      kind: TEXT,
      key: TEXT,
      title: TEXT,
      required: FLAG,
      '?': { look: TEXT, choices: CHOICES, minLength: NUMBER, maxLength: NUMBER, addedPrice: AMOUNT },
    },
  ],
  subscriptions: [
    {
      id: TEXT,
      title: TEXT,
      '?': {
        description: TEXT,
        frequency: { unit: TEXT, interval: NUMBER },
        cycles: NUMBER,
        discountPercent: NUMBER,
        discountAmount: AMOUNT,
        price: AMOUNT,
      },
    },
  ],
  oneTimePurchase: FLAG,
  categoryIds: [TEXT],
  '?': {
    ...OFFER,
    url: ADDRESS,
    secondPicture: PICTURE,
    priceRange: { min: AMOUNT, max: AMOUNT },
    ribbon: TEXT,
    brand: TEXT,
  },
}

function fits(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'function') return typeof value === typeof shape()
  if (shape instanceof RegExp) return typeof value === 'string' && shape.test(value)
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((one) => fits(one, shape[0]))
  if (!value || typeof value !== 'object' || Array.isArray(value)) return false
  const members = value as Record<string, unknown>
  return Object.entries(shape as Record<string, Shape>).every(([name, member]) =>
    name === '?'
      ? Object.entries(member).every(([optional, one]) => members[optional] == null || fits(members[optional], one))
      : name === '*'
        ? Object.values(members).every((one) => fits(one, member))
        : fits(members[name], member),
  )
}

/** Whether an answer of the platform could have produced this value. */
export const isProduct = (value: unknown): value is ProductView => fits(value, PRODUCT)
