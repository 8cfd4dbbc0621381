/** Events of the store. The page's DOM events and the live region are made from them. */
import type { CartletError } from '../../platform/http/errors'
import type { Amount } from './amount'
import type { CartDiscount } from './cart-answer'
import type { FormatMoney } from './format-money'
import type { CartLineView, CartView, CouponView } from './views'

/**
 * `left`: the page is about to unload. `tab`: the checkout opened in a new tab, from a frame that may not navigate its top window. `link`: no tab
 * could be opened either, and the cart shows a link to the checkout. `busy`: another checkout was under way, and nothing was sent.
 */
export type CheckoutOutcome = 'left' | 'tab' | 'link' | 'busy'

export interface CartDelta {
  lineId: string
  productId: string
  variantId?: string
  name: string
  /** The chosen options in words: `M / Sage`. */
  variant?: string
  /** Of one item. */
  price: Amount
  /** Of one item before the product's own discount, when that is higher. */
  comparePrice?: Amount
  /** Change of the quantity; negative when removed. */
  quantity: number
  /** Price times quantity, with the quantity's sign. */
  value: Amount
}

/** The order of a completed checkout, as the platform returns it. */
export interface OrderView {
  /** The platform's id of the order, where it has said it: in the page's address, or in version 2 of the cart. */
  id?: string
  /** The order contains it too. */
  checkoutId: string
  /** ISO 4217. */
  currency: string
  /** Of the goods after discounts, without delivery. */
  value: Amount
  /** The whole sum that was to be paid. */
  total?: Amount
  shipping?: Amount
  tax?: Amount
  coupon?: string
  /** Discounts of the whole order, as the platform sends them; the prices of `items` are before them. */
  discounts?: CartDiscount[]
  items: CartDelta[]
}

export type CartAction = 'add' | 'update' | 'remove' | 'clear' | 'sync'

/** What caused the change, for example an element; returned untouched so that the DOM event can start there. */
interface FromSource {
  source?: unknown
}

export type ShopEvent = FromSource & ShopEventBody

type ShopEventBody =
  | { type: 'cart-change'; action: CartAction; cart: CartView; delta: CartDelta[]; promise: Promise<{ cart: CartView }> }
  | { type: 'coupon-change'; coupon?: CouponView; cart: CartView }
  | { type: 'cart-open'; cart?: CartView }
  | { type: 'cart-close' }
  | { type: 'checkout'; checkoutId: string; cart?: CartView; promise: Promise<CheckoutOutcome> }
  | { type: 'checkout-return'; status: 'SUCCESS' | 'UNKNOWN'; orderId?: string; order?: OrderView }
  | { type: 'session-change'; role: 'none' | 'visitor' | 'member' }
  | { type: 'error'; error: CartletError }

export type ShopEventListener = (event: ShopEvent) => void

/** Price times quantity. No currency has more than four decimals; further ones are floating-point errors. */
const timesPrice = ({ value, currency }: Amount, quantity: number, format: FormatMoney): Amount => {
  const product = Number((value * quantity).toFixed(4))
  return { value: product, currency, formatted: format(product, currency) }
}

/** A cart line as a change by `quantity`. */
const toDelta = (line: CartLineView, quantity: number, format: FormatMoney): CartDelta => {
  const values = line.options.flatMap(({ value }) => value || [])
  return {
    lineId: line.id,
    productId: line.productId,
    variantId: line.variantId,
    name: line.name,
    ...(values.length && { variant: values.join(' / ') }),
    price: line.price,
    ...(line.comparePrice && { comparePrice: line.comparePrice }),
    quantity,
    value: timesPrice(line.price, quantity, format),
  }
}

export function cartDelta(before: CartView | undefined, after: CartView, format: FormatMoney): CartDelta[] {
  const old = new Map((before?.lines ?? []).map((line) => [line.id, line]))
  const changes = after.lines.map((line) => [line, line.quantity - (old.get(line.id)?.quantity ?? 0)] as const)
  const kept = new Set(after.lines.map((line) => line.id))
  const gone = [...old.values()].filter((line) => !kept.has(line.id)).map((line) => [line, -line.quantity] as const)
  return [...changes, ...gone].flatMap(([line, quantity]) => (quantity ? toDelta(line, quantity, format) : []))
}
