/** Platform estimate (docs/platform.md §3 "Estimate response") → the totals that the widget draws. */
import { CartletError } from '../../platform/http/errors'
import type { EstimateAnswer } from '../base/cart-answer'
import type { FormatMoney } from '../base/format-money'
import type { TotalsView } from '../base/totals-model'
import { amountIn } from '../cart/read-price'
import { objectOr, textOf } from '../catalog/untrusted'

export function currencyOf({ cart, currency }: EstimateAnswer): string {
  const { conversionCurrency, currency: own } = objectOr(cart)
  return textOf(conversionCurrency) || textOf(currency) || textOf(own)
}

/** The error for an unreadable part of an estimate; the readable rest is used. */
export const badEstimate = (part: string): CartletError =>
  new CartletError('BAD_RESPONSE', `The estimate's ${part} could not be read`, { retryable: true, delivered: 'yes' })

/** Undefined without readable totals. */
export function toTotals(estimate: EstimateAnswer, format: FormatMoney): TotalsView | undefined {
  const currency = currencyOf(estimate)
  const sums = objectOr(estimate.priceSummary)
  const subtotal = amountIn(sums.subtotal, currency, format)
  const total = amountIn(sums.total ?? sums.subtotal, currency, format)
  if (!subtotal || !total) return undefined
  const discount = amountIn(sums.discount, currency, format)
  return { subtotal, discount: discount && discount.value > 0 ? discount : undefined, total }
}
