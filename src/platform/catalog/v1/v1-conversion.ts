/** The dates and decimals in entities of catalog version 1 (docs/platform.md §3). */
import { type Conversion, type Converter, convert } from '../../wire/convert'
import { toDate, toNumber } from '../../wire/scalars'

const PRICES: Conversion = [[toNumber, 'priceData.*', 'convertedPriceData.*', 'costAndProfitData.*', 'weight']]
const toPrices: Converter = (value) => convert(value, PRICES)

export const VARIANT: Conversion = [[toPrices, 'variant']]

export const PRODUCT: Conversion = [
  ...PRICES,
  [toPrices, 'variants.variant'],
  [toDate, 'lastUpdated', 'createdDate'],
  [toNumber, 'price.*', 'discount.value', 'weightRange.*', 'priceRange.*', 'costRange.*', 'pricePerUnitData.*'],
]

export const COLLECTION: Conversion = [[toDate, 'lastUpdated']]
