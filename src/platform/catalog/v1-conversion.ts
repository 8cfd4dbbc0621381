/** Which members of catalog version 1 are dates and decimals (specification §3). */
import type { Conversion } from '../wire/convert'
import { toDate, toNumber } from '../wire/scalars'

export const VARIANT: Conversion = [
  [toNumber, 'variant.priceData.*', 'variant.convertedPriceData.*', 'variant.costAndProfitData.*', 'variant.weight'],
]

export const PRODUCT: Conversion = [
  [toDate, 'lastUpdated', 'createdDate'],
  [
    toNumber,
    'priceData.*',
    'convertedPriceData.*',
    'costAndProfitData.*',
    'weight',
    'variants.variant.priceData.*',
    'variants.variant.convertedPriceData.*',
    'variants.variant.costAndProfitData.*',
    'variants.variant.weight',
    'price.*',
    'discount.value',
    'weightRange.*',
    'priceRange.*',
    'costRange.*',
    'pricePerUnitData.*',
  ],
]

export const COLLECTION: Conversion = [[toDate, 'lastUpdated']]
