/** The rates of the converter, and a shop's prices in another currency: fixed rates, computed with whole numbers. */
import { type Currency, createMoney, type Money } from './money'

/** What one unit is worth, in ten-thousandths of a dollar. */
export const WORTH: Record<Currency, bigint> = { EUR: 10_870n, JPY: 63n, KWD: 32_500n, USD: 10_000n }

/** Takes minor units of `own`, and writes them in the other currency, rounded half up. */
export const moneyIn = (own: Money, to: Currency): Money => {
  const money = createMoney(to)
  const convert = (minor: number): number => {
    const value = BigInt(minor) * WORTH[own.currency] * 10n ** BigInt(money.digits)
    const unit = WORTH[to] * 10n ** BigInt(own.digits)
    return Number((value * 2n + unit) / (unit * 2n))
  }
  return {
    ...money,
    toMajor: (minor) => money.toMajor(convert(minor)),
    toAmount: (minor) => money.toAmount(convert(minor)),
    format: (minor) => money.format(convert(minor)),
  }
}
