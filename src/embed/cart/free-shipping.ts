/**
 * `data-free-shipping-from="35 EUR"`: the subtotal from which the author ships free. Only displayed: the platform sets the cost.
 */
import type { Amount } from '../../store/base/views'
import { report } from '../report/console'

const AMOUNT_AND_CURRENCY = /^(\d{1,9}(?:\.\d{1,3})?)\s*([A-Z]{3})$/

/** @param text amount in major units, then an ISO 4217 code; anything else is reported and ignored */
export function readFreeShipping(text: string): Pick<Amount, 'value' | 'currency'> | undefined {
  if (!text) return undefined
  const [, value, currency] = AMOUNT_AND_CURRENCY.exec(text.trim().toUpperCase()) ?? []
  if (currency && Number(value) > 0) return { value: Number(value), currency }
  report(
    `data-free-shipping-from="${text}" is not an amount with a currency.`,
    'Write the amount with a decimal point and the currency as three letters: data-free-shipping-from="35 EUR".',
  )
  return undefined
}
