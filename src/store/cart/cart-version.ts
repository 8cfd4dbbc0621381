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
  { client, storage, store, formatMoney, cartApi = 'auto' }: CartVersionContext,
  core: () => CartCore,
): <T>(request: (cart: CartPort) => Promise<T>) => Promise<T> {
  const key = storageKey(client.clientId, 'cart-api')
  let isSecond = cartApi === 'v2' || (cartApi === 'auto' && storage.read(key) === 'v2')
  const first = createCartV1(client, formatMoney)
  const loadSecond = () => import('./v2/cart-v2.chunk')
  const second = once(async () => (await loadSecond()).createCartV2(client, formatMoney))
  let turning: Promise<unknown> | undefined
  const ask = async <T>(request: (cart: CartPort) => Promise<T>) => request(isSecond ? await second() : first)
  /** Rejects unless the other version answers: then nothing is decided. */
  async function turn(): Promise<void> {
    const next = await second()
    await (await loadSecond()).takeOver(isSecond ? first : next, client.session, store, core())
    isSecond = !isSecond
    storage.write(key, isSecond ? 'v2' : 'v1')
  }
  return async (request) => {
    const asked = isSecond
    try {
      return await ask(request)
    } catch (thrown) {
      if (cartApi !== 'auto' || !isGone(thrown as CartletError)) throw thrown
      // Unless a concurrent request has turned it already.
      if (asked === isSecond) {
        turning ??= turn().finally(() => {
          turning = undefined
        })
        await turning.catch(() => {
          throw thrown
        })
      }
    }
    return ask(request)
  }
}
