/** docs/platform.md §3 "Discount rule", §4 and §9 (the activity window). */
import { enumOf, type Open, type ValueOf } from '../wire/enum'

/** docs/platform.md §4 "Discount rule status". */
export const DiscountRuleStatus = /*#__PURE__*/ enumOf('LIVE', 'EXPIRED', 'PENDING')
export type DiscountRuleStatus = ValueOf<typeof DiscountRuleStatus>
/** docs/platform.md §4 "Discount rule type". */
export const DiscountRuleType = /*#__PURE__*/ enumOf('PERCENTAGE', 'FIXED_AMOUNT', 'FIXED_PRICE', 'QUANTITY_BASED')
export type DiscountRuleType = ValueOf<typeof DiscountRuleType>
/** The condition of a discount rule (values not shown in the specification). */
export const DiscountTriggerType = /*#__PURE__*/ enumOf(
  'AND',
  'SUBTOTAL_RANGE',
  'ITEM_QUANTITY_RANGE',
  'CUSTOM',
  'OR',
  'CUSTOMER_ELIGIBILITY',
)
export type DiscountTriggerType = ValueOf<typeof DiscountTriggerType>
/** How the items of a discount rule are selected (values not shown in the specification). */
export const DiscountScopeType = /*#__PURE__*/ enumOf('CATALOG_ITEM', 'CUSTOM_FILTER')
export type DiscountScopeType = ValueOf<typeof DiscountScopeType>

/** Items of a catalog, or an app's custom filter. */
export interface DiscountScope {
  id?: string
  type?: Open<DiscountScopeType>
  catalogItemFilter?: { catalogAppId?: string; catalogItemIds?: string[] }
  customFilter?: { appId?: string; params?: Record<string, unknown> }
}

/** A condition, or several conditions joined by `and` or `or`. */
export interface DiscountTrigger {
  triggerType?: Open<DiscountTriggerType>
  and?: { triggers?: DiscountTrigger[] }
  or?: { triggers?: DiscountTrigger[] }
  subtotalRange?: { from?: string; to?: string; scopes?: DiscountScope[] }
  itemQuantityRange?: { from?: number; to?: number; scopes?: DiscountScope[] }
  [trigger: string]: unknown
}

export interface RuleDiscount {
  discountType?: Open<DiscountRuleType>
  percentage?: number
  /** Decimal as text, major units. */
  fixedAmount?: string
  fixedPrice?: string
  targetType?: string
  specificItemsInfo?: { scopes?: DiscountScope[] }
}

export interface DiscountRule {
  id: string
  revision?: string
  name?: string
  active?: boolean
  status?: Open<DiscountRuleStatus>
  trigger?: DiscountTrigger
  /** An absent `start` or `end` means no limit on that side. */
  activeTimeInfo?: { start?: Date; end?: Date }
  discounts?: { values?: RuleDiscount[] }
  usageCount?: number
  tags?: { privateTags?: { tagIds?: string[] }; publicTags?: { tagIds?: string[] } }
  createdDate?: Date
  updatedDate?: Date
}
