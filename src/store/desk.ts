/** What stands behind the drawer: changes, totals and the way to checkout, fetched together. */
import { type CartChanges, createCartChanges } from './cart-changes'
import { type CartTerms, createCartTerms } from './cart-terms'
import type { Engine } from './engine'
import { createRedirectActions, type RedirectActions } from './redirect'
import { createSwap, type SwapActions } from './swap'
import { createTotalsActions, type TotalsActions } from './totals'

export type Desk = CartChanges & CartTerms & SwapActions & RedirectActions & TotalsActions

export const createDesk = (engine: Engine): Desk => ({
  ...createCartChanges(engine),
  ...createCartTerms(engine),
  ...createSwap(engine),
  ...createRedirectActions(engine),
  ...createTotalsActions(engine.context),
})
