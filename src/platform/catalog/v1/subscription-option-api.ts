/** docs/platform.md §7 "Subscription options": on which terms a product of catalog version 1 can be subscribed. */
import type { Caller, CallOptions } from '../../http/call'
import { SUBSCRIPTION_OPTIONS } from '../../http/gateway/gateway'
import { get } from '../../http/read-call'
import { path } from '../../http/request-target'
import { type Conversion, entitiesIn, entityIn } from '../../wire/convert'
import type { Open } from '../../wire/enum'
import { ownOf } from '../../wire/record'
import { toNumber } from '../../wire/scalars'

const OPTION: Conversion = [[toNumber, 'discount.value']]

export interface SubscriptionOption {
  id: string
  title?: string
  description?: string
  subscriptionSettings?: {
    frequency?: Open<'DAY' | 'WEEK' | 'MONTH' | 'YEAR'>
    interval?: number
    autoRenewal?: boolean
    billingCycles?: number
  }
  /** In percent, or in major units. */
  discount?: { type?: Open<'PERCENT' | 'AMOUNT'>; value?: number }
}

export interface SubscriptionOptionOfProduct extends SubscriptionOption {
  /** The shop does not offer it at the moment. */
  hidden?: boolean
}

/**
 * GET /v1/subscription-options/byProduct/{productId}, with `includeHiddenSubscriptionOptions`. Products of version 3 have `subscriptionDetails`
 * instead. Whether visitors may ask is not known: see `status` 403.
 */
export const listSubscriptionOptionsV1 = (
  client: Caller,
  productId: string,
  given: CallOptions & { includeHiddenSubscriptionOptions?: boolean } = {},
): Promise<SubscriptionOptionOfProduct[]> => {
  const { includeHiddenSubscriptionOptions, ...options } = ownOf(given)
  const query = { productId, includeHiddenSubscriptionOptions }
  return client.request({
    ...get(SUBSCRIPTION_OPTIONS, path`/v1/subscription-options/byProduct/${productId}`, query, options),
    read: (body) => entitiesIn<SubscriptionOptionOfProduct>(body, 'subscriptionOptions', OPTION),
  })
}

/**
 * GET /v1/subscription-options/product/{productId}/oneTimePurchasesStatus. Resolves whether the product can be bought without a subscription.
 * Whether visitors may ask is not known: see `status` 403.
 */
export const allowsOneTimePurchaseV1 = (client: Caller, productId: string, options?: CallOptions): Promise<boolean> =>
  client.request({
    ...get(
      SUBSCRIPTION_OPTIONS,
      path`/v1/subscription-options/product/${productId}/oneTimePurchasesStatus`,
      { productId },
      options,
    ),
    read: ({ allowed }) => {
      if (typeof allowed !== 'boolean') throw new TypeError('allowed')
      return allowed
    },
  })

/**
 * GET /v1/subscription-options/{id}. Whether visitors may ask is not known: see `status` 403. Rejects with the platform's code, else `HTTP_404`,
 * when there is no such option.
 */
export const getSubscriptionOptionV1 = (client: Caller, id: string, options?: CallOptions): Promise<SubscriptionOption> =>
  client.request({
    ...get(SUBSCRIPTION_OPTIONS, path`/v1/subscription-options/${id}`, { id }, options),
    read: (body) => entityIn<SubscriptionOption>(body, 'subscriptionOption', OPTION),
  })
