/** Amounts that the platform converts by its rate of the day, marked as approximate. */
import { getConversionRate } from '../../platform/currency/api'
import type { DecimalValue } from '../../platform/currency/model'
import { isCartletError } from '../../platform/http/errors'
import { isRecord } from '../../platform/wire/record'
import type { Amount } from '../base/amount'
import { ifOffered } from '../base/offered'
import type { Engine } from '../cart/engine'
import { convertAmount } from './convert'
import { isFresh, type ShownCurrency } from './shown-currency'

/** A rate with more digits is no rate. */
const MOST_DIGITS = 30

function rateIn(value: unknown): DecimalValue | undefined {
  const { value: digits, decimalPlaces } = (isRecord(value) ? value : {}) as Partial<DecimalValue>
  const isRate = typeof digits === 'string' && /^\d+$/.test(digits) && digits.length <= MOST_DIGITS && /[1-9]/.test(digits)
  return isRate && Number.isInteger(decimalPlaces) && Number(decimalPlaces) >= 0 && Number(decimalPlaces) <= MOST_DIGITS
    ? { value: digits, decimalPlaces: Number(decimalPlaces) }
    : undefined
}

type Memory = Pick<ShownCurrency, 'kept' | 'keep' | 'tell'>

async function ask({ context }: Pick<Engine, 'context'>, from: string, to: string, { keep, tell }: Memory) {
  const answer = await ifOffered(context, 'currencies', () =>
    getConversionRate(context.client, { from, to }).catch((thrown: unknown) => {
      // The service answers, but has no such currency.
      if (isCartletError(thrown) && thrown.code === 'NOT_FOUND') return null
      throw thrown
    }),
  )
  const rate = rateIn(answer?.rate)
  if (rate) keep({ from, to, rate, at: Date.now() })
  else if (answer !== undefined) tell(`The platform does not convert ${from} into ${to}`)
  return rate
}

/** Resolves with undefined where the shop does not convert. Never rejects. @param about marks the text of an amount as approximate */
export async function readByRate(
  engine: Pick<Engine, 'context'>,
  [from, to]: readonly [string, string],
  about: (amount: string) => string,
  memory: Memory,
): Promise<((amount: Amount) => Amount | undefined) | undefined> {
  const stored = memory.kept()
  const kept = stored.from === from && stored.to === to && isFresh(stored.at) ? rateIn(stored.rate) : undefined
  const rate =
    kept ??
    (await ask(engine, from, to, memory).catch((thrown: unknown) => {
      memory.tell(`The rate from ${from} to ${to} could not be read`, thrown)
      return undefined
    }))
  if (!rate) return undefined
  const format = engine.context.formatMoney
  const places = new Intl.NumberFormat('en', { style: 'currency', currency: to }).resolvedOptions().maximumFractionDigits ?? 2
  return (amount) => {
    // A text of the platform that says more than the value is not ours to rewrite.
    if (amount.currency !== from || amount.formatted !== format(amount.value, from)) return undefined
    const value = convertAmount(amount.value, rate, places)
    return value === undefined
      ? undefined
      : { ...amount, formatted: about(format(value, to)), converted: { value, currency: to } }
  }
}
