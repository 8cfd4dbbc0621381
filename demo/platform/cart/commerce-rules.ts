/** The shop owner's settings for orders; kept in the database, changed through the control API. */
import type { Db } from '../storage/db'
import { type StoredSetting, storedSetting } from '../storage/stored-setting'

export const AUTO_TAX = ['on', 'failing', 'off'] as const

/** The id of the stores app for which requests to be told of stock are collected; `off`: for none. */
export const STOCK_REQUESTS = ['stores', 'other-id', 'off'] as const

/** Whether prices follow the header of a call that names a currency; `refused`: no page may send it. */
export const CURRENCY_HEADER = ['followed', 'ignored', 'refused'] as const

export interface CommerceRules {
  /** Prices include the tax. */
  taxIncluded: boolean
  /** The state of the service that calculates taxes for other countries. */
  autoTax: (typeof AUTO_TAX)[number]
  /** Smaller orders are refused; minor units. */
  minimumOrderMinor: number
  /** The subtotal from which standard delivery at home is free, in minor units; null: never. */
  freeDeliveryFromMinor: number | null
  /** Warns about line items of which this many or fewer are left; 0: never. */
  warnBelow: number
  /** Warns about line items whose price changed since they were added. */
  warnOfPriceChanges: boolean
  /** In version 2 of the cart, an estimate without a chosen delivery method takes the first one; otherwise it has none. */
  picksDelivery: boolean
  stockRequests: (typeof STOCK_REQUESTS)[number]
  currencyHeader: (typeof CURRENCY_HEADER)[number]
}

export const DEFAULT_COMMERCE: CommerceRules = {
  taxIncluded: false,
  autoTax: 'on',
  minimumOrderMinor: 0,
  freeDeliveryFromMinor: null,
  warnBelow: 0,
  warnOfPriceChanges: false,
  picksDelivery: true,
  stockRequests: 'stores',
  currencyHeader: 'followed',
}

export const createCommerceRules = (db: Db): StoredSetting<CommerceRules> => storedSetting(db, 'commerce_rules', DEFAULT_COMMERCE)

export type Commerce = ReturnType<typeof createCommerceRules>
