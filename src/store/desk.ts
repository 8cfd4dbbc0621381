/** What stands behind the drawer: changes, totals and the way to checkout, fetched together. */
import { type Aftercare, createAftercare } from './aftercare'
import { type CartChanges, createCartChanges } from './cart-changes'
import { type CartTerms, createCartTerms } from './cart-terms'
import type { Engine } from './engine'
import { loadFailed } from './once'
import { createRedirectActions, type RedirectActions } from './redirect'
import type { createSwap, SwapActions } from './swap'
import { createTotalsActions, type LoadEstimate, type TotalsActions } from './totals'

export type Desk = Aftercare & CartChanges & CartTerms & SwapActions & RedirectActions & TotalsActions

/** Fetches what edits a line in place. */
export type LoadSwap = () => Promise<{ createSwap: typeof createSwap }>

export function createDesk(engine: Engine, loadEstimate: LoadEstimate, loadSwap: LoadSwap): Desk {
  const changes = createCartChanges(engine)
  const totals = createTotalsActions(engine.context, changes, loadEstimate)
  return {
    ...changes,
    ...createAftercare(engine),
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
