/** Platform estimate (spec §3 "Estimate response") → the sums that the widget draws. */
import type { CartEstimate } from '../platform/cart/estimate-model'
import { type FormatMoney, toAmount } from './cart-view'
import type { TotalsView } from './views'

export const currencyOf = ({ cart, currency }: CartEstimate): string =>
  cart?.conversionCurrency || currency || cart?.currency || ''

export function toTotals(estimate: CartEstimate, format: FormatMoney): TotalsView | undefined {
  const summary = estimate.priceSummary
  if (!summary?.subtotal) return undefined
  const currency = currencyOf(estimate)
  const discount = toAmount(summary.discount, currency, format)
  return {
    subtotal: toAmount(summary.subtotal, currency, format),
    discount: discount.value > 0 ? discount : undefined,
    total: toAmount(summary.total ?? summary.subtotal, currency, format),
  }
}
