/** The drawer's actions: cart changes, totals and checkout, loaded together. */

import type { UncertainAddActions } from '../cart/add-request'
import type { Engine } from '../cart/engine'
import { type CartChanges, createCartChanges } from './cart-changes'
import { type CheckoutActions, createCheckoutActions } from './checkout'
import { type CouponAndNote, createCouponAndNote } from './coupon-and-note'
import { endFailures } from './end-failures'
import { createRedirectActions, type RedirectActions } from './redirect'
import type { createSwap, SwapActions } from './swap.chunk'
import { createTotalsActions, type LoadEstimate, type TotalsActions } from './totals'
import { createUncertainAdds } from './uncertain-adds'

export type DrawerActions = UncertainAddActions &
  CartChanges &
  CouponAndNote &
  SwapActions &
  CheckoutActions &
  TotalsActions &
  RedirectActions

/** Loads the code that replaces a line by another choice. */
export type LoadSwap = () => Promise<{ createSwap: typeof createSwap }>

export function createDrawerActions(engine: Engine, loadEstimate: LoadEstimate, loadSwap: LoadSwap): DrawerActions {
  // Beside the drawer, so that its first change waits for nothing. A failure is reported by the change that needs it.
  engine.context.askCart((cart) => cart.more()).catch(() => {})
  endFailures(engine.context)
  const changes = createCartChanges(engine)
  const totals = createTotalsActions(engine.context, changes, loadEstimate, engine.refresh)
  return {
    ...changes,
    ...createUncertainAdds(engine),
    ...createCouponAndNote(engine),
    async swap(line, request) {
      const { createSwap: create } = await loadSwap()
      return create(engine, changes).swap(line, request)
    },
    ...createCheckoutActions(engine, totals),
    ...createRedirectActions(engine.context),
    ...totals,
  }
}
