/** One-time purchase or a subscription, with prices and frequency. */

import { useId } from 'react'
import type { ProductView, SubscriptionView, VariantView } from '../../../store/base/views'
import { entryOf } from '../../../store/catalog/untrusted'
import { distinct } from '../card/distinct'
import { useProductMessages } from '../card/product-messages'
import { Problem } from './Problem'

export interface PlanPickerProps {
  product: Pick<ProductView, 'subscriptions' | 'oneTimePurchase'>
  /** May have its own prices for the subscriptions. */
  variant?: VariantView
  /** Id of the picked subscription; undefined for a one-time purchase. */
  picked?: string
  /** Shown when the product is sold by subscription only and none is picked. */
  problem?: string
  /** The problem is announced. */
  isAlert?: boolean
  onPick(subscription: string | undefined): void
}

export function PlanPicker({
  product: { subscriptions, oneTimePurchase },
  variant,
  picked,
  problem,
  isAlert,
  onPick,
}: PlanPickerProps) {
  const messages = useProductMessages()
  const id = useId()
  if (!subscriptions.length) return null

  const factsOf = ({ id: plan, title, frequency, cycles, discountPercent, discountAmount, price }: SubscriptionView): string => {
    const own = entryOf(variant?.subscriptionPrices ?? {}, plan) ?? price
    const often = frequency && messages.frequency(frequency.unit, frequency.interval)
    return [
      // The shop's title may say it: "A tin every month".
      often && !title.toLowerCase().includes(often.toLowerCase()) && often,
      cycles && messages.cycles(cycles),
      discountPercent ? messages.percentOff(discountPercent) : discountAmount && messages.amountOff(discountAmount.formatted),
      own && messages.perPayment(own.formatted),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  const row = (value: string | undefined, title: string, facts: string, description?: string) => (
    <label className="plan" key={value ?? ''}>
      <input type="radio" name={id} value={value ?? ''} checked={picked === value} onChange={() => onPick(value)} />
      <span>
        <bdi>{title}</bdi>
        {facts && <small className="hint">{facts}</small>}
        {description && (
          <small className="hint">
            <bdi>{description}</bdi>
          </small>
        )}
      </span>
    </label>
  )
  return (
    <fieldset
      className="group plans"
      part="option"
      data-missing={problem ? '' : undefined}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <legend className="title">{messages.purchase}</legend>
      {oneTimePurchase && row(undefined, messages.buyOnce, '')}
      {distinct(subscriptions, ({ id: plan }) => plan).map((plan) => row(plan.id, plan.title, factsOf(plan), plan.description))}
      <Problem id={id} text={problem} isAlert={isAlert} />
    </fieldset>
  )
}
