/** Kept amounts are written as those of an answer are, so that none changes on the screen when the platform confirms it. */
import type { FormatMoney } from '../base/format-money'
import { mapAmounts } from '../base/map-amounts'
import { amountOf } from './untrusted'

export const rewriteAmounts = <T>(view: T, format: FormatMoney): T =>
  mapAmounts(view, (amount) => amountOf(amount.value, amount.formatted, amount.currency, format) ?? amount)
