/** Controls for the whole order: promo code, note for the shop, destination. */
import { type ShopState, selectCart } from '../../../store/base/state'
import { useSurroundings } from '../../shop-context'
import { CouponForm } from './CouponForm'
import { EstimateSection } from './EstimateSection'
import { NoteForm } from './NoteForm'

export function CartTerms({ state }: { state: ShopState }) {
  const { shop } = useSurroundings()
  const cart = selectCart(state)
  const ignoreFailure = (asked: Promise<unknown>) => void asked.catch(() => {}) // the state holds the failure
  return (
    <div className="terms">
      <CouponForm
        coupon={cart?.coupon}
        state={state.coupon}
        onApply={(code) => ignoreFailure(shop.cart.applyCoupon(code))}
        onRemove={() => ignoreFailure(shop.cart.removeCoupon())}
      />
      <NoteForm note={cart?.note} state={state.note} onNote={(text) => ignoreFailure(shop.cart.setNote(text))} />
      <EstimateSection state={state} />
    </div>
  )
}
