/** What is done about an add that went wrong on the way: it arrived twice, or late, or nobody can say. Travels with the drawer. */
import { updateLineItemsQuantity } from '../../platform/cart/changes-api'
import type { CatalogReference } from '../../platform/cart/model'
import type { AddResult } from '../cart/add'
import { quantityOf } from '../cart/quantity'
import { isItemIn } from '../cart/same-item'
import type { Engine } from '../engine'
import { selectCart } from '../state'
import type { CartLineView, CartView } from '../views'

/** An add that may or may not have arrived, and how much of it was in the cart before. */
export interface UncertainAdd {
  item: CatalogReference
  quantity: number
  before: number
}

export interface UncertainAdds {
  /** The line of an add that was given up for lost and has come after all: asking for it again is done without asking. */
  arrivedLate(item: CatalogReference, quantity: number, cart: CartView): CartLineView | undefined
  /** Takes out what arrived twice: browsers send a request again when the connection they reused was closed already. */
  takeOutSurplus(result: AddResult, surplus: number): Promise<AddResult>
  /** Reads the cart until nothing can be on its way any more. */
  lookAgain(): Promise<void>
}

/** A change whose answer was lost may still be on its way to the platform: ms after which the cart is looked at again. */
const LOOK_AGAIN_MS = [1500, 5000, 15_000]

export function createUncertainAdds({ context, change, confirm, fail, refresh }: Engine): UncertainAdds {
  const { client, store, sleep, uncertainAdds } = context
  const isItem = isItemIn(context)
  let looks = 0

  const linesOf = (item: CatalogReference, cart?: CartView) => cart?.lines.filter((line) => isItem(line.item, item)) ?? []
  const hasArrived = ({ item, quantity, before }: UncertainAdd, cart?: CartView) =>
    quantityOf(linesOf(item, cart)) - before === quantity

  /** What everybody has seen arrive is in doubt no more: the next add of the same is one more. */
  function dropUncertainAdds(which: (doubt: UncertainAdd) => boolean): UncertainAdd[] {
    const dropped = uncertainAdds.filter(which)
    for (const doubt of dropped) uncertainAdds.splice(uncertainAdds.indexOf(doubt), 1)
    return dropped
  }

  return {
    arrivedLate(item, quantity, cart) {
      const late = dropUncertainAdds((doubt) => isItem(doubt.item, item)).some(
        (doubt) => doubt.quantity === quantity && hasArrived(doubt, cart),
      )
      return late ? linesOf(item, cart)[0] : undefined
    },

    async takeOutSurplus({ cart, line, outcome }, surplus) {
      const quantity = line.quantity - surplus
      if (quantity < 1) return { cart, line, outcome }
      try {
        const { cart: answer } = await change(() => updateLineItemsQuantity(client, [{ id: line.id, quantity }]))
        const corrected = confirm(answer, 'update')
        return { cart: corrected, line: corrected.lines.find(({ id }) => id === line.id) ?? line, outcome }
      } catch (thrown) {
        const error = fail(thrown)
        store.setState(({ lineProblems }) => ({ lineProblems: { ...lineProblems, [line.key]: { kind: 'failed', error } } }))
        return { cart, line, outcome }
      }
    },

    async lookAgain() {
      looks += 1
      const mine = looks
      for (const ms of LOOK_AGAIN_MS) {
        await sleep(ms)
        if (mine !== looks) return
        await refresh()
        dropUncertainAdds((doubt) => hasArrived(doubt, selectCart(store.getState())))
      }
      dropUncertainAdds(() => true)
    },
  }
}
