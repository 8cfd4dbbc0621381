/** Version 2 of the platform's cart: what an open cart asks. A cart's id is also that of its checkout. */

import { getCartV2, getCheckoutUrlV2 } from '../../../platform/cart/v2/by-id-api'
import {
  addCouponToCurrentCartV2,
  addGiftCardToCurrentCartV2,
  addLineItemsToCurrentCartV2,
  deleteCurrentCartV2,
  estimateCurrentCartV2,
  getCurrentCartV2,
  removeCouponFromCurrentCartV2,
  removeDeliveryMethodFromCurrentCartV2,
  removeGiftCardFromCurrentCartV2,
  removeLineItemsFromCurrentCartV2,
  setDeliveryMethodForCurrentCartV2,
  updateCurrentCartV2,
  updateLineItemsInCurrentCartV2,
} from '../../../platform/cart/v2/current-api'
import type { CartPatchV2, CartV2 } from '../../../platform/cart/v2/model'
import type { CalculatedCartV2 } from '../../../platform/cart/v2/summary-model'
import type { Caller, CallOptions } from '../../../platform/http/call'
import { CartletError } from '../../../platform/http/errors'
import { encodeJson } from '../../../platform/wire/encode'
import { isRecord, ownOf } from '../../../platform/wire/record'
import type { CartItem } from '../../base/cart-answer'
import type { CheckoutBuyer, EstimateRequest } from '../../base/estimate-model'
import type { FormatMoney } from '../../base/format-money'
import type { CartView } from '../../base/views'
import { countOf, objectOr, objectsIn, wordsOf } from '../../catalog/untrusted'
import type { FullCart } from '../cart-port'
import { redirectTo } from '../redirect-to'
import { isItem } from '../same-item'
import { availableIn } from './cart-v2.chunk'
import { toCartViewV2, toPriceIn } from './v2-cart-view'
import { toEstimateAnswer } from './v2-estimate'

/** The cart keeps a delivery method that is not offered any more: it would block the checkout, where another one can be chosen. */
const hasLostMethod = ({ cart, summary }: CalculatedCartV2): boolean =>
  isRecord(objectOr(cart.deliveryInfo).method) &&
  objectsIn(summary.violations).some(({ code }) => code === 'DELIVERY_METHOD_NO_LONGER_AVAILABLE')

interface Asked {
  item: CartItem
  quantity: number
}

interface Refused {
  /** Of an item of which there is none. */
  catalogReference?: CartItem
  id?: { catalogReference?: CartItem }
  availableQuantity?: unknown
}

/** What is left of the items after a refusal that names some of them; undefined if it names none. */
function servable(items: readonly Asked[], { code, data }: Partial<CartletError>): Asked[] | undefined {
  if (code !== 'INSUFFICIENT_INVENTORY' && code !== 'ITEM_NOT_FOUND_IN_CATALOG') return undefined
  const refused = objectsIn(objectOr(data as { invalidItems?: Refused[] } | undefined).invalidItems)
  let isNamed = false
  const left = items.flatMap(({ item, quantity }) => {
    const found = refused.find(({ id, catalogReference }) =>
      isItem(objectOr(id).catalogReference ?? catalogReference, item, true),
    )
    if (found) isNamed = true
    const most = found ? Math.min(quantity, countOf(found.availableQuantity) ?? 0) : quantity
    return most > 0 ? [{ item, quantity: most }] : []
  })
  return isNamed ? left : undefined
}

type Place = Pick<EstimateRequest, 'address' | 'billingAddress' | 'shippingOption'>

