/**
 * What a line of the cart is besides name, choices and price (specification §3 "Cart"): a custom item, a file, a service at a time, a
 * subscription, something with a weight. Put in order for whoever draws it; nothing is kept.
 */
import type { LineItem, SubscriptionOptionInfo } from '../platform/cart/model'
import { type FormatMoney, listOf, textOf, toAmount } from './cart-view'
import type { LineFacts, Period } from './estimate-view'
import { toPayment } from './payment-view'
import type { CartLineView } from './views'

const KINDS: Readonly<Record<string, LineFacts['kind']>> = {
  PHYSICAL: 'physical',
  DIGITAL: 'digital',
  GIFT_CARD: 'gift-card',
  SERVICE: 'service',
}
const UNITS: Readonly<Record<string, Period['unit']>> = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' }

const periodOf = ({ frequency = '', interval }: { frequency?: string; interval?: number }): Period => ({
  unit: UNITS[frequency] ?? 'unknown',
  count: interval && interval > 0 ? interval : 1,
})

function toSubscription({
  title,
  description,
  subscriptionSettings: settings,
}: SubscriptionOptionInfo): LineFacts['subscription'] {
  const { billingCycles, autoRenewal, startDate, freeTrialPeriod } = settings ?? {}
  return {
    title: textOf(title) || undefined,
    description: textOf(description) || undefined,
    every: periodOf(settings ?? {}),
    cycles: billingCycles || undefined,
    renews: autoRenewal ?? undefined,
    from: startDate ?? undefined,
    freeTrial: freeTrialPeriod ? periodOf(freeTrialPeriod) : undefined,
  }
}

const toExtras = (line: LineItem, currency: string, format: FormatMoney) =>
  listOf(line.modifierGroups).flatMap(({ name, modifiers }) =>
    listOf(modifiers).map(({ label, price }) => ({
      name: textOf(name),
      value: textOf(label),
      ...(price && { price: toAmount(price, currency, format) }),
    })),
  )

/**
 * @param line of the cart; one without `details` (still being added) has no facts
 * @param weightUnit the cart's, where the caller knows it
 */
export function toLineFacts({ details: line, price }: CartLineView, format: FormatMoney, weightUnit = ''): LineFacts {
  if (!line) return {}
  const { currency } = price
  const { serviceProperties: service, physicalProperties: physical, subscriptionOptionInfo: plan, digitalFile, itemType } = line
  const payment = toPayment(line.paymentOption, line.depositAmount, currency, format)
  const extras = toExtras(line, currency, format)
  const timed = service?.scheduledDate || service?.endDate || service?.numberOfParticipants
  return {
    kind: KINDS[itemType?.preset ?? ''] ?? (itemType?.custom || undefined),
    custom: line.customLineItem === true || !line.catalogReference?.catalogItemId || undefined,
    fixedQuantity: line.fixedQuantity === true || undefined,
    digitalFile: digitalFile ? { kind: digitalFile.fileType } : undefined,
    service: timed
      ? { from: service.scheduledDate ?? undefined, to: service.endDate ?? undefined, participants: service.numberOfParticipants }
      : undefined,
    subscription: plan ? toSubscription(plan) : undefined,
    sku: physical?.sku || undefined,
    weight: physical?.weight ? { value: physical.weight, unit: weightUnit } : undefined,
    payment: payment.kind === 'full-online' ? undefined : payment,
    extras: extras.length ? extras : undefined,
  }
}
