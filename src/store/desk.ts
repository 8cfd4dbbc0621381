/** What stands behind the drawer: changes, totals and the way to checkout, fetched together. */
import type { CartCore } from './cart'
import { type CartChanges, createCartChanges } from './cart-changes'
import type { ShopContext } from './context'
import { createRedirectActions, type RedirectActions } from './redirect'
import { createTotalsActions, type TotalsActions } from './totals'

export type Desk = CartChanges & RedirectActions & TotalsActions

export const createDesk = (context: ShopContext, core: CartCore): Desk => ({
  ...createCartChanges(context, core),
  ...createRedirectActions(context),
  ...createTotalsActions(context),
})
