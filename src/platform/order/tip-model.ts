/** Specification §3: the value sets of tips. */
import type { ValueOf } from '../wire/enum'

/** How a tip is reckoned. */
export const TipType = {
  UNKNOWN_TIP_TYPE: 'UNKNOWN_TIP_TYPE',
  PERCENTAGE: 'PERCENTAGE',
  AMOUNT: 'AMOUNT',
  CUSTOM: 'CUSTOM',
} as const
export type TipType = ValueOf<typeof TipType>

/** How a shop lets tips be given. */
export const TipSettingType = {
  UNKNOWN_TIP_TYPE: 'UNKNOWN_TIP_TYPE',
  PERCENTAGE: 'PERCENTAGE',
  AMOUNT: 'AMOUNT',
} as const
export type TipSettingType = ValueOf<typeof TipSettingType>

/** Where a tip was given. */
export const TipSource = {
  UNKNOWN_SOURCE: 'UNKNOWN_SOURCE',
  POS: 'POS',
  WEB: 'WEB',
  DASHBOARD: 'DASHBOARD',
} as const
export type TipSource = ValueOf<typeof TipSource>

/** How a tip is shared among the staff. */
export const TipStaffDistribution = {
  UNKNOWN_SPLIT_METHOD: 'UNKNOWN_SPLIT_METHOD',
  EQUAL: 'EQUAL',
  PROPORTIONAL: 'PROPORTIONAL',
} as const
export type TipStaffDistribution = ValueOf<typeof TipStaffDistribution>
