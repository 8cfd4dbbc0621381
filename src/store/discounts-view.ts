/** What lowers the price (specification §3 "appliedDiscounts") → one shape for coupon, merchant's discount and automatic rule. */
import type { AppliedDiscount } from '../platform/cart/model'
import { type FormatMoney, listOf, textOf, toAmount } from './cart-view'
import type { DiscountView } from './estimate-view'

const REACH: Record<string, DiscountView['reach']> = { SPECIFIC_ITEMS: 'lines', SHIPPING: 'shipping' }

export function toDiscounts(
  applied: readonly (AppliedDiscount | null)[] | null | undefined,
  currency: string,
  format: FormatMoney,
): DiscountView[] {
  return listOf(applied).flatMap(({ coupon, merchantDiscount, discountRule, discountType = '', lineItemIds }): DiscountView[] => {
    const lineIds = listOf(lineItemIds)
    const reach = REACH[discountType] ?? (lineIds.length && !discountType ? 'lines' : 'cart')
    const price = (coupon ?? merchantDiscount ?? discountRule)?.amount
    const about = { reach, lineIds: reach === 'cart' ? [] : lineIds, ...(price && { amount: toAmount(price, currency, format) }) }
    if (coupon) return [{ kind: 'coupon', code: coupon.code, name: coupon.name || undefined, ...about }]
    if (discountRule) return [{ kind: 'rule', name: textOf(discountRule.name) || undefined, ...about }]
    return merchantDiscount ? [{ kind: 'merchant', percentage: merchantDiscount.percentage, ...about }] : []
  })
}
