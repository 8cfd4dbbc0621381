/**
 * What visitors can do to a cart of version 2. Lines, coupon, note and delivery are changed through the service of version 1, so that both versions
 * see the same; where they refuse differently, version 2's refusal comes first. Each function is one transaction.
 */
import { randomUUID } from 'node:crypto'
import { applicationError } from '../../gateway/errors'
import type { Shop } from '../../shop'
import type { Json } from '../../untrusted'
import type { ItemsToAdd, PricedCart } from '../cart-service'
import { type Cart, type CartInfo, createCartStore } from '../cart-store'
import { couponProblem, findCoupon } from '../coupons'
import { deliveryOptions, isThisOption } from '../estimate/delivery'
import { destinationOf } from '../estimate/destination'
import { assertAddable } from './addable'
import { type CartFields, isBeside, readFields, setOwner, writeFields } from './cart-fields'
import { cartV2Body } from './cart-v2-body'
import { couponReason } from './coupon-reason'
import { findGiftCard, giftCardProblem } from './gift-cards'

const NO_ITEMS: ItemsToAdd = { references: [], customItems: [] }

export interface CartPatch {
  note?: string
  email?: string
  /** Null clears it. */
  address?: Json | null
  fields: Partial<CartFields>
  revision?: string
}

export interface NewCart {
  items: ItemsToAdd
  patch: CartPatch
  coupon?: string
  giftCard?: { code: string; redeemMinor?: number }
  method?: { code: string; appId?: string }
}

/** The key under which the cart service knows a cart: its owner for a current cart, else a name of its own. */
export type CartKey = string

