/** Changes of the whole cart: its coupon and the buyer's note. */
import { CartletError } from '../../platform/http/errors'
import { pastedText } from '../base/pasted-text'
import { selectCart } from '../base/state'
import type { CartView } from '../base/views'
import type { FullCart } from '../cart/cart-port'
import type { Engine } from '../cart/engine'

export interface CouponAndNote {
  applyCoupon(code: string): Promise<CartView>
  removeCoupon(): Promise<CartView>
  setNote(text: string): Promise<CartView>
}

export function createCouponAndNote({
  context,
  change,
  confirm,
  fail,
}: Pick<Engine, 'context' | 'change' | 'confirm' | 'fail'>): CouponAndNote {
  const { store, queue, emit } = context
  const { setState } = store
  let notes = 0

  /** Sends a change; when its answer was lost, `took` decides by the cart whether it happened. */
  const send = (call: (cart: FullCart) => Promise<CartView>, took: (cart: CartView) => boolean) =>
    queue.run(async () => {
      const { cart, lost } = await change(async (port) => call(await port.more()))
      const view = confirm(cart, 'update')
      if (lost && !took(view)) throw lost
      return view
    })

  return {
    async applyCoupon(code) {
      const couponCode = pastedText(code)
      if (!couponCode) throw new CartletError('INVALID_ARGUMENT', 'code must not be empty')
      setState({ coupon: { status: 'applying', code } })
      try {
        const cart = await send(
          (cart) => cart.applyCoupon(couponCode),
          ({ coupon }) => coupon?.code.toUpperCase() === couponCode.toUpperCase(),
        )
        setState({ coupon: { status: 'idle' } })
        emit({ type: 'coupon-change', coupon: cart.coupon, cart })
        return cart
      } catch (thrown) {
        const error = fail(thrown)
        setState({ coupon: { status: 'refused', code, error } })
        throw error
      }
    },

    async removeCoupon() {
      try {
        const cart = await send(
          (cart) => cart.removeCoupon(selectCart(store.getState())?.coupon),
          ({ coupon }) => !coupon,
        )
        setState({ coupon: { status: 'idle' } })
        emit({ type: 'coupon-change', cart })
        return cart
      } catch (thrown) {
        const error = fail(thrown)
        const code = selectCart(store.getState())?.coupon?.code ?? ''
        setState({ coupon: { status: 'refused', code, error } })
        throw error
      }
    },

    async setNote(text) {
      const mine = ++notes
      setState({ note: { status: 'saving', text } })
      try {
        const cart = await send(
          (cart) => cart.setNote(text),
          ({ note = '' }) => note === text,
        )
        if (mine === notes) setState({ note: { status: 'idle' } })
        return cart
      } catch (thrown) {
        const error = fail(thrown)
        if (mine === notes) setState({ note: { status: 'failed', text, error } })
        throw error
      }
    },
  }
}
