/** The actions of catalog and cart over a client. Loaded after the first button is drawn, which accepts presses before that. */
import type { Client } from '../../platform/client'
import type { PagePorts } from '../base/context'
import { type CatalogActions, createCatalogActions } from '../catalog/actions'
import type { CatalogContext } from '../catalog/catalog-version'
import { type AddActions, createAddActions } from './add'
import { type CartContext, type CartCore, createCartCore } from './cart-core'
import { createVisitActions, type VisitActions } from './cart-reads'
import { createMutationQueue } from './mutation-queue'
import type { ShownList } from './shown-list'

export interface ShopContext extends CartContext, CatalogContext, PagePorts {}

export interface Engine extends CatalogActions, AddActions, VisitActions, CartCore {
  context: ShopContext
  /** The lists on the page now. */
  lists: Set<ShownList>
}

export function createEngine(client: Client, surroundings: Omit<ShopContext, 'queue' | 'client' | 'isNewVisitor'>): Engine {
  const { store, emit } = surroundings
  const { session } = client
  const isNewVisitor = !session.hasStoredIdentity()
  // Without a stored identity, a remembered count belongs to another visitor.
  if (isNewVisitor) store.setState({ rememberedCount: 0 })
  const queue = createMutationQueue((pending) => store.setState({ pending }))
  const context: ShopContext = {
    ...surroundings,
    client,
    isNewVisitor,
    queue,
  }
  const core = createCartCore(context)
  const catalog = createCatalogActions(context)
  let last = session.role()
  session.onChange(() => {
    const [before, role] = [last, session.role()]
    last = role
    // A first visitor had no cart before, and a login takes the visitor's cart along.
    if (before === 'member' || (before === 'visitor' && role !== 'member')) core.changeBuyer()
    // After a logout, reading the cart would create a new visitor.
    if (role === 'none') core.confirm(null, 'sync')
    emit({ type: 'session-change', role })
  })
  return {
    context,
    lists: new Set(),
    ...core,
    ...createAddActions(context, core, catalog.catalogVersion),
    ...createVisitActions(context, core),
    ...catalog,
  }
}
