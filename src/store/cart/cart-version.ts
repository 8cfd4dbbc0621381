/**
 * Which version of the platform's cart a shop has. Unless the author configured one, the store asks version 1 until the platform says that it is no more; then
 * version 2 for good, remembered by client id. No date decides it.
 */
import type { CartletError } from '../../platform/http/errors'
import type { ActionContext, PagePorts } from '../base/context'
import { once } from '../base/load-once'
import { storageKey } from '../base/storage-keys'
import type { CartCore } from './cart-core'
import type { CartName, CartPort } from './cart-port'
import { createCartV1 } from './v1/v1-cart'

export interface CartVersionContext extends ActionContext, Pick<PagePorts, 'storage'> {
  /** The version that the author configured. @default auto */
  cartApi?: 'auto' | CartName
}

/** A call that does not exist; and codes, as a shop of one catalog version refuses the other's calls, and as gateways name such a call. */
const GONE =
  /^(HTTP_404|UNIMPLEMENTED|\w*CALLING_CART_V\d_API|(CART_V1|API|METHOD|ENDPOINT|ROUTE)_\w*(GONE|REMOVED|DEPRECATED|NOT_FOUND))$/

/** Whether version 1's calls are no more. A cart, line or coupon that does not exist has a code of its own; an outage has another status. */
const isGone = ({ code, status }: Partial<CartletError>): boolean => status === 410 || status === 501 || GONE.test(`${code}`)

/** @param core shows the cart of the version that takes over */
export function createCartVersion(
  { client, storage, store, formatMoney, cartApi = 'auto' }: CartVersionContext,
  core: () => CartCore,
): <T>(request: (cart: CartPort) => Promise<T>) => Promise<T> {
  const key = storageKey(client.clientId, 'cart-api')
  let isSecond = cartApi === 'v2' || (cartApi === 'auto' && storage.read(key) === 'v2')
  const first = createCartV1(client, formatMoney)
  const loadSecond = () => import('./v2/cart-v2.chunk')
  const second = once(async () => (await loadSecond()).createCartV2(client, formatMoney))
  const turn = once(async () => {
    const port = await second()
    // Throws unless version 2 answers: then nothing is decided.
    await (await loadSecond()).takeOver(port, store, core())
    isSecond = true
    storage.write(key, 'v2')
  })
  return async (request) => {
    if (isSecond) return request(await second())
    try {
      return await request(first)
    } catch (thrown) {
      if (cartApi !== 'auto' || !isGone(thrown as CartletError)) throw thrown
      await turn().catch(() => {
        throw thrown
      })
    }
    return request(await second())
  }
}
