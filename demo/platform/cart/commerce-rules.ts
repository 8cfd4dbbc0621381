/** What the shop's owner decided about orders; kept in the database, changed through the control API. */
import type { Db } from '../storage/db'
import { type StoredSetting, storedSetting } from '../storage/stored-setting'

export const AUTO_TAX = ['on', 'failing', 'off'] as const

export interface CommerceRules {
  /** Prices hold the tax already. */
  taxIncluded: boolean
  /** How the service that knows the taxes of other countries is doing. */
  autoTax: (typeof AUTO_TAX)[number]
  /** Smaller orders are not taken; minor units. */
  minimumOrderMinor: number
  /** From this subtotal on standard delivery is free at home; minor units, null: never. */
  freeDeliveryFromMinor: number | null
  /** Warn of lines of which no more than this can be had; 0: never. */
  warnBelow: number
  /** Warn about lines whose price changed since they were added. */
  warnOfPriceChanges: boolean
}

export const DEFAULT_COMMERCE: CommerceRules = {
  taxIncluded: false,
  autoTax: 'on',
  minimumOrderMinor: 0,
  freeDeliveryFromMinor: null,
  warnBelow: 0,
  warnOfPriceChanges: false,
}

export const createCommerceRules = (db: Db): StoredSetting<CommerceRules> => storedSetting(db, 'commerce_rules', DEFAULT_COMMERCE)

export type Commerce = ReturnType<typeof createCommerceRules>
