/** Makes checkouts without a cart, and changes any checkout. A change leaves the cart that it came from alone. Each function is one transaction. */
import { randomUUID } from 'node:crypto'
import type { Catalog } from '../catalog/catalog'
import type { CheckoutFacts } from '../events/checkout-body'
import { applicationError } from '../gateway/errors'
import type { Site } from '../site'
import type { Db } from '../storage/db'
import type { Json } from '../untrusted'
import type { ItemsToAdd } from './cart-service'
import { type CartLine, mergeKeyOf } from './cart-store'
import type { CheckoutSnapshot } from './checkouts'
import { couponProblem, findCoupon } from './coupons'
import { deliveryOptions, isThisOption } from './estimate/delivery'
import { destinationOf } from './estimate/destination'
import { type ItemToAdd, itemToAdd, MAX_CART_LINES } from './item-to-add'
import { leftFor, type PricedLine, priceLine } from './pricing'
import { couponReason } from './v2/coupon-reason'
import { findGiftCard, type GiftCardReason, giftCardProblem } from './v2/gift-cards'

export interface CheckoutChange {
  items: ItemsToAdd
  couponCode?: string
  giftCard?: { code: string; redeemMinor?: number }
  note?: string
  customUrl?: string
  /** What is known of the buyer: a member that is here replaces the one before. */
  buyer: Json
}

const NEW: CheckoutSnapshot = { lines: [], couponCode: null, buyerNote: '', info: {}, buyer: {} }

const COUPON_CODES: Readonly<Record<string, string>> = {
  EXPIRED: 'ERROR_COUPON_HAS_EXPIRED',
  INACTIVE: 'ERROR_COUPON_IS_NOT_ACTIVE_YET',
  MAX_USAGE_EXCEEDED: 'ERROR_COUPON_USAGE_EXCEEDED',
  MAX_USAGE_PER_CUSTOMER_EXCEEDED: 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
}

const GIFT_CARD_CODES: Readonly<Record<GiftCardReason, string>> = {
  EXPIRED: 'GIFT_CARD_EXPIRED',
  DISABLED: 'GIFT_CARD_DISABLED',
  EMPTY_BALANCE: 'GIFT_CARD_IS_EMPTY',
}

export const checkoutNotFound = (id: string) =>
  applicationError(404, 'CHECKOUT_NOT_FOUND', `There is no checkout "${id}".`, { id })

interface CheckoutWriteOptions {
  db: Db
  catalog: Catalog
  site: Site
  find(id: string): CheckoutFacts | null
}

