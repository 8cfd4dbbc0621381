/** How a line is paid (docs/platform.md §4 "Payment option"). */
import type { MultiCurrencyPrice } from '../../platform/wire/primitives'
import type { PaymentView } from '../base/estimate-model'
import type { FormatMoney } from '../base/format-money'
import { amountIn } from '../cart/read-price'
import { entryOf } from '../catalog/untrusted'

const KINDS: Readonly<Record<string, PaymentView['kind']>> = {
  FULL_PAYMENT_ONLINE: 'full-online',
  FULL_PAYMENT_OFFLINE: 'full-offline',
  MEMBERSHIP: 'membership',
  MEMBERSHIP_OFFLINE: 'membership-offline',
  MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER: 'membership-then-offline',
  DEPOSIT_ONLINE: 'deposit',
}

/** Without a payment option the line is paid online. */
export function toPayment(
  option: string | null | undefined,
  deposit: MultiCurrencyPrice | null | undefined,
  currency: string,
  format: FormatMoney,
): PaymentView {
  const kind = option ? (entryOf(KINDS, option) ?? 'other') : 'full-online'
  const now = kind === 'deposit' ? amountIn(deposit, currency, format) : undefined
  return { kind, ...(now && { deposit: now }) }
}
