/** Rules for `currentCart`. Each SDK function takes its options in the form of the request body. */
import { addToCurrentCart, getCurrentCart } from '../../../../src/platform/cart/api'
import {
  createCheckout,
  deleteCurrentCart,
  estimateTotals,
  removeCoupon,
  removeLineItems,
  updateCurrentCart,
  updateLineItemsQuantity,
} from '../../../../src/platform/cart/changes-api'
import type { CartPatch } from '../../../../src/platform/cart/model'
import type { Caller } from '../../../../src/platform/http/call'
import { callerOf } from '../identity/client'
import { inOptions, type Rule, type Rules, withPaths } from '../rule'
import { toOurs, toSdk } from '../shape'

/** Makes the call and returns its result in the form of the reply's body. */
type Send = (caller: Caller, body: never) => Promise<unknown>

const rule =
  (fn: string, send: Send, layOut: (args: unknown[]) => unknown = ([options]) => options): Rule =>
  async (scene, ...args: unknown[]) => {
    const body = toOurs(fn, layOut(args))
    const reply = await send(callerOf(scene), body as never)
    return { result: toSdk(fn, reply) }
  }

/** Puts the cart back into the envelope of the platform's reply, which our calls remove. */
const inEnvelope =
  <Body>(send: (caller: Caller, body: Body) => Promise<unknown>) =>
  async (caller: Caller, body: Body) => ({ cart: (await send(caller, body)) ?? undefined })

/** Renames the mask, which the arguments have under its name on the wire. */
const namedMask = (patch: unknown): unknown => {
  const { cartFieldmask, ...fields } = (patch ?? {}) as CartPatch & { cartFieldmask?: string[] }
  return cartFieldmask === undefined ? fields : { ...fields, fieldMask: cartFieldmask }
}

const ITEMS = ['lineItems', 'customLineItems', 'businessLocationId']
const ADDRESSES = ['shippingAddress', 'billingAddress', 'selectedShippingOption']

export const cartRules: Rules = {
  'currentCart.getCurrentCart': rule('currentCart.getCurrentCart', inEnvelope(getCurrentCart)),
  'currentCart.updateCurrentCart': withPaths(
    inOptions('cartInfo', 'couponCode', 'lineItems', 'customLineItems'),
    rule('currentCart.updateCurrentCart', inEnvelope(updateCurrentCart), ([patch]) => namedMask(patch)),
  ),
  'currentCart.addToCurrentCart': withPaths(
    inOptions(...ITEMS),
    rule('currentCart.addToCurrentCart', inEnvelope(addToCurrentCart)),
  ),
  'currentCart.removeLineItemsFromCurrentCart': rule(
    'currentCart.removeLineItemsFromCurrentCart',
    inEnvelope((caller, body: { lineItemIds: string[] }) => removeLineItems(caller, body.lineItemIds)),
    ([lineItemIds]) => ({ lineItemIds }),
  ),
  'currentCart.updateCurrentCartLineItemQuantity': rule(
    'currentCart.updateCurrentCartLineItemQuantity',
    inEnvelope((caller, body: { lineItems: { id: string; quantity: number }[] }) =>
      updateLineItemsQuantity(caller, body.lineItems),
    ),
    ([lineItems]) => ({ lineItems }),
  ),
  'currentCart.removeCouponFromCurrentCart': rule('currentCart.removeCouponFromCurrentCart', inEnvelope(removeCoupon)),
  'currentCart.estimateCurrentCartTotals': withPaths(
    inOptions(...ADDRESSES, 'selectedMemberships', 'calculateTax', 'calculateShipping', 'calculateAdditionalFees'),
    rule('currentCart.estimateCurrentCartTotals', estimateTotals),
  ),
  'currentCart.createCheckoutFromCurrentCart': withPaths(
    inOptions(...ADDRESSES, 'channelType', 'email'),
    rule('currentCart.createCheckoutFromCurrentCart', createCheckout),
  ),
  'currentCart.deleteCurrentCart': rule('currentCart.deleteCurrentCart', deleteCurrentCart),
}
