/** Reads what both versions of the cart send in the same form: amounts, texts, quantities, choices. Never throws. */
import type { MultiCurrencyPrice, TranslatableString } from '../../platform/wire/primitives'
import { isRecord } from '../../platform/wire/record'
import type { Amount } from '../base/amount'
import type { FormatMoney } from '../base/format-money'
import type { LineOptionView } from '../base/views'
import { amountOf, colorOf, numberOf, objectOr, objectsIn, textOf, wordsOf } from '../catalog/untrusted'

type Price = MultiCurrencyPrice | null | undefined

/** Prefers the amount in the visitor's currency, as the platform's own pages do. Undefined when unreadable. */
export function amountIn(price: Price, currency: string, format: FormatMoney): Amount | undefined {
  const { convertedAmount, amount, formattedConvertedAmount, formattedAmount } = objectOr(price)
  const text = wordsOf(formattedConvertedAmount) ?? wordsOf(formattedAmount)
  return (
    amountOf(convertedAmount ?? amount, text, currency, format) ?? (text ? { value: 0, currency, formatted: text } : undefined)
  )
}

/** An absent amount is zero; an unreadable one has no text, because none is better than a wrong one. */
export const toAmount = (price: Price, currency: string, format: FormatMoney): Amount =>
  amountIn(price, currency, format) ?? { value: 0, currency, formatted: price == null ? format(0, currency) : '' }

/** The text in the visitor's language if the platform has it, otherwise the original; empty without either. */
export function translated(text: { original?: unknown; translated?: unknown } | null | undefined): string {
  const { translated: ours, original } = objectOr(text)
  return textOf(ours) || textOf(original)
}

/** Quantity of a line; 1 when unreadable, because the line exists. */
export const piecesOf = (value: unknown): number => wholePieces(value) ?? 1

export function wholePieces(value: unknown): number | undefined {
  const pieces = Math.ceil(numberOf(value) ?? -1)
  return pieces >= 0 && Number.isSafeInteger(pieces) ? pieces : undefined
}

interface AnsweredChoice {
  name?: TranslatableString
  plainText?: TranslatableString
  colorInfo?: TranslatableString & { code?: string }
}

export const toOptions = (lines: readonly AnsweredChoice[] | null | undefined): LineOptionView[] =>
  objectsIn(lines).flatMap(({ name, plainText, colorInfo }) => {
    const value = translated(isRecord(colorInfo) ? colorInfo : plainText)
    return value || translated(name) ? [{ name: translated(name), value, color: colorOf(objectOr(colorInfo).code) }] : []
  })
