/** The calls of version 2 of the cart, as the shopper of `seeded-platform.ts` makes them. */
import { shopper } from './seeded-platform'
import { type Answer, codeOf, type ErrorBody, reference } from './support'

export const CURRENT = '/ecom/v2/carts/current'

export interface Amount {
  amount: string
  convertedAmount: string
}
export interface LineV2 {
  id: string
  name: { original: string }
  quantityInfo: { confirmedQuantity: number; availableQuantity?: number }
  pricing: { unitPrice: Amount; totalPrice: Amount; breakdown: { fullPrice: Amount } }
  source: { catalogReference?: { catalogItemId: string } }
  status: string
  discounts: { amountOff: Amount }[]
}
export interface CartV2 {
  id: string
  revision: string
  lineItems: LineV2[]
  subtotal: Amount
  note?: string
  coupons: { id: string; code: string }[]
  deliveryInfo: { address?: { country: string }; method?: { code: string; appId: string } }
  currentCart: boolean
  orderPlaced: boolean
  orderId?: string
}
export interface Summary {
  priceSummary: Record<'subtotal' | 'discount' | 'delivery' | 'tax' | 'total', Amount>
  deliverySummary?: { method: { code: string }; price: Amount }
  discounts: unknown[]
  priceVerificationToken: string
  violations: { scope: string; code: string; severity: string; [data: string]: unknown }[]
}
export type V2 = Answer<{ cart: CartV2 }>
export type Calculated = Answer<{ cart: CartV2; summary: Summary }>

export const post = (action: string, body: unknown = {}) => shopper.post<{ cart: CartV2 }>(`${CURRENT}/${action}`, body)
export const add = (slug: string, quantity = 1, options?: Record<string, unknown>): Promise<V2> =>
  post('add-line-items', { catalogItems: [{ quantity, catalogReference: reference(slug, options) }] })
export const read = () => shopper.call<{ cart: CartV2 }>('GET', CURRENT)
export const patch = (cart: unknown) => shopper.call<{ cart: CartV2 }>('PATCH', CURRENT, { cart })
export const quantities = ({ body }: V2) => body.cart.lineItems.map(({ quantityInfo }) => quantityInfo.confirmedQuantity)
export const firstId = ({ body }: V2): string => body.cart.lineItems[0]?.id ?? ''
export const dataOf = (answer: Answer<unknown>) =>
  (answer.body as ErrorBody & { details: { applicationError?: { data?: unknown } } }).details.applicationError?.data
export const outcome = (answer: Answer<unknown>) => [answer.status, codeOf(answer)]

export const HOME = { country: 'IE', city: 'Galway', postalCode: 'H91 XY12', addressLine: 'Eyre Square 7' }
