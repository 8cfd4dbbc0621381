/** Why a coupon has no effect, in the words of version 2. */
import type { Site } from '../../site'
import type { Coupon } from '../coupons'
import type { PricedLine } from '../pricing'
import { amountIn } from './cart-v2-body'

export interface CouponReason {
  reason: string
  minSubtotalNotReachedDetails?: { requiredMinimumSubtotal: { amount: string; convertedAmount: string } }
}

/** Only for a coupon that has a problem with these lines. */
export const couponReason = (site: Site, coupon: Coupon, lines: readonly PricedLine[], nowMs = Date.now()): CouponReason => {
  const { expiresAt, startsAt, usageLimit, used, customerLimit, usedByCustomer, minimumSubtotalMinor } = coupon
  if (expiresAt !== null && Date.parse(expiresAt) <= nowMs) return { reason: 'EXPIRED' }
  if (startsAt !== null && Date.parse(startsAt) > nowMs) return { reason: 'INACTIVE' }
  if (usageLimit !== null && used >= usageLimit) return { reason: 'MAX_USAGE_EXCEEDED' }
  if (customerLimit && usedByCustomer >= customerLimit) return { reason: 'MAX_USAGE_PER_CUSTOMER_EXCEEDED' }
  const subtotal = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
  if (subtotal < Math.max(1, minimumSubtotalMinor))
    return {
      reason: 'MIN_SUBTOTAL_NOT_REACHED',
      minSubtotalNotReachedDetails: { requiredMinimumSubtotal: amountIn(site, minimumSubtotalMinor) },
    }
  return { reason: 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS' }
}
