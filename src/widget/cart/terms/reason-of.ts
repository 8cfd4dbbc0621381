/** Version 2 of the cart refuses a coupon or gift card with one code, and says in the error's data why. */
import type { CartletError } from '../../../platform/http/errors'
import { numberOf, objectOr } from '../../../store/catalog/untrusted'

interface CouponMinimum {
  requiredMinimumSubtotal?: { convertedAmount?: string }
}

/** A refusal of the code itself, for a reason that this release does not know: the same code would be refused again. */
export const isOfCode = ({ code }: CartletError): boolean => /^(ERROR_|INVALID_)?(COUPON|GIFT_CARD)_/.test(code)

export const reasonOf = ({ data }: CartletError): unknown => objectOr(data as { reason?: unknown } | undefined).reason

/** From which amount on a coupon can be used, in the visitor's currency. */
export function leastOf({ data }: CartletError): number | undefined {
  const { minSubtotalNotReachedDetails: details } = objectOr(data as Partial<Record<string, CouponMinimum>> | undefined)
  return numberOf(objectOr(objectOr(details).requiredMinimumSubtotal).convertedAmount)
}
