/** What hosts may write. Compiled, never run: each line is a promise of the public types. */

import type { Cartlet } from '../../src/embed/api/cartlet'
import {
  type Caller,
  type CartPatch,
  type Client,
  createClient,
  createRedirectSession,
  getCurrentCart,
  getProductV1,
  getProductV3,
  InventoryStatus,
  isCartletError,
  type NewLineItem,
  type Open,
  queryProductsV1,
  queryProductsV3,
  readTokens,
  type Stock,
  type Tokens,
} from '../../src/index'
import type { Call } from '../../src/platform-entry'
import { allItems, pageByCursor } from '../../src/query-entry'
import { type BuyState, createShop, type ShopEvent, selectCount } from '../../src/store-entry'

// Values from the platform are open: one that the platform adds later is not a type error.
export const stock: Stock = { inventoryStatus: 'ON_ORDER' }
export const known: Open<InventoryStatus> = 'IN_STOCK'
export const closed: InventoryStatus = InventoryStatus.OUT_OF_STOCK

export const client: Client = createClient({ clientId: 'shop' })

// Any caller will do: a fake in a host's tests is one function.
const fake: Caller = { request: <T>(_: Call<T>) => Promise.reject<T>(new Error('offline')) }
export const product = getProductV1(fake, 'id', { signal: new AbortController().signal })

export async function names(): Promise<string[]> {
  const { products } = await queryProductsV1(client, { filter: { slug: { $in: ['blue-mug'] } }, paging: { limit: 10 } })
  return products.map(({ name }) => name ?? '')
}

// A visitor may have no cart.
export const lines = async (): Promise<number> => (await getCurrentCart(client))?.lineItems.length ?? 0

// A line item can carry an app's overrides of catalog fields, and the date of a service.
export const line: NewLineItem = {
  catalogReference: { appId: 'bookings', catalogItemId: 'course' },
  quantity: 1,
  serviceProperties: { scheduledDate: new Date(0), numberOfParticipants: 2 },
  catalogOverrideFields: { price: '12.50', productName: { original: 'A course' } },
}
export const patch: CartPatch = { couponCode: 'WELCOME10', fieldMask: ['cartInfo.buyerNote'] }
export const session = createRedirectSession(client, { login: {}, callbacks: { postFlowUrl: 'https://blog.example/' } })

/** Values from the platform are open: one that is added later is a string, not an error. Pages of queries are typed like the calls. */
export const availability = async (): Promise<string> =>
  (await getProductV3(client, 'p', { fields: ['CURRENCY'] })).inventory?.availabilityStatus ?? 'SOLD_ELSEWHERE'
export const productNames = async (): Promise<string[]> => {
  const found: string[] = []
  for await (const product of allItems(pageByCursor((query) => queryProductsV3(client, query), 'products')))
    found.push(product.name ?? product.id)
  return found
}

export const reason = (error: unknown): string => (isCartletError(error) ? `${error.code} ${error.requestId ?? ''}` : '')

export const shop = createShop({
  client,
  storage: { read: () => null, write: () => true, remove: () => {} },
  formatMoney: (value, currency) => `${value} ${currency}`,
  navigate: () => {},
})
export const count: number = selectCount(shop.store.getState())
export const stop: () => void = shop.listen((event: ShopEvent) => {
  if (event.type === 'cart-change') event.delta.map(({ quantity }) => quantity.toFixed())
})

/** Every state has a branch: a new one is an error here, and in every host that does the same. */
export function label(state: BuyState): string {
  switch (state) {
    case 'ready':
    case 'choose':
    case 'sold-out':
    case 'pre-order':
    case 'unavailable':
    case 'max-in-cart':
    case 'fallback':
      return state
  }
}

/** `window.cartlet.redirect`: the purpose and its ways back in one object. */
export const redirects = (cartlet: Cartlet) => [
  cartlet.redirect('login'),
  cartlet.redirect('auth'),
  cartlet.redirect('auth', { authRequest: { redirectUri: 'https://blog.example/members' }, prompt: 'login' }),
  cartlet.redirect('login', { callbacks: { postFlowUrl: 'https://blog.example/' } }),
  cartlet.redirect('paidPlansCheckout', { planId: 'tea-club', preferences: { maintainIdentity: false } }),
]

/** A server's clients: with a request's tokens, and with either kind of storage. */
const fromCookie: Tokens | null = readTokens('{}')
export const ofRequest: Client = createClient({ clientId: 'c', tokens: fromCookie })
export const ofMap: Client = createClient({ clientId: 'c', storage: { read: () => null, write: () => true, remove: () => {} } })
export const ofStore: Client = createClient({
  clientId: 'c',
  storage: { read: async () => undefined, write: async () => {}, remove: async () => {} },
})
export const toKeep: string = JSON.stringify(ofRequest.session.tokens())
