/**
 * Which version of the platform's cart a shop has. Unless the author configured one, the store asks version 1 until the platform says that it is no more; then
 * version 2, remembered by client id, until the platform says the same of that and version 1 answers: a switch that was taken back. No date decides it.
 */
import type { CartletError } from '../../platform/http/errors'
import type { ActionContext, PagePorts } from '../base/context'
import { once } from '../base/load-once'
import { storageKey } from '../base/storage-keys'
import type { CartCore } from './cart-core'
import { isGone } from './cart-gone'
import type { CartName, CartPort } from './cart-port'
import { createCartV1 } from './v1/v1-cart'

export interface CartVersionContext extends ActionContext, Pick<PagePorts, 'storage'> {
  /** The version that the author configured. @default auto */
  cartApi?: 'auto' | CartName
}

/** @param core shows the cart of the version that takes over */
export function createCartVersion(
  context: CartVersionContext,
  core: () => CartCore,
): <T>(request: (cart: CartPort) => Promise<T>) => Promise<T> {
  const { client, storage, formatMoney, cartApi = 'auto' } = context
  const isAuto = cartApi === 'auto'
  let isSecond = (isAuto ? storage.read(storageKey(client.clientId, 'cart-api')) : cartApi) === 'v2'
  const first = createCartV1(client, formatMoney)
  const loadSecond = () => import('./v2/cart-v2.chunk')
  const second = once(async () => (await loadSecond()).createCartV2(client, formatMoney))
  return async (request) => {
    const asked = isSecond
    try {
      return await request(asked ? await second() : first)
    } catch (thrown) {
      if (!isAuto || !isGone(thrown as CartletError)) throw thrown
      try {
        const next = asked ? first : await second()
        // Unless a concurrent request has turned it already.
        if (asked === isSecond) isSecond = await (await loadSecond()).takeOver(next, context, core())
      } catch (lost) {
        // What has not been answered may be the next time.
        throw (lost as Partial<CartletError>).status ? thrown : Object.assign(thrown as CartletError, { retryable: true })
      }
    }
    return request(isSecond ? await second() : first)
  }
}
