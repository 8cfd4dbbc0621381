/** Converts the seeds' euro cents to plausible prices in another currency. Not exchange rates: round, and always the same. */
import type { Currency, Money } from '../money'

const LOCAL: Record<Currency, { minorPerCent: number; roundTo: number }> = {
  EUR: { minorPerCent: 1, roundTo: 1 },
  USD: { minorPerCent: 1, roundTo: 1 },
  JPY: { minorPerCent: 1.6, roundTo: 10 },
  KWD: { minorPerCent: 3.3, roundTo: 5 },
}

export const localMinor = ({ currency }: Money, cents: number): number => {
  const { minorPerCent, roundTo } = LOCAL[currency]
  return Math.round((cents * minorPerCent) / roundTo) * roundTo
}
