/** Controls for the whole order: promo code, gift card, note for the shop, destination. */
import type { ComponentType, ReactNode } from 'react'
import { type ShopState, selectCart } from '../../../store/base/state'
import { useSurroundings } from '../../shop-context'
import { useLoad } from '../../use-load'
import { CouponForm } from './CouponForm'
import { EstimateSection } from './EstimateSection'
import { NoteForm } from './NoteForm'

export interface CartTermsProps {
  state: ShopState
}

/** The gift card's part, loaded for carts that take gift cards. */
export type LoadGiftCard = () => Promise<{ GiftCard: ComponentType<CartTermsProps> }>

export const createTerms = (loadGiftCard: LoadGiftCard): ComponentType<CartTermsProps> =>
  function Terms({ state }) {
    const takesCards = selectCart(state)?.giftCards !== undefined
    const { value } = useLoad(loadGiftCard, takesCards)
    return <CartTerms state={state}>{takesCards && value && <value.GiftCard state={state} />}</CartTerms>
  }

export function CartTerms({ state, children }: CartTermsProps & { children?: ReactNode }) {
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
      {children}
      <NoteForm note={cart?.note} state={state.note} onNote={(text) => ignoreFailure(shop.cart.setNote(text))} />
      <EstimateSection state={state} />
    </div>
  )
}
