/** Rules for `checkout`. */
import { getCheckout, getCheckoutByCartId } from '../../../../src/platform/checkout/api'
import {
  type CheckoutAdditions,
  type CheckoutPatch,
  createCheckoutOfItems,
  getCheckoutUrl,
  type NewCheckout,
  removeCheckoutCoupon,
  removeCheckoutGiftCard,
  removeCheckoutLineItems,
  updateCheckout,
  updateCheckoutLineItemsQuantity,
} from '../../../../src/platform/checkout/write-api'
import type { Caller } from '../../../../src/platform/http/call'
import { callerOf } from '../identity/client'
import { positional } from '../positional'
import { inOptions, type Rules, withPaths } from '../rule'
import { toOurs, toSdk } from '../shape'

interface Body {
  id: string
}

/** Puts the checkout back into the envelope of the platform's reply, which our calls remove. */
const inEnvelope =
  <Body>(send: (caller: Caller, body: Body) => Promise<unknown>) =>
  async (caller: Caller, body: Body) => ({ checkout: await send(caller, body) })

const ADDITIONS = [
  'couponCode',
  'giftCardCode',
  'giftCardRedeemAmount',
  'overrideCheckoutUrl',
  'lineItems',
  'customLineItems',
] as const
const UPDATE = 'checkout.updateCheckout'

export const checkoutRules: Rules = {
  'checkout.getCheckout': positional('checkout.getCheckout', { fields: ['id'] }, async (caller, { id }: Body) => ({
    checkout: await getCheckout(caller, id),
  })),
  'checkout.getCheckoutByCartId': positional(
    'checkout.getCheckoutByCartId',
    { fields: ['id'] },
    async (caller, { id }: Body) => ({
      checkout: await getCheckoutByCartId(caller, id),
    }),
  ),
  'checkout.createCheckout': positional(
    'checkout.createCheckout',
    { fields: [], options: ['checkoutInfo', 'channelType', ...ADDITIONS] },
    inEnvelope((caller, checkout: NewCheckout) => createCheckoutOfItems(caller, checkout)),
  ),
  // The id is an argument of its own, and inside the checkout in the request.
  [UPDATE]: withPaths({ ...inOptions(...ADDITIONS), 'checkout.id': '_id' }, async (scene, id: string, given, options) => {
    const body = toOurs(UPDATE, { ...(options as object), checkout: given })
    const { checkout, ...additions } = body as { checkout?: CheckoutPatch } & CheckoutAdditions
    return { result: toSdk(UPDATE, { checkout: await updateCheckout(callerOf(scene), id, checkout ?? {}, additions) }) }
  }),
  'checkout.updateLineItemsQuantity': positional(
    'checkout.updateLineItemsQuantity',
    { fields: ['id', 'lineItems'] },
    inEnvelope((caller, { id, lineItems }: Body & { lineItems: { id: string; quantity: number }[] }) =>
      updateCheckoutLineItemsQuantity(caller, id, lineItems),
    ),
  ),
  'checkout.removeLineItems': positional(
    'checkout.removeLineItems',
    { fields: ['id', 'lineItemIds'] },
    inEnvelope((caller, { id, lineItemIds }: Body & { lineItemIds: string[] }) =>
      removeCheckoutLineItems(caller, id, lineItemIds),
    ),
  ),
  'checkout.removeGiftCard': positional(
    'checkout.removeGiftCard',
    { fields: ['id'] },
    inEnvelope((caller, { id }: Body) => removeCheckoutGiftCard(caller, id)),
  ),
  'checkout.removeCoupon': positional(
    'checkout.removeCoupon',
    { fields: ['id'] },
    inEnvelope((caller, { id }: Body) => removeCheckoutCoupon(caller, id)),
  ),
  'checkout.getCheckoutUrl': positional('checkout.getCheckoutUrl', { fields: ['id'] }, (caller, { id }: Body) =>
    getCheckoutUrl(caller, id),
  ),
}
