/** Rules for the SDK's catalog modules: the names of each function's arguments, and our corresponding call. */

import { checkoutRules } from '../cart/checkout'
import { ordersRules } from '../cart/orders'
import type { Rules } from '../rule'
import { brandsV3, customizationsV3, infoSectionsV3, ribbonsV3, versionRules } from './catalog-labels'
import { categoriesRules } from './categories'
import { collectionsRules } from './collections'
import { inventoryRules } from './inventory'
import { productsRules } from './products'
import { productsV3Rules } from './products-v3'

export const catalogRules: Rules = {
  ...brandsV3,
  ...categoriesRules,
  ...checkoutRules,
  ...collectionsRules,
  ...customizationsV3,
  ...infoSectionsV3,
  ...inventoryRules,
  ...ordersRules,
  ...productsRules,
  ...productsV3Rules,
  ...ribbonsV3,
  ...versionRules,
}
