/** A member's subscriptions (docs/platform.md §7 "Subscriptions"), where the shop offers them. Nothing is stored. */
import { querySubscriptionContracts } from '../../platform/order/subscription-api'
import type { Amount } from '../base/amount'
import { ifOffered } from '../base/offered'
import { amountIn, translated } from '../cart/read-price'
import { countOf, dateOf, entryOf, objectOr, objectsIn, textOf } from '../catalog/untrusted'
import type { OrdersContext } from './read-orders'

export type SubscriptionUnit = 'day' | 'week' | 'month' | 'year' | 'unknown'

export interface SubscriptionView {
  id: string
  name: string
  unit: SubscriptionUnit
  interval: number
  since?: Date
  total?: Amount
}

const UNITS: Readonly<Record<string, SubscriptionUnit>> = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' }

/** The platform tells neither whether a subscription runs nor when it charges next. Empty where the shop does not tell. */
export async function readSubscriptions(context: OrdersContext): Promise<SubscriptionView[]> {
  const page = await ifOffered(context, 'subscriptions', () => querySubscriptionContracts(context.client))
  return objectsIn(page?.subscriptionContracts).map(
    ({ id, title, lineItems, subscriptionSettings, createdDate, priceSummary, currency }) => {
      const { frequency, interval } = objectOr(subscriptionSettings)
      const names = objectsIn(lineItems).map(({ productName }) => translated(productName))
      return {
        id: textOf(id),
        name: names.filter(Boolean).join(', ') || textOf(title),
        unit: entryOf(UNITS, frequency) ?? 'unknown',
        interval: countOf(interval) || 1,
        since: dateOf(createdDate),
        total: amountIn(objectOr(priceSummary).total, textOf(currency), context.formatMoney),
      }
    },
  )
}
