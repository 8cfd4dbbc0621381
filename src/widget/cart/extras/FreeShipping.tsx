/** Shows how much is missing for free shipping: a sentence, and a bar as decoration. */
import { NONE, type ShopState, selectCart } from '../../../store/base/state'
import { useExtras, useFormats } from '../cart-context'
import { useExtrasMessages } from './extras-messages'

/** The bar is an SVG, whose length is an attribute: a strict content security policy blocks inline styles. */
const LENGTH = 1000

export function FreeShipping({ state }: { state: ShopState }) {
  const { freeShippingFrom } = useExtras()
  const formats = useFormats()
  const messages = useExtrasMessages()
  const from = freeShippingFrom()
  const { subtotal, isOld } = selectCart(state)?.totals ?? NONE
  if (!from || !subtotal || isOld || subtotal.currency !== from.currency) return null
  const away = from.value - subtotal.value
  // The author's limit is reached, but the platform charges for shipping, so it must not be called free.
  if (away <= 0 && (state.estimate?.view?.shipping?.value ?? 0) > 0) return null
  const part = Math.min(1, Math.max(0, subtotal.value / from.value))
  const waiting = state.estimating || state.pending > 0
  const text = away > 0 ? messages.freeShippingAway(formats.money(away, from.currency)) : messages.freeShippingReached
  return (
    <div className="progress" aria-busy={waiting} data-reached={away > 0 ? undefined : ''}>
      <p>
        <span className="price" key={text}>
          {text}
        </span>
      </p>
      <svg viewBox={`0 0 ${LENGTH} 6`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect className="track" width={LENGTH} height="6" />
        <rect className="done" width={Math.round(part * LENGTH)} height="6" />
      </svg>
    </div>
  )
}
