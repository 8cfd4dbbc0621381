/** What stands behind the drawer: changes, totals and the way to checkout, fetched together. */
import { type Aftercare, createAftercare } from './aftercare'
import { type CartChanges, createCartChanges } from './cart-changes'
import { type CartTerms, createCartTerms } from './cart-terms'
import type { Engine } from './engine'
import { createRedirectActions, type RedirectActions } from './redirect'
import { createSwap, type SwapActions } from './swap'
import { createTotalsActions, type TotalsActions } from './totals'

export type Desk = Aftercare & CartChanges & CartTerms & SwapActions & RedirectActions & TotalsActions

export const createDesk = (engine: Engine): Desk => ({
  ...createAftercare(engine),
  ...createCartChanges(engine),
  ...createCartTerms(engine),
  ...createSwap(engine),
  ...createRedirectActions(engine),
  ...createTotalsActions(engine.context),
})
