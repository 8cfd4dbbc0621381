/** What visitors can do to their cart. Each function is one transaction. */
import { randomUUID } from 'node:crypto'
import type { Catalog } from '../catalog/catalog'
import { applicationError } from '../gateway/errors'
import type { Money } from '../money'
import type { Db } from '../storage/db'
import type { Json } from '../untrusted'
import type { Mishaps } from './behind-the-back'
import { type Cart, type CartInfo, type CartStore, type CustomItem, createCartStore } from './cart-store'
import { type Coupon, couponProblem, findCoupon } from './coupons'
import { itemToAdd, MAX_CART_LINES } from './item-to-add'
import { type PricedLine, priceLine } from './pricing'

export interface ItemsToAdd {
  references: { reference: Json; quantity: number }[]
  customItems: { item: CustomItem; quantity: number }[]
}

export interface PricedCart {
  cart: Cart
  lines: PricedLine[]
  coupon: Coupon | null
}

const noCart = () => applicationError(404, 'OWNED_CART_NOT_FOUND', 'This visitor has no cart.')

export const createCartService = (db: Db, catalog: Catalog, money: Money, mishaps: Mishaps) => {
  const store: CartStore = createCartStore(db)

  const price = (cart: Cart): PricedCart => ({
    cart,
    lines: cart.lines.map((line) => priceLine(catalog, line, cart.lines)),
    coupon: findCoupon(db, cart.couponCode, cart.visitorId),
  })
  const find = (visitorId: string): Cart => {
    const cart = store.find(visitorId)
    if (!cart) throw noCart()
    return cart
  }
  const get = (visitorId: string): PricedCart => price(find(visitorId))
  const assertAlone = (): void => {
    if (mishaps.conflicts === 0) return
    mishaps.conflicts -= 1
    throw applicationError(409, 'CART_REVISION_CONFLICT', 'The cart was changed by somebody else at the same moment.')
  }
  /** Runs a change on the visitor's cart and returns the cart as it is afterwards. */
  const change = (visitorId: string, work: (cart: Cart) => void): PricedCart =>
    db.transaction(() => {
      assertAlone()
      work(find(visitorId))
      return get(visitorId)
    })

  const addReference = (cartOf: () => Cart, reference: Json, asked: number): void => {
    const cart = cartOf()
    const added = itemToAdd(catalog, money, cart.lines, reference, asked)
    if (added) store.addLine(cart.id, added.item, added.quantity)
  }
  const addAll = (visitorId: string, { references, customItems }: ItemsToAdd): void => {
    // Read again for each item, since two items of one request share the stock.
    const cartOf = () => store.findOrCreate(visitorId)
    for (const { reference, quantity } of references) addReference(cartOf, reference, quantity)
    for (const { item, quantity } of customItems) {
      const cart = cartOf()
      if (cart.lines.length < MAX_CART_LINES) store.addLine(cart.id, item, quantity)
    }
  }

  const add = (visitorId: string, items: ItemsToAdd): PricedCart =>
    db.transaction(() => {
      assertAlone()
      store.findOrCreate(visitorId)
      if (mishaps.ignoredAdds > 0) mishaps.ignoredAdds -= 1
      else addAll(visitorId, items)
      return get(visitorId)
    })

  const setQuantities = (visitorId: string, updates: readonly { id: string; quantity: number }[]): PricedCart =>
    change(visitorId, () => {
      for (const { id, quantity } of updates) {
        const { cart, lines } = get(visitorId)
        const priced = lines.find(({ line }) => line.id === id)
        if (!priced) throw applicationError(404, 'LINE_ITEM_NOT_FOUND', `The cart has no line item "${id}".`, { lineItemId: id })
        store.setQuantity(cart.id, id, Math.max(1, Math.min(quantity, priced.left)))
      }
    })

  /** Ignores ids that are not in the cart: the buyer wanted them gone. */
  const removeLines = (visitorId: string, ids: readonly string[]): PricedCart =>
    change(visitorId, (cart) => {
      for (const id of ids) store.removeLine(cart.id, id)
    })

  const applyCoupon = (visitorId: string, code: string): void => {
    const { cart, lines } = get(visitorId)
    const coupon = findCoupon(db, code, visitorId)
    const problem = couponProblem(coupon, lines, money)
    if (problem) throw applicationError(400, problem.code, problem.description, { couponCode: code })
    store.setCoupon(cart.id, coupon?.code ?? null)
  }

  const update = (
    visitorId: string,
    patch: { items: ItemsToAdd; couponCode?: string; info?: (cart: Cart) => { buyerNote: string; info: CartInfo } },
  ): PricedCart =>
    change(visitorId, (cart) => {
      addAll(visitorId, patch.items)
      if (patch.couponCode !== undefined) applyCoupon(visitorId, patch.couponCode)
      if (patch.info) {
        const { buyerNote, info } = patch.info(cart)
        store.setInfo(cart.id, buyerNote, info)
      }
    })

  const removeCoupon = (visitorId: string): PricedCart => change(visitorId, (cart) => store.setCoupon(cart.id, null))

  const remove = (visitorId: string): void => {
    store.remove(find(visitorId).id)
  }

  /** A checkout freezes the line items, the coupon and the buyer's details; later changes of the cart need a new checkout. */
  const createCheckout = (visitorId: string, buyer: Json): string =>
    db.transaction(() => {
      const { cart } = get(visitorId)
      if (cart.lines.length === 0) throw applicationError(400, 'EMPTY_CART', 'There is nothing in the cart to check out.')
      const id = randomUUID()
      const snapshot = { lines: cart.lines, couponCode: cart.couponCode, buyerNote: cart.buyerNote, info: cart.info, buyer }
      db.run(
        "INSERT INTO checkout VALUES (?, ?, ?, 'OPEN', ?, NULL, ?)",
        id,
        visitorId,
        cart.id,
        JSON.stringify(snapshot),
        new Date().toISOString(),
      )
      return id
    })

  return { get, add, update, setQuantities, removeLines, removeCoupon, remove, createCheckout }
}

export type CartService = ReturnType<typeof createCartService>
