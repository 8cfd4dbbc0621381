/** Every mistake that the check-up finds: `npx tsx demo/mistakes/run.ts` serves them, and the tests run through them. */
import type { Mistake } from './mistake'
import { BROWSER_MISTAKES } from './table/browser'
import { CLIENT_MISTAKES } from './table/client'
import { DELIVERY_MISTAKES, POLICY_MISTAKES } from './table/delivery'
import { ATTRIBUTE_MISTAKES, TAG_MISTAKES, VALUE_MISTAKES } from './table/markup'
import { REACH_MISTAKES, SHOP_MISTAKES } from './table/shop'

export const MISTAKES: readonly Mistake[] = [
  ...CLIENT_MISTAKES,
  ...TAG_MISTAKES,
  ...ATTRIBUTE_MISTAKES,
  ...VALUE_MISTAKES,
  ...SHOP_MISTAKES,
  ...REACH_MISTAKES,
  ...DELIVERY_MISTAKES,
  ...POLICY_MISTAKES,
  ...BROWSER_MISTAKES,
]