export function createMoreOfCartV2(client: Caller, format: FormatMoney): FullCart {
  /** What the cart was last told about delivery, and which cart: version 2 keeps it there, instead of taking it with each estimate. */
  let sent: string | undefined
  let toldIn: string | undefined
  let hasMethod = false
  const view = async (cart: Promise<CartV2>) => toCartViewV2(await cart, format)

  /** @returns whether the cart `id` was told something new about delivery */
  async function tell(
    { address, billingAddress, shippingOption }: Place,
    id = toldIn,
    more: CartPatchV2 = {},
    options?: CallOptions,
  ): Promise<boolean> {
    // One that has replaced a sold cart, in this page or in another, knows nothing of it.
    if (id !== toldIn) {
      sent = undefined
      hasMethod = false
    }
    const place = encodeJson([address, billingAddress, shippingOption])
    const isNew = place !== sent && (sent !== undefined || Boolean(address ?? billingAddress ?? shippingOption))
    const patch: CartPatchV2 = {
      ...more,
      ...(isNew && { deliveryInfo: { address: address ?? null }, paymentInfo: { billingAddress: billingAddress ?? null } }),
    }
    if (Object.keys(patch).length) toldIn = (await updateCurrentCartV2(client, patch, options)).id
    if (isNew) await chooseMethod(shippingOption, options)
    sent = place
    return isNew
  }

  /** One that is not offered for the cart and its address leaves the choice to the platform, as in version 1. */
  async function chooseMethod(chosen: Place['shippingOption'], options?: CallOptions): Promise<void> {
    if (chosen)
      try {
        await setDeliveryMethodForCurrentCartV2(client, { code: chosen.code, appId: chosen.carrierId }, options)
        hasMethod = true
        return
      } catch (thrown) {
        if (!/^DELIVERY_METHOD_/.test(`${(thrown as Partial<CartletError>).code}`)) throw thrown
      }
    if (hasMethod) await removeDeliveryMethodFromCurrentCartV2(client, options)
    hasMethod = false
  }

  /** A refusal with `code` means that it is so already: done elsewhere, or a request that arrived twice. @param isSo whether the cart shows it */
  const orSo = (sent: Promise<CartV2>, code: string, isSo: (cart: CartV2) => unknown = () => true) =>
    sent.catch(async (thrown: CartletError) => {
      const cart = thrown.code === code ? await getCurrentCartV2(client) : null
      if (!cart || !isSo(cart)) throw thrown
      return cart
    })

  const update = (id: string, quantity: number) =>
    view(updateLineItemsInCurrentCartV2(client, [{ lineItemId: id, quantity: { newQuantity: quantity } }]))

  async function setQuantity(id: string, quantity: number): Promise<CartView> {
    if (!quantity) return view(orSo(removeLineItemsFromCurrentCartV2(client, [id]), 'LINE_ITEM_NOT_FOUND_IN_CART'))
    return update(id, quantity).catch((thrown: CartletError) => {
      // As version 1 does: as many as there are.
      const left = availableIn(thrown)
      if (!left || left >= quantity) throw thrown
      return update(id, left)
    })
  }

  /** Version 1 adds what there is of each; version 2 adds all or nothing, and says why. */
  async function addAll(items: readonly Asked[]): Promise<CartView> {
    const catalogItems = items.map(({ item, quantity }) => ({ catalogReference: item, quantity }))
    try {
      return await view(addLineItemsToCurrentCartV2(client, { catalogItems }))
    } catch (thrown) {
      const left = servable(items, thrown as Partial<CartletError>)
      if (!left) throw thrown
      if (left.length) return addAll(left)
      const cart = await getCurrentCartV2(client)
      if (!cart) throw thrown
      return toCartViewV2(cart, format)
    }
  }

  /** The platform refuses a second coupon, where version 1 replaces the first: a refused one must not cost the visitor the old one. */
  async function applyCoupon(code: string): Promise<CartView> {
    const add = (one: string) =>
      view(orSo(addCouponToCurrentCartV2(client, one), 'COUPON_ALREADY_EXISTS', ({ coupons }) => coupons?.length))
    try {
      return await add(code)
    } catch (thrown) {
      if ((thrown as Partial<CartletError>).code !== 'MAX_COUPONS_PER_CART_EXCEEDED') throw thrown
    }
    const old = (await getCurrentCartV2(client))?.coupons?.[0]
    if (old) await removeCouponFromCurrentCartV2(client, old.id)
    return add(code).catch(async (thrown: unknown) => {
      if (old) await add(old.code).catch(() => {}) // the refusal is what the visitor is told
      throw thrown
    })
  }

  return {
    addAll,
    setQuantity,
    clear: () =>
      deleteCurrentCartV2(client).then(
        () => null,
        (thrown: CartletError) => {
          if (thrown.status !== 404) throw thrown
          return null
        },
      ),
    applyCoupon,
    async removeCoupon(coupon) {
      const cart = coupon?.id ? null : await getCurrentCartV2(client)
      const id = coupon?.id ?? cart?.coupons?.[0]?.id
      // Version 1 takes this for done, too.
      if (cart && !id) return toCartViewV2(cart, format)
      if (!id) throw new CartletError('COUPON_NOT_FOUND_IN_CART', 'The cart has no coupon')
      return view(orSo(removeCouponFromCurrentCartV2(client, id), 'COUPON_NOT_FOUND_IN_CART'))
    },
    setNote: (note) => view(updateCurrentCartV2(client, { note })),
    giftCards: {
      add: (code) =>
        view(
          orSo(
            addGiftCardToCurrentCartV2(client, { code }),
            'GIFT_CARD_ALREADY_EXISTS',
            ({ paymentInfo }) => paymentInfo?.giftCards?.length,
          ),
        ),
      remove: (id) => view(orSo(removeGiftCardFromCurrentCartV2(client, id), 'GIFT_CARD_NOT_FOUND_IN_CART')),
    },
    async estimate(given, signal) {
      const terms = ownOf(given)
      const { address, billingAddress } = terms
      const calculate = () =>
        estimateCurrentCartV2(client, {
          validationConfig: 'PRE_CHECKOUT_VALIDATIONS',
          calculateDelivery: Boolean(address),
          calculateTax: Boolean(address ?? billingAddress),
          calculateAdditionalFees: true,
          calculateGiftCards: true,
          signal,
        })
      await tell(terms, toldIn, {}, { signal })
      let calculated = await calculate()
      if (await tell(terms, calculated.cart.id, {}, { signal })) calculated = await calculate()
      if (hasLostMethod(calculated)) {
        await removeDeliveryMethodFromCurrentCartV2(client, { signal })
        hasMethod = false
        calculated = await calculate()
      }
      return toEstimateAnswer(calculated, format)
    },
    async checkout({ id, count }, { email, shippingAddress, billingAddress, selectedShippingOption }: CheckoutBuyer, way) {
      // Version 1 refuses such a cart itself; here the hosted page would meet the buyer with it.
      if (!id || !count) throw new CartletError('EMPTY_CART', 'There is nothing in the cart to order')
      await tell(
        { address: shippingAddress, billingAddress, shippingOption: selectedShippingOption },
        id,
        email === undefined ? {} : { customerInfo: { email } },
      )
      // The platform does not document that a redirect session takes the id of a version 2 cart, so there is a second way. It leads back only where the shop says.
      const url = await redirectTo(client, id, way).catch(async (refused: CartletError) => {
        const { status = 0 } = refused
        if (status < 400 || status >= 500 || status === 401 || status === 429) throw refused
        return (await getCheckoutUrlV2(client, id)).checkoutUrl
      })
      return { id, url }
    },
    async readOrdered(checkoutId, cartId = checkoutId) {
      const cart = await getCartV2(client, cartId)
      if (cart.orderPlaced !== true) return undefined
      const subtotal = toPriceIn(cart, format)(cart.subtotal)
      return { cart: toCartViewV2(cart, format), sums: { subtotal }, orderId: wordsOf(cart.orderId) }
    },
  }
}
