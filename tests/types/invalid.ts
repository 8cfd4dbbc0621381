/** What the types must refuse: a line without an error is an error of this file. */

import { updateProductV3 } from '../../src/admin-entry'

import type { Cartlet } from '../../src/embed/api/cartlet'
import {
  addToCurrentCart,
  type CartletError,
  type Client,
  createCheckout,
  createClient,
  createRedirectSession,
  getCurrentCart,
  getProductV1,
  getProductV3,
  type InventoryStatus,
  type ProductTypeV3,
  queryCategories,
  updateLineItemsQuantity,
} from '../../src/index'
import { type BuyState, createShop, type Shop, type ShopState } from '../../src/store-entry'

declare const client: Client
declare const shop: Shop
declare const state: ShopState
declare const error: CartletError

// @ts-expect-error closed on the way out: not one of the three values of catalog version 1
export const status: InventoryStatus = 'SOLD_OUT'

// @ts-expect-error a client needs to know its shop
export const nameless = createClient({})

// @ts-expect-error calls take a client first
export const product = getProductV1('id')

// @ts-expect-error a redirect session has one purpose
export const twice = createRedirectSession(client, { storesProduct: { productSlug: 'a' }, ecomCheckout: { checkoutId: 'b' } })

// @ts-expect-error a redirect session has a purpose
export const aimless = createRedirectSession(client, { callbacks: { postFlowUrl: 'https://blog.example' } })

// @ts-expect-error the shop, too, takes one purpose
export const shopTwice = shop.redirect({ login: {}, logout: { clientId: 'a' } })

// @ts-expect-error the platform refuses a list of categories without its tree
export const treeless = queryCategories(client, {})

// @ts-expect-error a visitor may have no cart
export const lines = async () => (await getCurrentCart(client)).lineItems

// @ts-expect-error an item comes with a quantity
export const added = addToCurrentCart(client, { lineItems: [{ catalogReference: { appId: 'a', catalogItemId: 'b' } }] })

// @ts-expect-error quantities are numbers
export const updated = updateLineItemsQuantity(client, [{ id: 'line', quantity: '2' }])

// @ts-expect-error the checkout takes no price from a page
export const checkout = createCheckout(client, { total: '0.01' })

// @ts-expect-error not a purpose of a redirect session
export const redirect = createRedirectSession(client, { checkout: { checkoutId: 'c' } })

// @ts-expect-error a challenge is always S256
export const plain = createRedirectSession(client, { auth: { authRequest: { clientId: 'c', codeChallengeMethod: 'plain' } } })

// @ts-expect-error what has happened is not rewritten
error.code = 'NETWORK'

// @ts-expect-error there is no such state
export const state1: BuyState = 'sold_out'

// @ts-expect-error the cart is there only in the states that have one
export const count = state.cart.cart.count

// @ts-expect-error the state is changed by actions
state.intents.line = 2

// @ts-expect-error actions take the product, not its id
export const add = shop.cart.add({ product: 'blue-mug' })

// @ts-expect-error a shop needs somewhere to keep what it remembers
export const forgetful = createShop({ client, formatMoney: String, navigate: () => {} })

// @ts-expect-error closed on the way out: not a field that may be asked for
export const fields = getProductV3(client, 'p', { fields: ['PRICE_TAG'] })

// @ts-expect-error a change of version 3 names the revision that it saw
export const blind = updateProductV3(client, 'p', { name: 'Mug' })

// @ts-expect-error version 3 spells its product types otherwise than version 1
export const kind: ProductTypeV3 = 'physical'

// @ts-expect-error a plan is needed
export const planless = (cartlet: Cartlet) => cartlet.redirect('paidPlansCheckout', { callbacks: {} })

// @ts-expect-error not one of the nine kinds
export const kindless = (cartlet: Cartlet) => cartlet.redirect('checkout', {})

// @ts-expect-error a storage answers at once or later, not now one and now the other
export const mixed = createClient({ clientId: 'c', storage: { read: () => null, write: async () => true, remove: () => {} } })

// @ts-expect-error the parts of a shop are its own
shop.engine()

// @ts-expect-error so is what its drawer consists of
shop.prepareDrawer()
