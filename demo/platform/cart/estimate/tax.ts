/** Tax rates: the shop's own at home and in Europe, those of a tax service for other countries. */
import { percentOf } from '../../money'
import type { CommerceRules } from '../commerce-rules'
import { type Destination, HOME } from './destination'

export interface TaxRate {
  name: string
  percent: number
  included: boolean
  rateType: 'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE'
  fallbackReason?: 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED'
}

const VAT_PERCENT = 20
const VAT_COUNTRIES = [HOME, 'AT', 'BE', 'DE', 'ES', 'FR', 'GB', 'IT', 'NL', 'PT']
const STATES: Readonly<Record<string, number>> = {
  'US-NY': 8.875,
  'US-CA': 7.25,
  'US-TX': 6.25,
  'US-OR': 0,
  'US-MT': 0,
  'US-NH': 0,
}
const USUAL_STATE_PERCENT = 6
const FALLBACK_PERCENT = 7

export const taxRateFor = (
  { autoTax, taxIncluded: included }: CommerceRules,
  { country = HOME, subdivision }: Destination,
): TaxRate => {
  if (VAT_COUNTRIES.includes(country)) return { name: 'VAT', percent: VAT_PERCENT, included, rateType: 'MANUAL_RATE' }
  const none: TaxRate = { name: '', percent: 0, included, rateType: 'NO_TAX_COLLECTED' }
  if (country !== 'US') return none
  const name = 'Sales tax'
  if (autoTax !== 'on') {
    const fallbackReason = autoTax === 'failing' ? 'AUTO_TAX_FAILED' : 'AUTO_TAX_DEACTIVATED'
    return { name, percent: FALLBACK_PERCENT, included, rateType: 'FALLBACK_RATE', fallbackReason }
  }
  const percent = STATES[subdivision ?? ''] ?? USUAL_STATE_PERCENT
  return percent === 0 ? none : { name, percent, included, rateType: 'AUTO_RATE' }
}

/** The tax on a price: added to it, or the part of it that is tax when prices include tax. */
export const taxOn = (minor: number, { percent, included }: TaxRate): number =>
  included ? minor - Math.round((minor * 100) / (100 + percent)) : percentOf(minor, percent)