export const createCheckoutWrites = ({ db, catalog, site, find }: CheckoutWriteOptions) => {
  const { money } = site

  const withItem = (lines: CartLine[], added: ItemToAdd | null): CartLine[] => {
    if (!added) return lines
    const { item, quantity } = added
    const same = lines.find((line) => mergeKeyOf(line.item) === mergeKeyOf(item))
    if (same) return lines.map((line) => (line === same ? { ...line, quantity: line.quantity + quantity } : line))
    return lines.length < MAX_CART_LINES ? [...lines, { id: randomUUID(), quantity, item }] : lines
  }
  const withItems = (lines: CartLine[], { references, customItems }: ItemsToAdd): CartLine[] => {
    // One after another, since two items of one request share the stock.
    const known = references.reduce(
      (all, { reference, quantity }) => withItem(all, itemToAdd(catalog, money, all, reference, quantity)),
      lines,
    )
    return customItems.reduce(withItem, known)
  }
  const pricesOf = (lines: readonly CartLine[]): PricedLine[] => lines.map((line) => priceLine(catalog, line, lines))

  const assertCoupon = (code: string, lines: readonly PricedLine[], ownerId: string): void => {
    const coupon = findCoupon(db, code, ownerId)
    const problem = couponProblem(coupon, lines, money)
    if (!problem) return
    const reason = coupon && COUPON_CODES[couponReason(site, coupon, lines).reason]
    throw applicationError(coupon ? 428 : 404, reason ?? problem.code, problem.description, { couponCode: code })
  }
  const assertGiftCard = (code: string): void => {
    const card = findGiftCard(db, code)
    if (!card) throw applicationError(404, 'GIFT_CARD_NOT_FOUND', 'There is no such gift card.')
    const reason = giftCardProblem(card)
    if (reason) throw applicationError(428, GIFT_CARD_CODES[reason], 'The gift card cannot pay.')
  }
  const assertDelivery = ({ buyer, info }: CheckoutSnapshot, lines: readonly PricedLine[]): void => {
    const { code, carrierId } = (buyer.selectedShippingOption ?? {}) as { code?: string; carrierId?: string }
    if (code === undefined) return
    const destination = destinationOf(buyer.shippingAddress ?? info.contactInfo?.address)
    const subtotal = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
    const chosen = { code, ...(carrierId !== undefined && { carrierId }) }
    if (deliveryOptions(site, destination, subtotal).some((option) => isThisOption(option, chosen))) return
    throw applicationError(404, 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND', `There is no delivery option "${code}".`)
  }

  const changed = (before: CheckoutSnapshot, change: CheckoutChange, ownerId: string): CheckoutSnapshot => {
    const { items, couponCode, giftCard, note, customUrl, buyer } = change
    const after: CheckoutSnapshot = {
      ...before,
      lines: withItems(before.lines, items),
      buyer: { ...before.buyer, ...buyer },
      ...(couponCode !== undefined && { couponCode }),
      ...(giftCard && { giftCard: { ...giftCard, id: randomUUID() } }),
      ...(note !== undefined && { buyerNote: note }),
      ...(customUrl !== undefined && { customUrl }),
    }
    const lines = pricesOf(after.lines)
    if (couponCode !== undefined) assertCoupon(couponCode, lines, ownerId)
    if (giftCard) assertGiftCard(giftCard.code)
    if (buyer.selectedShippingOption) assertDelivery(after, lines)
    return after
  }

  const read = (id: string): CheckoutFacts => {
    const facts = find(id)
    if (!facts) throw checkoutNotFound(id)
    return facts
  }
  const edit = (id: string, work: (snapshot: CheckoutSnapshot, ownerId: string) => CheckoutSnapshot): CheckoutFacts =>
    db.transaction(() => {
      const { completed, cart } = read(id)
      if (completed) throw applicationError(428, 'CHECKOUT_ALREADY_PAID', 'This checkout has become an order.', { id })
      const row = db.get<{ snapshot: string }>('SELECT snapshot FROM checkout WHERE id = ?', id)
      const after = work(JSON.parse(row?.snapshot ?? '{}') as CheckoutSnapshot, cart.visitorId)
      db.run(
        'UPDATE checkout SET snapshot = ? WHERE id = ?',
        JSON.stringify({ ...after, updatedAt: new Date().toISOString() }),
        id,
      )
      return read(id)
    })

  const create = (ownerId: string, change: CheckoutChange): CheckoutFacts =>
    db.transaction(() => {
      const id = randomUUID()
      const snapshot = JSON.stringify(changed(NEW, change, ownerId))
      db.run("INSERT INTO checkout VALUES (?, ?, '', 'OPEN', ?, NULL, ?)", id, ownerId, snapshot, new Date().toISOString())
      return read(id)
    })

  const update = (id: string, change: CheckoutChange): CheckoutFacts =>
    edit(id, (snapshot, ownerId) => changed(snapshot, change, ownerId))

  const setQuantities = (id: string, updates: readonly { id: string; quantity: number }[]): CheckoutFacts =>
    edit(id, (snapshot) => {
      const lines = updates.reduce((all, { id: lineItemId, quantity }) => {
        const line = all.find((one) => one.id === lineItemId)
        if (!line)
          throw applicationError(404, 'LINE_ITEM_NOT_FOUND', `The checkout has no line item "${lineItemId}".`, { lineItemId })
        const product = line.item.kind === 'catalog' ? catalog.findProduct(line.item.productId) : undefined
        const most = product ? Math.max(1, leftFor(product, line, all)) : quantity
        return all.map((one) => (one === line ? { ...line, quantity: Math.min(quantity, most) } : one))
      }, snapshot.lines)
      return { ...snapshot, lines }
    })

  /** Ignores ids that are not in the checkout: the buyer wanted them gone. */
  const removeLines = (id: string, ids: readonly string[]): CheckoutFacts =>
    edit(id, (snapshot) => ({ ...snapshot, lines: snapshot.lines.filter((line) => !ids.includes(line.id)) }))
  const removeCoupon = (id: string): CheckoutFacts => edit(id, (snapshot) => ({ ...snapshot, couponCode: null }))
  const removeGiftCard = (id: string): CheckoutFacts => edit(id, ({ giftCard, ...snapshot }) => snapshot)

  return { create, update, setQuantities, removeLines, removeCoupon, removeGiftCard }
}

export type CheckoutWrites = ReturnType<typeof createCheckoutWrites>
