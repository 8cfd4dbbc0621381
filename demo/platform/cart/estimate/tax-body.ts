/** A tax in the platform's JSON. */
import type { Site } from '../../site'
import type { TaxRate } from './tax'

export const rateText = ({ percent }: TaxRate): string => String(Number((percent / 100).toFixed(6)))

export const taxDetails = ({ money }: Site, rate: TaxRate, taxableMinor: number, taxMinor: number, asked: boolean) => ({
  taxableAmount: money.wirePrice(asked ? taxableMinor : 0),
  taxRate: asked ? rateText(rate) : '0',
  totalTax: money.wirePrice(taxMinor),
  rateBreakdown:
    asked && rate.rateType !== 'NO_TAX_COLLECTED'
      ? [{ name: rate.name, rate: rateText(rate), tax: money.wirePrice(taxMinor) }]
      : [],
})
