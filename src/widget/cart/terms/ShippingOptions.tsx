/** Delivery options with price, time, slot and pick-up address. Native radio buttons, which handle the arrow keys. */
import { useId } from 'react'
import type { ShippingOptionView } from '../../../store/base/totals-model'
import { useFormats } from '../cart-context'
import { useExtrasMessages } from '../extras/extras-messages'
import { slotText } from '../extras/slot-text'

export interface ShippingOptionsProps {
  options: readonly ShippingOptionView[]
  /** Others, and how long each takes, are told at the checkout. */
  moreAtCheckout?: boolean
  onChoose(option: ShippingOptionView): void
}

export function ShippingOptions({ options, moreAtCheckout, onChoose }: ShippingOptionsProps) {
  const formats = useFormats()
  const messages = useExtrasMessages()
  const name = useId()

  const CHARGES = { handling: messages.handling, insurance: messages.insurance, other: '' }
  const PICKUPS = { store: messages.pickupStore, point: messages.pickupPoint, unknown: messages.pickup }

  return (
    <fieldset className="ways">
      <legend>{messages.delivery}</legend>
      {options.map((option) => {
        const { key, title, cost, charges, deliveryTime, instructions, slot, pickup, selected, unpriced } = option
        const about = [
          deliveryTime,
          slot && slotText(slot, messages, formats),
          pickup && PICKUPS[pickup.kind],
          pickup?.address.join(', '),
          instructions,
          ...charges.map(({ kind, text, price }) => messages.includesCharge(text || CHARGES[kind], price.formatted)),
        ].filter((text): text is string => Boolean(text))
        return (
          <label className="way" key={key}>
            {/* Orca reads no description of a group. */}
            <input
              type="radio"
              name={name}
              checked={selected}
              aria-describedby={moreAtCheckout ? `${name}-more` : undefined}
              onChange={() => onChoose(option)}
            />
            <span className="way-title">
              <bdi>{title}</bdi>
              {[...new Set(about)].map((text) => (
                <small key={text}>
                  <bdi>{text}</bdi>
                </small>
              ))}
            </span>
            <span className="price">
              <bdi>{cost.value > 0 || unpriced ? cost.formatted : messages.free}</bdi>
            </span>
          </label>
        )
      })}
      {moreAtCheckout && (
        <p className="hint" id={`${name}-more`}>
          {messages.deliveryMoreAtCheckout}
        </p>
      )}
    </fieldset>
  )
}
