/** Discounts (docs/platform.md §3 "appliedDiscounts") → one shape for coupons, merchant discounts and automatic rules. */
import { isRecord } from '../../platform/wire/record'
import type { CartDiscount } from '../base/cart-answer'
import type { FormatMoney } from '../base/format-money'
import type { DiscountView } from '../base/totals-model'
import { amountIn, translated } from '../cart/read-price'
import { entryOf, numberOf, objectOr, objectsIn, stringsIn, textOf, wordsOf } from '../catalog/untrusted'

const REACH: Record<string, DiscountView['reach']> = { SPECIFIC_ITEMS: 'lines', SHIPPING: 'shipping' }

export function toDiscounts(
  applied: readonly (CartDiscount | null)[] | null | undefined,
  currency: string,
  format: FormatMoney,
): DiscountView[] {
  return objectsIn(applied).flatMap(({ coupon, merchantDiscount, discountRule, discountType, lineItemIds }): DiscountView[] => {
    const lineIds = stringsIn(lineItemIds)
    const reach = entryOf(REACH, discountType) ?? (lineIds.length && !discountType ? 'lines' : 'cart')
    const amount = amountIn(objectOr(coupon ?? merchantDiscount ?? discountRule).amount, currency, format)
    const about = { reach, lineIds: reach === 'cart' ? [] : lineIds, ...(amount && { amount }) }
    if (isRecord(coupon)) return [{ kind: 'coupon', code: textOf(coupon.code), name: wordsOf(coupon.name), ...about }]
    if (isRecord(discountRule)) return [{ kind: 'rule', name: translated(discountRule.name) || undefined, ...about }]
    if (!isRecord(merchantDiscount)) return []
    const { percentage } = merchantDiscount
    return [{ kind: 'merchant', percentage: numberOf(percentage), ...about }]
  })
}
