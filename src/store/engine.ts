/** What answers: catalog and cart over a client. Fetched beside the first button, which can stand and be pressed before it is here. */
import type { Client } from '../platform/client'
import { type AddActions, createAddActions } from './cart/add'
import { type CartCore, createCartCore } from './cart/cart-core'
import { createVisitActions, type VisitActions } from './cart/cart-reads'
import { createMutationQueue } from './cart/mutation-queue'
import { type CatalogActions, createCatalogActions } from './catalog/actions'
import type { ShopContext } from './context'

export interface Engine extends CatalogActions, AddActions, VisitActions, CartCore {
  context: ShopContext
}

export function createEngine(
  client: Client,
  surroundings: Omit<ShopContext, 'queue' | 'client' | 'isNewVisitor' | 'buyer' | 'uncertainAdds' | 'checkoutKey'>,
): Engine {
  const { store, emit } = surroundings
  const { session } = client
  const isNewVisitor = !session.hasStoredIdentity()
  // A count without the identity it belonged to counts somebody else's cart.
  if (isNewVisitor) store.setState({ rememberedCount: 0 })
  const queue = createMutationQueue((pending) => store.setState({ pending }))
  const context: ShopContext = {
    ...surroundings,
    client,
    isNewVisitor,
    queue,
    buyer: 0,
    uncertainAdds: [],
    checkoutKey: `cartlet:${client.clientId}:checkout`,
  }
  const core = createCartCore(context)
  let last = session.role()
  session.onChange(() => {
    const [before, role] = [last, session.role()]
    last = role
    // Nobody had no cart, and who logs in takes theirs along.
    if (before === 'member' || (before === 'visitor' && role !== 'member')) {
      context.buyer += 1
      context.uncertainAdds.length = 0
    }
    // Asking for a cart would make a visitor of who has just logged out.
    if (role === 'none') core.confirm(null, 'sync')
    emit({ type: 'session-change', role })
  })
  return {
    context,
    ...core,
    ...createAddActions(context, core),
    ...createVisitActions(context, core),
    ...createCatalogActions(context),
  }
}