export const cartsV2 = (shop: Shop) => {
  const { db, site, carts, catalog } = shop
  const store = createCartStore(db)
  const { money } = site

  const bodyOf = (priced: PricedCart) =>
    cartV2Body(site, priced, readFields(db, priced.cart.id), { isCurrent: !isBeside(db, priced.cart.id) })
  const get = (key: CartKey): PricedCart => carts.get(key)

  const orderOf = (cartId: string): { order_id: string; visitor_id: string } | undefined =>
    db.get("SELECT order_id, visitor_id FROM checkout WHERE cart_id = ? AND state = 'DONE'", cartId)

  const denied = () =>
    applicationError(403, 'PERMISSION_DENIED', 'This cart belongs to somebody else.', { permission: 'ecom:v2:cart:get_cart' })

  /** The key of a cart by its id, for its owner or an elevated caller. */
  const keyOf = (cartId: string, caller: { visitorId: string; elevated: boolean }): CartKey => {
    const cart = store.findById(cartId)
    if (cart) {
      if (cart.visitorId !== caller.visitorId && !caller.elevated) throw denied()
      return isBeside(db, cartId) ? `beside/${cartId}` : cart.visitorId
    }
    const ordered = orderOf(cartId)
    if (!ordered) throw applicationError(404, 'CART_NOT_FOUND', `There is no cart "${cartId}".`)
    if (ordered.visitor_id !== caller.visitorId && !caller.elevated) throw denied()
    const data = { cartId, orderId: ordered.order_id }
    throw applicationError(428, 'CART_ALREADY_ORDERED', 'This cart has been ordered.', data)
  }

  /** A cart by its id, also one that has become an order. */
  const read = (cartId: string, caller: { visitorId: string; elevated: boolean }) => {
    const ordered = store.findById(cartId) ? undefined : orderOf(cartId)
    if (!ordered) return bodyOf(get(keyOf(cartId, caller)))
    if (ordered.visitor_id !== caller.visitorId && !caller.elevated) throw denied()
    const facts = shop.checkouts.findOfCart(cartId)
    if (!facts) throw applicationError(404, 'CART_NOT_FOUND', `There is no cart "${cartId}".`)
    return cartV2Body(
      site,
      { cart: facts.cart, lines: [...facts.lines], coupon: facts.coupon },
      {},
      {
        isCurrent: false,
        orderId: ordered.order_id,
      },
    )
  }

  const setFields = (cart: Cart, changes: Partial<CartFields>): void => {
    writeFields(db, cart.id, { ...readFields(db, cart.id), ...changes })
    store.touch(cart.id)
  }

  const add = (key: CartKey, items: ItemsToAdd): PricedCart =>
    db.transaction(() => {
      if (items.references.length + items.customItems.length === 0)
        throw applicationError(400, 'NO_LINE_ITEMS_TO_ADD', 'There is nothing to add.')
      assertAddable(catalog, money, store.find(key), items)
      return carts.add(key, items)
    })

  const assertInCart = (key: CartKey, ids: readonly string[]): void => {
    const known = get(key).cart.lines.map(({ id }) => id)
    const lineItemIds = ids.filter((id) => !known.includes(id))
    if (lineItemIds.length)
      throw applicationError(404, 'LINE_ITEM_NOT_FOUND_IN_CART', 'The cart has no such line.', { lineItemIds })
  }

  const updateLines = (key: CartKey, updates: readonly { id: string; quantity?: number }[]): PricedCart =>
    db.transaction(() => {
      const empty = updates.filter(({ quantity }) => quantity === undefined).map(({ id }) => id)
      if (empty.length)
        throw applicationError(400, 'EMPTY_LINE_ITEM_UPDATES', 'An update changes nothing.', { lineItemIds: empty })
      const ids = updates.map(({ id }) => id)
      const twice = ids.filter((id, i) => ids.indexOf(id) !== i)
      if (twice.length)
        throw applicationError(400, 'DUPLICATE_LINE_ITEM_UPDATES', 'A line is named twice.', { duplicateLineItemIds: twice })
      assertInCart(key, ids)
      const changes = updates.map(({ id, quantity = 1 }) => ({ id, quantity }))
      const { lines } = get(key)
      const invalidItems = changes.flatMap(({ id, quantity }) => {
        const left = lines.find(({ line }) => line.id === id)?.left ?? 0
        return quantity > left ? [{ id: { lineItemId: id }, requestedQuantity: quantity, availableQuantity: left }] : []
      })
      if (invalidItems.length) throw applicationError(428, 'INSUFFICIENT_INVENTORY', 'Not enough is left.', { invalidItems })
      return carts.setQuantities(key, changes)
    })

  const removeLines = (key: CartKey, ids: readonly string[]): PricedCart =>
    db.transaction(() => {
      assertInCart(key, ids)
      return carts.removeLines(key, ids)
    })

  const addCoupon = (key: CartKey, code: string): PricedCart =>
    db.transaction(() => {
      const { cart, lines, coupon: held } = get(key)
      const coupon = findCoupon(db, code, cart.visitorId)
      if (coupon && coupon.code === held?.code)
        throw applicationError(409, 'COUPON_ALREADY_EXISTS', 'The coupon is in the cart.', { couponCode: code })
      if (cart.couponCode !== null) throw applicationError(428, 'MAX_COUPONS_PER_CART_EXCEEDED', 'A cart has one coupon at most.')
      if (!coupon) throw applicationError(404, 'INVALID_COUPON_CODE', 'There is no such coupon.', { couponCode: code })
      const problem = couponProblem(coupon, lines, money)
      if (problem)
        throw applicationError(428, 'INVALID_COUPON_STATUS', problem.description, {
          couponCode: code,
          ...couponReason(site, coupon, lines),
        })
      return carts.update(key, { items: NO_ITEMS, couponCode: code })
    })

  const removeCoupon = (key: CartKey, couponId: string): PricedCart =>
    db.transaction(() => {
      if (get(key).coupon?.id !== couponId)
        throw applicationError(404, 'COUPON_NOT_FOUND_IN_CART', 'The cart has no such coupon.', { couponId })
      return carts.removeCoupon(key)
    })

  const addGiftCard = (key: CartKey, { code, redeemMinor }: { code: string; redeemMinor?: number }): PricedCart =>
    db.transaction(() => {
      const { cart } = get(key)
      const { giftCard: held } = readFields(db, cart.id)
      const card = findGiftCard(db, code)
      if (card && held?.code === card.code)
        throw applicationError(409, 'GIFT_CARD_ALREADY_EXISTS', 'The gift card is in the cart.', { giftCardCode: code })
      if (held) throw applicationError(428, 'MAX_GIFT_CARDS_PER_CART_EXCEEDED', 'A cart has one gift card at most.')
      if (!card)
        throw applicationError(404, 'INVALID_GIFT_CARD_CODE', 'There is no such gift card.', {
          giftCardCode: code,
          giftCardId: null,
        })
      const reason = giftCardProblem(card)
      if (reason)
        throw applicationError(428, 'INVALID_GIFT_CARD_STATUS', 'The gift card cannot pay.', {
          giftCardCode: code,
          reason,
          giftCardId: card.id,
        })
      setFields(cart, { giftCard: { id: randomUUID(), code: card.code, ...(redeemMinor !== undefined && { redeemMinor }) } })
      return get(key)
    })

  const removeGiftCard = (key: CartKey, giftCardId: string): PricedCart =>
    db.transaction(() => {
      const { cart } = get(key)
      if (readFields(db, cart.id).giftCard?.id !== giftCardId)
        throw applicationError(404, 'GIFT_CARD_NOT_FOUND_IN_CART', 'The cart has no such gift card.', { giftCardId })
      setFields(cart, { giftCard: undefined })
      return get(key)
    })

  const setInfo = (key: CartKey, change: (info: CartInfo) => CartInfo, note?: string): PricedCart =>
    carts.update(key, {
      items: NO_ITEMS,
      info: ({ buyerNote, info }) => ({ buyerNote: note ?? buyerNote, info: change(info) }),
    })

  const setMethod = (key: CartKey, { code, appId }: { code: string; appId?: string }): PricedCart =>
    db.transaction(() => {
      const { cart, lines } = get(key)
      if (!lines.some(({ shippable }) => shippable))
        throw applicationError(428, 'DELIVERY_METHOD_MISSING_LINE_ITEMS', 'There is nothing to deliver.')
      const { address } = cart.info.contactInfo ?? {}
      if (address === undefined)
        throw applicationError(428, 'DELIVERY_METHOD_MISSING_ADDRESS', 'A delivery method needs an address.')
      const subtotal = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
      const chosen = { code, ...(appId !== undefined && { carrierId: appId }) }
      if (!deliveryOptions(site, destinationOf(address), subtotal).some((option) => isThisOption(option, chosen)))
        throw applicationError(404, 'DELIVERY_METHOD_NOT_FOUND', 'There is no such delivery method.', {
          code,
          appId: appId ?? null,
        })
      return setInfo(key, (info) => ({ ...info, selectedShippingOption: chosen }))
    })

  const removeMethod = (key: CartKey): PricedCart => setInfo(key, (info) => ({ ...info, selectedShippingOption: undefined }))

  const applyPatch = (key: CartKey, { note, email, address, fields, revision }: CartPatch): PricedCart =>
    db.transaction(() => {
      const { cart } = get(key)
      if (revision !== undefined && revision !== String(cart.revision))
        throw applicationError(409, 'CART_REVISION_MISMATCH', 'The cart was changed meanwhile.', {
          currentRevision: String(cart.revision),
        })
      if (note !== undefined || email !== undefined || address !== undefined)
        setInfo(
          key,
          (info) => ({
            ...info,
            ...(email !== undefined && { email }),
            ...(address !== undefined && { contactInfo: { ...info.contactInfo, address: address ?? undefined } }),
          }),
          note,
        )
      if (Object.keys(fields).length > 0) setFields(cart, fields)
      return get(key)
    })

  /** Makes the visitor's current cart anew, or a cart beside it. */
  const create = (ownerId: string, beside: boolean, { items, patch, coupon, giftCard, method }: NewCart): PricedCart =>
    db.transaction(() => {
      const draft = `beside/${randomUUID()}`
      if (!beside && store.find(ownerId)) carts.remove(ownerId)
      const { id } = store.findOrCreate(beside ? draft : ownerId)
      const key = beside ? `beside/${id}` : ownerId
      if (beside) {
        // The key has the cart's id, which is known only now.
        db.run('UPDATE cart SET visitor_id = ? WHERE id = ?', key, id)
        setOwner(db, id, ownerId)
      }
      if (items.references.length + items.customItems.length > 0) add(key, items)
      applyPatch(key, patch)
      if (coupon !== undefined) addCoupon(key, coupon)
      if (giftCard) addGiftCard(key, giftCard)
      if (method) setMethod(key, method)
      return get(key)
    })

  return {
    keyOf,
    read,
    get,
    bodyOf,
    create,
    applyPatch,
    add,
    updateLines,
    removeLines,
    addCoupon,
    removeCoupon,
    addGiftCard,
    removeGiftCard,
    setMethod,
    removeMethod,
    setFields: (key: CartKey, fields: Partial<CartFields>): PricedCart => {
      setFields(get(key).cart, fields)
      return get(key)
    },
    remove: (key: CartKey): void => carts.remove(key),
    fieldsOf: (priced: PricedCart): CartFields => readFields(db, priced.cart.id),
  }
}

export type CartsV2 = ReturnType<typeof cartsV2>
