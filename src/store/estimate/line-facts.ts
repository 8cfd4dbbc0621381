/**
 * Facts of a cart line besides name, choices and price (docs/platform.md §3 "Cart"): custom item, file, service appointment, subscription, weight.
 * Computed for drawing, not stored.
 */
import { isRecord } from '../../platform/wire/record'
import type { LineDetails, SubscriptionDetails } from '../base/cart-answer'
import type { LineFacts, Period } from '../base/estimate-model'
import type { FormatMoney } from '../base/format-money'
import type { CartLineView } from '../base/views'
import { amountIn, translated } from '../cart/read-price'
import { countOf, dateOf, entryOf, numberOf, objectOr, objectsIn, wordsOf } from '../catalog/untrusted'
import { toPayment } from './payment-view'

const KINDS: Readonly<Record<string, LineFacts['kind']>> = {
  PHYSICAL: 'physical',
  DIGITAL: 'digital',
  GIFT_CARD: 'gift-card',
  SERVICE: 'service',
}
const UNITS: Readonly<Record<string, Period['unit']>> = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' }

const periodOf = (period: { frequency?: unknown; interval?: unknown } | null | undefined): Period => ({
  unit: entryOf(UNITS, objectOr(period).frequency) ?? 'unknown',
  count: countOf(objectOr(period).interval) || 1,
})

function toSubscription({ title, description, subscriptionSettings }: SubscriptionDetails): LineFacts['subscription'] {
  const { billingCycles, autoRenewal, startDate, freeTrialPeriod } = objectOr(subscriptionSettings)
  return {
    title: translated(title) || undefined,
    description: translated(description) || undefined,
    every: periodOf(subscriptionSettings),
    cycles: countOf(billingCycles) || undefined,
    renews: typeof autoRenewal === 'boolean' ? autoRenewal : undefined,
    from: dateOf(startDate),
    freeTrial: isRecord(freeTrialPeriod) ? periodOf(freeTrialPeriod) : undefined,
  }
}

const toExtras = (line: LineDetails, currency: string, format: FormatMoney) =>
  objectsIn(line.modifierGroups).flatMap(({ name, modifiers }) =>
    objectsIn(modifiers).flatMap(({ label, price }) => {
      const value = translated(label)
      const added = amountIn(price, currency, format)
      return value ? [{ name: translated(name), value, ...(added && { price: added }) }] : []
    }),
  )

/**
 * @param line of the cart; a line without `details` (still being added) has no facts
 * @param weightUnit the cart's, if the caller knows it
 */
export function toLineFacts({ details: line, price }: CartLineView, format: FormatMoney, weightUnit = ''): LineFacts {
  if (!line) return {}
  const { currency } = price
  const { paymentOption, depositAmount, subscriptionOptionInfo: plan, digitalFile } = line
  const { scheduledDate, endDate, numberOfParticipants } = objectOr(line.serviceProperties)
  const service = { from: dateOf(scheduledDate), to: dateOf(endDate), participants: countOf(numberOfParticipants) }
  const { preset, custom } = objectOr(line.itemType)
  const { sku, weight } = objectOr(line.physicalProperties)
  const heavy = numberOf(weight) ?? 0
  const payment = toPayment(paymentOption, depositAmount, currency, format)
  const extras = toExtras(line, currency, format)
  return {
    kind: entryOf(KINDS, preset) ?? wordsOf(custom),
    custom: line.customLineItem === true || !objectOr(line.catalogReference).catalogItemId || undefined,
    fixedQuantity: line.fixedQuantity === true || undefined,
    digitalFile: isRecord(digitalFile) ? { kind: wordsOf(digitalFile.fileType) } : undefined,
    service: service.from || service.to || service.participants ? service : undefined,
    subscription: isRecord(plan) ? toSubscription(plan) : undefined,
    sku: wordsOf(sku),
    weight: heavy > 0 ? { value: heavy, unit: weightUnit } : undefined,
    payment: payment.kind === 'full-online' ? undefined : payment,
    extras: extras.length ? extras : undefined,
  }
}
