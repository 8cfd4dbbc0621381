/** What is agreed on beside the lines: the promo code, the note for the shop, where it goes. */
import { type ShopState, selectCart } from '../../../store/state'
import { useSurroundings } from '../../shop-context'
import { CouponForm } from './CouponForm'
import { EstimateSection } from './EstimateSection'
import { NoteForm } from './NoteForm'

export function CartTerms({ state }: { state: ShopState }) {
  const { shop } = useSurroundings()
  const cart = selectCart(state)
  const quietly = (asked: Promise<unknown>) => void asked.catch(() => {}) // the state says so
  return (
    <div className="terms">
      <CouponForm
        coupon={cart?.coupon}
        state={state.coupon}
        onApply={(code) => quietly(shop.cart.applyCoupon(code))}
        onRemove={() => quietly(shop.cart.removeCoupon())}
      />
      <NoteForm note={cart?.note} state={state.note} onNote={(text) => quietly(shop.cart.setNote(text))} />
      <EstimateSection state={state} />
    </div>
  )
}
