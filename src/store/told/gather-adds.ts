/** Collects the confirmed adds of one source, for the notice to the visitor. */

import type { ToldChange } from '../base/state'
import type { Shop } from '../shop/shop'

/** @param source the `source` of the adds, which no other change has */
export function gatherAdds(shop: Pick<Shop, 'listen'>, source: unknown): { changes: ToldChange[]; stop(): void } {
  const changes: ToldChange[] = []
  const stop = shop.listen((event) => {
    if (event.type !== 'cart-change' || event.source !== source) return
    for (const { lineId, quantity } of event.delta) {
      const line = event.cart.lines.find(({ id }) => id === lineId)
      // A quantity that became smaller was reduced elsewhere.
      if (line && quantity > 0) changes.push({ line, before: line.quantity - quantity, after: line.quantity })
    }
  })
  return { changes, stop }
}
