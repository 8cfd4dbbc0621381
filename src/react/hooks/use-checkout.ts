/** `useCheckout()`: from the cart to the hosted checkout. */
import { useCallback } from 'react'
import type { Cartlet, CheckoutArguments } from '../../embed/api/cartlet'
import { loadShopParts } from '../../embed/start/chunks'
import type { CartletError } from '../../platform/http/errors'
import { ownOf } from '../../platform/wire/record'
import { useHandle, useShopState } from './use-shop-state'

export interface UseCheckout {
  /** `ready`: the page could not be left; show the visitor a link to `url`. */
  status: 'idle' | 'busy' | 'ready' | 'failed'
  url?: string
  error?: CartletError
  /** Like `window.cartlet.checkout`: dispatches `cartlet:before-checkout`, then leaves in the same tab. */
  checkout: Cartlet['checkout']
}

export function useCheckout(): UseCheckout {
  const handle = useHandle('useCheckout()')
  const state = useShopState(handle, ({ checkout }) => checkout)
  const checkout = useCallback(
    async (order?: CheckoutArguments) => {
      const { returnTo, thankYouUrl, cartUrl, ...buyer } = ownOf(order)
      const [{ page, pageShop }, { startCheckout }] = await Promise.all([handle.started(), loadShopParts()])
      return startCheckout(page, pageShop, page.document, { returnTo, thankYouUrl, cartUrl }, buyer)
    },
    [handle],
  )
  return {
    status: state.status,
    url: state.status === 'ready' ? state.url : undefined,
    error: state.status === 'failed' ? state.error : undefined,
    checkout,
  }
}
