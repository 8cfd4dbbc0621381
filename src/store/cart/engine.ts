/** The actions of catalog and cart over a client. Loaded after the first button is drawn, which accepts presses before that. */

import type { Client } from '../../platform/client'
import { ownOf } from '../../platform/wire/record'
import type { PagePorts } from '../base/context'
import { selectCart } from '../base/state'
import { storageKey } from '../base/storage-keys'
import type { CartView } from '../base/views'
import { type CatalogActions, createCatalogActions } from '../catalog/actions'
import type { CatalogContext } from '../catalog/catalog-version'
import { type AddActions, createAddActions } from './add'
import { type CartContext, type CartCore, createCartCore } from './cart-core'
import { type CartVersionContext, createCartVersion } from './cart-version'
import { createMutationQueue } from './mutation-queue'

/** A product list on the page, as seen by the code that keeps it up to date. */
export interface ShownList {
  productIds(): readonly string[]
  /** Id of the collection shown; undefined if the list shows none or has not loaded yet. */
  collectionId(): string | undefined
  /** Reads the list again, which may add, remove and reorder products. Leaves a list of several pages alone: nothing on screen may move away. */
  recheck(): void
}

/** Reads of the cart that do not belong to a change. */
interface VisitActions {
  /** Reads the cart unless this page has it or is reading it. A new visitor's cart is known to be empty. */
  refreshOnce(): Promise<void>
  /** The cart as the platform has it now. */
  get(): Promise<CartView>
}

function createVisitActions(
  { hasNoCart, store: { getState } }: Pick<CartContext, 'hasNoCart' | 'store'>,
  { refresh, confirm }: CartCore,
): VisitActions {
  return {
    async refreshOnce() {
      const { status } = getState().cart
      if (status === 'ready') return
      if (!hasNoCart() || status === 'failed') await refresh()
      else confirm(null, 'sync')
    },
    async get() {
      await refresh()
      const { cart } = getState()
      if (cart.status === 'failed') throw cart.error
      return selectCart(getState()) as CartView
    },
  }
}

export interface ShopContext extends CartContext, CatalogContext, PagePorts, Pick<CartVersionContext, 'cartApi'> {}

export interface Engine extends CatalogActions, AddActions, VisitActions, CartCore {
  context: ShopContext
  /** The lists on the page now. */
  lists: Set<ShownList>
}

/** From here on, a member that is absent from the state is not one that a script of the page has added to every object. */
function keepOwn(store: ShopContext['store']): void {
  const set = store.setState
  store.setState = (change) =>
    set((state) => ownOf({ ...state, ...(typeof change === 'function' ? change(state) : change) }), true)
  store.setState({})
}

export function createEngine(
  client: Client,
  surroundings: Omit<ShopContext, 'askCart' | 'queue' | 'client' | 'hasNoCart'>,
): Engine {
  const { store, emit, storage } = surroundings
  keepOwn(store)
  const { session } = client
  const countKey = storageKey(client.clientId, 'count')
  const isNewVisitor = !session.hasStoredIdentity()
  // Without a stored identity, a remembered count belongs to another visitor.
  if (isNewVisitor) store.setState({ rememberedCount: 0 })
  const queue = createMutationQueue((pending) => store.setState({ pending }))
  const context: ShopContext = {
    ...surroundings,
    client,
    askCart: createCartVersion({ ...surroundings, client }, () => core),
    // A member's cart may be filled on another device; a visitor's only in this browser, whose pages all write the count.
    hasNoCart: () => isNewVisitor || (session.role() === 'visitor' && storage.read(countKey) === '0'),
    queue,
  }
  const core: CartCore = createCartCore(context)
  const catalog = createCatalogActions(context)
  let last = session.role()
  store.setState({ session: { role: last } })
  session.onChange(() => {
    const [before, role] = [last, session.role()]
    last = role
    store.setState({ session: { role } })
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
