/** Resolves adds whose outcome is unknown: they arrived twice, late, or perhaps not at all. Loaded with the drawer. */
import { ownOf } from '../../platform/wire/record'
import type { CartItem } from '../base/cart-answer'
import { quantityOf, type ShopState, selectCart } from '../base/state'
import type { CartView } from '../base/views'
import type { UncertainAdd, UncertainAddActions } from '../cart/add-request'
import type { Engine } from '../cart/engine'
import { isItemIn } from '../cart/same-item'

/** A change whose answer was lost may still be on its way to the platform: ms after which the cart is read again. */
const REREAD_AFTER_MS = [1500, 5000, 15_000]

export function createUncertainAdds({
  context,
  catalogVersion,
  uncertainAdds,
  changesOfOthers,
  change,
  confirm,
  fail,
  refresh,
}: Pick<
  Engine,
  'context' | 'catalogVersion' | 'uncertainAdds' | 'changesOfOthers' | 'change' | 'confirm' | 'fail' | 'refresh'
>): UncertainAddActions {
  const { store, sleep } = context
  const isItem = isItemIn(catalogVersion)
  let rereads = 0

  const linesOf = (item: CartItem, cart?: CartView) => cart?.lines.filter((line) => isItem(line.item, item)) ?? []
  const hasArrived = ({ item, quantity, before }: UncertainAdd, cart?: CartView) =>
    quantityOf(linesOf(item, cart)) - before === quantity

  /** An add that was seen to arrive is settled: the next add of the same item is a new one. */
  function dropUncertainAdds(which: (add: UncertainAdd) => boolean): UncertainAdd[] {
    const dropped = uncertainAdds.filter(which)
    for (const add of dropped) uncertainAdds.splice(uncertainAdds.indexOf(add), 1)
    return dropped
  }

  return {
    findLateArrival(item, quantity, cart) {
      const late = dropUncertainAdds((add) => isItem(add.item, item)).some(
        (add) => add.quantity === quantity && add.othersBefore === changesOfOthers() && hasArrived(add, cart),
      )
      return late ? linesOf(item, cart)[0] : undefined
    },

    async removeSurplus({ cart, line, outcome }, surplus) {
      const quantity = line.quantity - surplus
      if (quantity < 1) return { cart, line, outcome }
      try {
        const now = (shown = selectCart(store.getState())) => shown?.lines.find(({ key }) => key === line.key) ?? line
        const { cart: answer } = await change(async (port) => {
          const full = await port.more()
          // Read late: when another version of the cart takes over, the line may have another id.
          return full.setQuantity(now().id, quantity)
        })
        const corrected = confirm(answer, 'update')
        return { cart: corrected, line: now(corrected), outcome }
      } catch (thrown) {
        const error = fail(thrown)
        store.setState(({ lineProblems }) => ({
          lineProblems: ownOf<ShopState['lineProblems']>({ ...lineProblems, [line.key]: { kind: 'failed', error } }),
        }))
        return { cart, line, outcome }
      }
    },

    async rereadCart() {
      rereads += 1
      const mine = rereads
      for (const ms of REREAD_AFTER_MS) {
        await sleep(ms)
        if (mine !== rereads) return
        await refresh()
        dropUncertainAdds((add) => hasArrived(add, selectCart(store.getState())))
      }
      dropUncertainAdds(() => true)
    },
  }
}
