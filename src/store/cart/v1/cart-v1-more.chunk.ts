/** Version 1 of the platform's cart: what an open cart asks. */
import { addToCurrentCart } from '../../../platform/cart/api'
import {
  createCheckout,
  deleteCurrentCart,
  estimateTotals,
  removeCoupon,
  removeLineItems,
  updateCurrentCart,
  updateLineItemsQuantity,
} from '../../../platform/cart/changes-api'
import type { Cart } from '../../../platform/cart/model'
import type { Checkout } from '../../../platform/checkout/model'
import type { Caller } from '../../../platform/http/call'
import type { CartletError } from '../../../platform/http/errors'
import { CART } from '../../../platform/http/gateway/gateway'
import { get } from '../../../platform/http/read-call'
import { path } from '../../../platform/http/request-target'
import { isRecord, type JsonRecord, ownOf } from '../../../platform/wire/record'
import type { FormatMoney } from '../../base/format-money'
import type { FullCart } from '../cart-port'
import { redirectTo } from '../redirect-to'
import { toCartView } from './v1-cart-view'

/** GET /v1/checkouts/{id} without conversions: its dates and weights are not used. */
const readCheckout = (client: Caller, id: string): Promise<Partial<Checkout>> =>
  client.request({
    ...get(CART, path`/v1/checkouts/${id}`, { id }),
    read: ({ checkout }: JsonRecord) => (isRecord(checkout) ? checkout : {}),
  })

export function createMoreOfCartV1(client: Caller, format: FormatMoney): FullCart {
  const view = async (answer: Promise<Cart>) => toCartView(await answer, format)
  return {
    addAll: (items) =>
      view(addToCurrentCart(client, { lineItems: items.map(({ item, quantity }) => ({ catalogReference: item, quantity })) })),
    setQuantity: (id, quantity) =>
      view(quantity ? updateLineItemsQuantity(client, [{ id, quantity }]) : removeLineItems(client, [id])),
    clear: () =>
      deleteCurrentCart(client).then(
        () => null,
        (thrown: CartletError) => {
          if (thrown.code !== 'OWNED_CART_NOT_FOUND') throw thrown
          return null
        },
      ),
    applyCoupon: (couponCode) => view(updateCurrentCart(client, { couponCode })),
    removeCoupon: () => view(removeCoupon(client)),
    setNote: (buyerNote) => view(updateCurrentCart(client, { cartInfo: { buyerNote } })),
    estimate(terms, signal) {
      const { address, billingAddress, shippingOption, memberships } = ownOf(terms)
      return estimateTotals(client, {
        shippingAddress: address,
        billingAddress,
        selectedShippingOption: shippingOption,
        selectedMemberships: memberships && { memberships },
        calculateTax: Boolean(address ?? billingAddress),
        calculateShipping: Boolean(address),
        signal,
      })
    },
    async checkout(_cart, terms, way) {
      const { checkoutId } = await createCheckout(client, { channelType: 'WEB', ...terms })
      return { id: checkoutId, url: await redirectTo(client, checkoutId, way) }
    },
    async readOrdered(checkoutId) {
      const checkout = await readCheckout(client, checkoutId)
      if (checkout.completed !== true) return undefined
      // Its lines have the format of cart lines, except for the pictures, which are not used here.
      return { cart: toCartView(checkout as unknown as Cart, format), sums: checkout.priceSummary }
    },
  }
}
