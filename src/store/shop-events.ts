/** Events of the store. The page's DOM events and the live region are made from them. */
import type { CartletError } from '../platform/http/errors'
import type { CartLineView, CartView, CouponView } from './views'

export interface CartDelta {
  lineId: string
  productId: string
  variantId?: string
  name: string
  /** Change of the quantity; negative when removed. */
  quantity: number
}

export type CartAction = 'add' | 'update' | 'remove' | 'clear' | 'sync'

/** What caused the change, for example an element; returned untouched so that the DOM event can start there. */
interface FromSource {
  source?: unknown
}

export type ShopEvent = FromSource & ShopEventBody

type ShopEventBody =
  | { type: 'cart-change'; action: CartAction; cart: CartView; delta: CartDelta[] }
  | { type: 'coupon-change'; coupon?: CouponView; cart: CartView }
  | { type: 'cart-open'; cart?: CartView }
  | { type: 'cart-close' }
  | { type: 'checkout'; checkoutId: string; cart?: CartView }
  | { type: 'checkout-return'; status: 'SUCCESS' | 'UNKNOWN' }
  | { type: 'session-change'; role: 'none' | 'visitor' | 'member' }
  | { type: 'error'; error: CartletError }

export type ShopEventListener = (event: ShopEvent) => void

export function cartDelta(before: CartView | undefined, after: CartView): CartDelta[] {
  const change = (line: CartLineView, quantity: number): CartDelta => ({
    lineId: line.id,
    productId: line.productId,
    variantId: line.variantId,
    name: line.name,
    quantity,
  })
  const old = new Map((before?.lines ?? []).map((line) => [line.id, line]))
  const changes = after.lines.map((line) => change(line, line.quantity - (old.get(line.id)?.quantity ?? 0)))
  const kept = new Set(after.lines.map((line) => line.id))
  const gone = [...old.values()].filter((line) => !kept.has(line.id)).map((line) => change(line, -line.quantity))
  return [...changes, ...gone].filter((delta) => delta.quantity !== 0)
}
