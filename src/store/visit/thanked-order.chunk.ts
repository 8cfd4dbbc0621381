/**
 * What the platform tells a buyer of an order by its id (docs/platform.md §7 "Orders"), on the page that it leads to after the payment, and
 * nowhere else: number, total and lines, where the shop lets visitors read them.
 */
import { isCartletError } from '../../platform/http/errors'
import { getOrder } from '../../platform/order/api'
import type { ActionContext } from '../base/context'
import { ifOffered, type OfferedContext } from '../base/offered'
import type { ToldOrder } from '../base/state'
import { amountIn, piecesOf, translated } from '../cart/read-price'
import { objectOr, objectsIn, textOf, wordsOf } from '../catalog/untrusted'

type ThanksContext = OfferedContext & Pick<ActionContext, 'formatMoney'>
type Placed = Extract<ToldOrder, { outcome: 'placed' }>

/** Empty where it cannot be shown. @param checkouts those that this browser has left for */
export async function readPlaced(context: ThanksContext, id: string, checkouts: readonly string[]): Promise<Partial<Placed>> {
  const { client, formatMoney } = context
  const order = await ifOffered(context, 'order-by-id', () =>
    getOrder(client, id).catch((thrown: unknown) => {
      // The service answers, but has no such order.
      if (isCartletError(thrown) && thrown.code === 'NOT_FOUND') return undefined
      throw thrown
    }),
  )
  // Everybody can write an id into the address: only the order that this browser has placed is shown.
  if (!order || !checkouts.includes(textOf(order.checkoutId))) return {}
  const total = amountIn(objectOr(order.priceSummary).total, textOf(order.currency), formatMoney)?.formatted
  const number = wordsOf(order.number)
  const items = objectsIn(order.lineItems).map(({ productName, quantity }) => ({
    name: translated(productName),
    quantity: piecesOf(quantity),
  }))
  return { ...(number && { number }), ...(total && { total }), ...(items.length && { items }) }
}
