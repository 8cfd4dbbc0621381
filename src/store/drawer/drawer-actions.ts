/** What stands behind the drawer: changes, totals and the way to checkout, fetched together. */

import type { Engine } from '../engine'
import { loadFailed } from '../load-once'
import { type CartChanges, createCartChanges } from './cart-changes'
import { createRedirectActions, type RedirectActions } from './checkout'
import { type CartTerms, createCartTerms } from './coupon-and-note'
import type { createSwap, SwapActions } from './swap'
import { createTotalsActions, type LoadEstimate, type TotalsActions } from './totals'
import { createUncertainAdds, type UncertainAdds } from './uncertain-adds'

export type DrawerActions = UncertainAdds & CartChanges & CartTerms & SwapActions & RedirectActions & TotalsActions

/** Fetches what edits a line in place. */
export type LoadSwap = () => Promise<{ createSwap: typeof createSwap }>

export function createDrawerActions(engine: Engine, loadEstimate: LoadEstimate, loadSwap: LoadSwap): DrawerActions {
  const changes = createCartChanges(engine)
  const totals = createTotalsActions(engine.context, changes, loadEstimate)
  return {
    ...changes,
    ...createUncertainAdds(engine),
    ...createCartTerms(engine),
    async swap(line, request) {
      const { createSwap: create } = await loadSwap().catch((cause: unknown) => {
        throw loadFailed(cause)
      })
      return create(engine, changes).swap(line, request)
    },
    ...createRedirectActions(engine, totals),
    ...totals,
  }
}
