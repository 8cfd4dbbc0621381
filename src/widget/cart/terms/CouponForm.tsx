/** The promo code. */
import type { ExtrasMessages } from '../../../i18n/catalogue'
import type { CouponView } from '../../../store/base/views'
import { entryOf } from '../../../store/catalog/untrusted'
import { useExtrasMessages } from '../extras/extras-messages'
import { CodeForm, type CodeFormProps } from './CodeForm'
import { isOfCode, leastOf, reasonOf } from './reason-of'

export interface CouponFormProps extends Pick<CodeFormProps, 'state' | 'onApply' | 'onRemove'> {
  coupon?: CouponView
  /** Writes an amount in the cart's currency. */
  money?(value: number): string
}

type Reason = Exclude<Extract<keyof ExtrasMessages, `coupon${string}`>, 'couponRemove' | 'couponApplied' | 'couponLeast'>

/** The platform's codes and reasons, of both versions of the cart (docs/platform.md §8). */
const REASONS: Readonly<Record<string, Reason>> = {
  ERROR_COUPON_DOES_NOT_EXIST: 'couponUnknown',
  ERROR_COUPON_EXPIRED: 'couponExpired',
  // Version 1 has one code for all of it: used up, not yet valid, too small an order, other items.
  ERROR_COUPON_NOT_APPLICABLE: 'couponNotNow',
  INVALID_COUPON_CODE: 'couponUnknown',
  // Longer than any code.
  INVALID_ARGUMENT: 'couponUnknown',
  COUPON_ALREADY_EXISTS: 'couponTaken',
  COUPON_LOCKED: 'couponInactive',
  EXPIRED: 'couponExpired',
  DISABLED: 'couponInactive',
  INACTIVE: 'couponInactive',
  MAX_USAGE_EXCEEDED: 'couponUsedUp',
  MAX_USAGE_PER_CUSTOMER_EXCEEDED: 'couponUsedUp',
  NOT_APPLICABLE_TO_SUBSCRIPTIONS: 'couponNotApplicable',
  NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS: 'couponNotApplicable',
  MIN_LINE_ITEM_QUANTITY_NOT_REACHED: 'couponMinimum',
  MIN_SUBTOTAL_NOT_REACHED: 'couponMinimum',
}

const Chip: CodeFormProps['Chip'] = ({ children }) => (
  <span className="chip" part="coupon">
    {children}
  </span>
)

const Fold: CodeFormProps['Fold'] = ({ root, open, children }) => (
  <details ref={root} className="coupon" part="coupon" open={open}>
    {children}
  </details>
)

export function CouponForm({ coupon, money, ...form }: CouponFormProps) {
  const messages = useExtrasMessages()
  const refused: CodeFormProps['words']['refused'] = (error) => {
    const least = leastOf(error)
    if (least && money) return messages.couponLeast(money(least))
    return messages[
      entryOf(REASONS, reasonOf(error)) ?? entryOf(REASONS, error.code) ?? (isOfCode(error) ? 'couponInactive' : 'couponFailed')
    ]
  }
  return (
    <CodeForm
      Chip={Chip}
      Fold={Fold}
      applied={coupon?.code}
      words={{
        open: messages.promoCode,
        label: messages.promoCodeLabel,
        remove: messages.couponRemove,
        empty: messages.couponEmpty,
        refused,
      }}
      {...form}
    />
  )
}
