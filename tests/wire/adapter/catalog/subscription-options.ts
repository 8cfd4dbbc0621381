/** Rules for subscription options of catalog version 1. */
import {
  allowsOneTimePurchaseV1,
  getSubscriptionOptionV1,
  listSubscriptionOptionsV1,
} from '../../../../src/platform/catalog/v1/subscription-option-api'
import { positional } from '../positional'
import type { Rules } from '../rule'

interface OfProduct {
  productId: string
  includeHiddenSubscriptionOptions?: boolean
}

export const subscriptionOptionRules: Rules = {
  'subscriptionOptions.getSubscriptionOptionsForProduct': positional(
    'subscriptionOptions.getSubscriptionOptionsForProduct',
    { fields: ['productId'], options: ['includeHiddenSubscriptionOptions'] },
    async (caller, { productId, ...given }: OfProduct) => ({
      subscriptionOptions: await listSubscriptionOptionsV1(caller, productId, given),
    }),
  ),
  'subscriptionOptions.getOneTimePurchasesStatus': positional(
    'subscriptionOptions.getOneTimePurchasesStatus',
    { fields: ['productId'] },
    async (caller, { productId }: OfProduct) => ({ allowed: await allowsOneTimePurchaseV1(caller, productId) }),
  ),
  'subscriptionOptions.getSubscriptionOption': positional(
    'subscriptionOptions.getSubscriptionOption',
    { fields: ['id'] },
    async (caller, { id }: { id: string }) => ({ subscriptionOption: await getSubscriptionOptionV1(caller, id) }),
  ),
}
