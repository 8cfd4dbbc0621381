/** Rules for promotions and product groups of catalog version 3. */
import {
  getProductGroup,
  type ProductGroupOptions,
  queryProductGroups,
  searchProductGroups,
} from '../../../../src/platform/catalog/v3/product-group-api'
import {
  getPromotion,
  queryPromotions,
  resolvePromotions,
  searchPromotions,
} from '../../../../src/platform/catalog/v3/promotion-api'
import { positional } from '../positional'
import { cursorQuery } from '../query'
import type { Rules } from '../rule'

const options = ['fields']

export const promotionRules: Rules = {
  'promotionsV3.resolvePromotions': positional(
    'promotionsV3.resolvePromotions',
    { fields: ['categoryId'] },
    async (caller, { categoryId }: { categoryId: string }) => ({ promotions: await resolvePromotions(caller, categoryId) }),
  ),
  'promotionsV3.getPromotion': positional(
    'promotionsV3.getPromotion',
    { fields: ['promotionId'] },
    async (caller, { promotionId }: { promotionId: string }) => ({ promotion: await getPromotion(caller, promotionId) }),
  ),
  'promotionsV3.queryPromotions': cursorQuery('promotionsV3.queryPromotions', 'promotions', queryPromotions),
  'promotionsV3.searchPromotions': positional(
    'promotionsV3.searchPromotions',
    { fields: ['search'] },
    (caller, { search }: { search: object }) => searchPromotions(caller, search),
  ),
  'productGroupsV3.getProductGroup': positional(
    'productGroupsV3.getProductGroup',
    { fields: ['productGroupId'], options },
    async (caller, { productGroupId, ...given }: { productGroupId: string } & ProductGroupOptions) => ({
      productGroup: await getProductGroup(caller, productGroupId, given),
    }),
  ),
  'productGroupsV3.queryProductGroups': cursorQuery('productGroupsV3.queryProductGroups', 'productGroups', queryProductGroups),
  'productGroupsV3.searchProductGroups': positional(
    'productGroupsV3.searchProductGroups',
    { fields: ['search'], options },
    (caller, { search, ...given }: { search: object } & ProductGroupOptions) => searchProductGroups(caller, search, given),
  ),
}
