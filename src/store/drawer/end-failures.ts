/** Takes messages about an unreachable shop away once the shop has been reached: otherwise nothing would end them. */
import type { CartletError } from '../../platform/http/errors'
import { ownOf } from '../../platform/wire/record'
import type { ShopState } from '../base/state'
import type { CartContext } from '../cart/cart-core'

/** A cause that several messages may have at once. */
export const isUnreached = (error?: Pick<CartletError, 'code'>): boolean => error?.code === 'NETWORK' || error?.code === 'TIMEOUT'

/** Without a connection, parts cannot be loaded either. */
const wasUnreached = (error?: Pick<CartletError, 'code'>): boolean => isUnreached(error) || error?.code === 'LOAD_FAILED'

/** After a read of the cart, because that follows a return to the tab, a new connection, and "Try again". */
export function endFailures({ store }: Pick<CartContext, 'store'>): void {
  store.subscribe(({ cart, checkout, lineProblems }, before) => {
    if (cart.status !== 'ready' || before.cart.status === 'ready') return
    const kept = Object.entries(lineProblems).filter(([, { error }]) => !wasUnreached(error))
    const isOver = checkout.status === 'failed' && wasUnreached(checkout.error)
    if (!isOver && kept.length === Object.keys(lineProblems).length) return
    store.setState({
      lineProblems: ownOf<ShopState['lineProblems']>(Object.fromEntries(kept)),
      checkout: isOver ? { status: 'idle' } : checkout,
    })
  })
}
