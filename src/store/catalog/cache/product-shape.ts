/** Recognizes product views in data that others can write: the page's storage, and snapshots of the shop. */
import type { ProductView } from '../../base/views'

/**
 * What a stored value must look like: the type of an example value, a list or object of such, or a text that matches a pattern. `?` holds
 * optional members, `*` the shape of members with any name.
 */
type Shape = string | number | boolean | RegExp | { readonly [member: string]: Shape } | readonly [Shape]

/** As `urlOf`: an http(s) address, never one that runs code. */
const ADDRESS = /^https?:\/\/[^\s/]/i
const AMOUNT = { value: 0, currency: '', formatted: '' }
const PICTURE = { url: ADDRESS, alt: '', '?': { id: '', width: 0, height: 0 } }
const CHOICES = [
  { value: '', label: '', inStock: true, '?': { color: '', picture: PICTURE, mediaIds: [''], addedPrice: AMOUNT } },
] as const
/** Members that products and variants share. */
const OFFER = {
  comparePrice: AMOUNT,
  discountPercent: 0,
  unitPrice: { price: AMOUNT, '?': { per: { quantity: 0, unit: '' }, description: '' } },
  preorder: { '?': { message: '', limit: 0 } },
  quantityAvailable: 0,
  picture: PICTURE,
}
const PRODUCT: Shape = {
  id: '',
  slug: '',
  name: '',
  kind: '',
  price: AMOUNT,
  inStock: true,
  options: [{ name: '', kind: '', choices: CHOICES }],
  variants: [
    {
      id: '',
      choices: { '*': '' },
      price: AMOUNT,
      inStock: true,
      '?': { ...OFFER, sku: '', subscriptionPrices: { '*': AMOUNT } },
    },
  ],
  modifiers: [
    {
      kind: '',
      key: '',
      title: '',
      required: true,
      '?': { look: '', choices: CHOICES, minLength: 0, maxLength: 0, addedPrice: AMOUNT },
    },
  ],
  subscriptions: [
    {
      id: '',
      title: '',
      '?': {
        description: '',
        frequency: { unit: '', interval: 0 },
        cycles: 0,
        discountPercent: 0,
        discountAmount: AMOUNT,
        price: AMOUNT,
      },
    },
  ],
  oneTimePurchase: true,
  categoryIds: [''],
  '?': {
    ...OFFER,
    url: ADDRESS,
    secondPicture: PICTURE,
    priceRange: { min: AMOUNT, max: AMOUNT },
    ribbon: '',
    brand: '',
  },
}

function fits(value: unknown, shape: Shape): boolean {
  if (typeof shape !== 'object') return typeof value === typeof shape
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
