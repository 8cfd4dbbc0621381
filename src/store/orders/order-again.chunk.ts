/** Puts what an order held into the cart again, with one add, and says of each line what has changed since. */
import { isCartletError } from '../../platform/http/errors'
import type { Amount } from '../base/amount'
import type { CartItem } from '../base/cart-answer'
import { toCartletError } from '../base/errors'
import { quantityOf } from '../base/state'
import type { CartLineView, CartView, ProductView } from '../base/views'
import { toCatalogReference } from '../cart/catalog-reference.chunk'
import type { Engine } from '../cart/engine'
import { STORES_APP_ID } from '../cart/plain-reference'
import { isItemIn } from '../cart/same-item'
import { type ItemChoice, matchVariant } from '../catalog/choose/choose-variant'
import type { OrderLineView } from './order-view'

export type AgainOutcome =
  | { kind: 'added' }
  /** Fewer than were ordered, because there are no more. */
  | { kind: 'some'; quantity: number }
  | { kind: 'price'; before: Amount; now: Amount }
  /** The shop sells it no more, or not in a cart. */
  | { kind: 'gone' }
  | { kind: 'soldOut' }
  /** The product asks for something that it did not ask for then. */
  | { kind: 'choose' }

export interface AgainResult {
  /** By line, in the order of the order. */
  outcomes: readonly AgainOutcome[]
  /** Number of pieces that are in the cart now. */
  added: number
}

interface Wanted {
  item: CartItem
  quantity: number
}

const choiceOf = ({ options }: CartItem): ItemChoice => {
  const { variantId, options: picked, customTextFields, subscriptionOptionId } = options ?? {}
  return {
    ...(variantId && { variant: variantId }),
    ...(picked && { options: picked, modifiers: picked }),
    ...(customTextFields && { customText: customTextFields }),
    ...(typeof subscriptionOptionId === 'string' && { subscription: subscriptionOptionId }),
  }
}

/** The line as it can be ordered today, or why it cannot. */
function wantedOf(line: OrderLineView, product: ProductView | undefined): Wanted | AgainOutcome {
  if (!product || !line.item) return { kind: 'gone' }
  const choice = choiceOf(line.item)
  try {
    const item = toCatalogReference(product, choice)
    const { inStock, preorder } = matchVariant(product, choice) ?? product
    return inStock || preorder ? { item, quantity: line.quantity } : { kind: 'soldOut' }
  } catch (thrown) {
    const { code } = toCartletError(thrown)
    return { kind: /_NOT_FOUND$/.test(code) ? 'gone' : 'choose' }
  }
}

const isWanted = (one: ReturnType<typeof wantedOf>): one is Wanted => 'item' in one

/** Rejects if nothing can be said of the lines: the shop was not reached, or the add was lost. */
export async function orderAgain(engine: Engine, lines: readonly OrderLineView[], source?: unknown): Promise<AgainResult> {
  const products = await Promise.all(
    lines.map(({ item }) =>
      item?.appId === STORES_APP_ID
        ? engine.loadProduct(item.catalogItemId).catch((thrown: unknown) => {
            if (isCartletError(thrown) && thrown.code === 'PRODUCT_NOT_FOUND') return undefined
            throw thrown
          })
        : undefined,
    ),
  )
  const found = lines.map((line, at) => wantedOf(line, products[at]))
  const wanted = found.filter(isWanted)
  const isSame = isItemIn(engine.catalogVersion)
  const held = (cart: CartView, { item }: Wanted) => cart.lines.filter((line) => line.item && isSame(line.item, item))
  const came = wanted.length ? await engine.context.queue.run(() => addAll(engine, wanted, held, source)) : []
  let added = 0
  const outcomes = found.map((one, at): AgainOutcome => {
    if (!isWanted(one)) return one
    // Two lines of an order may be the same item: what came of it is shared out.
    const more = came[wanted.findIndex(({ item }) => isSame(item, one.item))]
    const quantity = Math.max(0, Math.min(one.quantity, more?.quantity ?? 0))
    if (!more || !quantity) return { kind: 'soldOut' }
    more.quantity -= quantity
    added += quantity
    if (quantity < one.quantity) return { kind: 'some', quantity }
    const before = lines[at]?.price
    const { price: now } = more
    return before && now && before.currency === now.currency && before.value !== now.value
      ? { kind: 'price', before, now }
      : { kind: 'added' }
  })
  return { outcomes, added }
}

/** How many more of each there are than before, and what one costs. */
async function addAll(
  engine: Engine,
  wanted: readonly Wanted[],
  held: (cart: CartView, one: Wanted) => CartLineView[],
  source: unknown,
): Promise<{ quantity: number; price?: Amount }[]> {
  try {
    const before = await engine.known()
    const { cart: answered, lost } = await engine.change(async (port) => (await port.more()).addAll(wanted))
    const cart = engine.confirm(answered, 'add', source)
    const came = wanted.map((one) => {
      const lines = held(cart, one)
      return { quantity: quantityOf(lines) - quantityOf(held(before, one)), price: lines[0]?.price }
    })
    if (lost && came.every(({ quantity }) => quantity <= 0)) throw lost
    return came
  } catch (thrown) {
    throw engine.fail(thrown, source)
  }
}
