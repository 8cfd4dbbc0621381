/** Controls for the whole order: promo code, gift card, note for the shop, destination. */
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { NONE, type ShopState, selectCart } from '../../../store/base/state'
import type { TotalsView } from '../../../store/base/totals-model'
import { useSurroundings } from '../../shop-context'
import { useLoad } from '../../use-load'
import { useCartSurroundings, useFormats } from '../cart-context'
import { useExtrasMessages } from '../extras/extras-messages'
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

/** What the platform says the visitor saves: its sum, else the only discount, where the sums are after it. Nothing is added up. */
export function savedIn({ discount, discounts = [] }: Partial<TotalsView>): string | undefined {
  const [only, another] = discounts
  return (discount ?? (another ? undefined : only?.amount))?.formatted
}

/** Wherever the code was entered: in the form, in the page's address, by the page's script. */
function useCouponAnnouncements(): void {
  const { shop } = useSurroundings()
  const { announce } = useCartSurroundings()
  const messages = useExtrasMessages()
  useEffect(
    () =>
      shop.listen((event) => {
        if (event.type !== 'coupon-change') return
        const { coupon } = event
        announce('coupon', (totals) =>
          coupon ? messages.couponApplied(coupon.code, savedIn(totals ?? NONE)) : messages.couponRemoved,
        )
      }),
    [shop, announce, messages],
  )
}

export function CartTerms({ state, children }: CartTermsProps & { children?: ReactNode }) {
  const { shop } = useSurroundings()
  const cart = selectCart(state)
  const formats = useFormats()
  useCouponAnnouncements()
  const ignoreFailure = (asked: Promise<unknown>) => void asked.catch(() => {}) // the state holds the failure
  return (
    <div className="terms">
      <CouponForm
        coupon={cart?.coupon}
        state={state.coupon}
        money={(value) => formats.money(value, cart?.currency ?? '')}
        onApply={(code) => ignoreFailure(shop.cart.applyCoupon(code))}
        onRemove={() => ignoreFailure(shop.cart.removeCoupon())}
      />
      {children}
      <NoteForm note={cart?.note} state={state.note} onNote={(text) => ignoreFailure(shop.cart.setNote(text))} />
      <EstimateSection state={state} />
    </div>
  )
}
