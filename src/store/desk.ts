/** What stands behind the drawer: changes, totals and the way to checkout, fetched together. */
import { type Aftercare, createAftercare } from './aftercare'
import { type CartChanges, createCartChanges } from './cart-changes'
import { type CartTerms, createCartTerms } from './cart-terms'
import type { Engine } from './engine'
import { loadFailed } from './once'
import { createRedirectActions, type RedirectActions } from './redirect'
import type { SwapActions } from './swap'
import { createTotalsActions, type LoadEstimate, type TotalsActions } from './totals'

export type Desk = Aftercare & CartChanges & CartTerms & SwapActions & RedirectActions & TotalsActions

export function createDesk(engine: Engine, loadEstimate: LoadEstimate): Desk {
  const changes = createCartChanges(engine)
  const totals = createTotalsActions(engine.context, changes, loadEstimate)
  return {
    ...changes,
    ...createAftercare(engine),
    ...createCartTerms(engine),
    // Fetched when somebody edits a line.
    async swap(line, request) {
      const { createSwap } = await import('./swap').catch((cause: unknown) => {
        throw loadFailed(cause)
      })
      return createSwap(engine, changes).swap(line, request)
    },
    ...createRedirectActions(engine, totals),
    ...totals,
  }
}
