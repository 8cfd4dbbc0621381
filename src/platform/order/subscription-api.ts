/** docs/platform.md §7 "Subscriptions": read only. The platform has no call to end, pause or skip one. */
import type { Caller, CallOptions } from '../http/call'
import { SUBSCRIPTIONS } from '../http/gateway/gateway'
import { get, getComplex } from '../http/read-call'
import { path } from '../http/request-target'
import type { CursorPage, CursorQuery } from '../query/model'
import { readPage } from '../query/read-page'
import { entityIn } from '../wire/convert'
import { SUBSCRIPTION_CONTRACT_CONVERSION } from './conversion'
import type { SubscriptionContract } from './subscription-model'

export interface SubscriptionPage extends CursorPage {
  subscriptionContracts: SubscriptionContract[]
}

/**
 * GET /v1/subscription-contracts/{subscriptionContractId}. Whether members may ask is not known: see `status` 403. A contract has no status and no
 * date of the next charge.
 */
export const getSubscriptionContract = (
  client: Caller,
  subscriptionContractId: string,
  options?: CallOptions,
): Promise<SubscriptionContract> =>
  client.request({
    ...get(SUBSCRIPTIONS, path`/v1/subscription-contracts/${subscriptionContractId}`, { subscriptionContractId }, options),
    read: (body) => entityIn<SubscriptionContract>(body, 'subscriptionContract', SUBSCRIPTION_CONTRACT_CONVERSION),
  })

/** GET /v1/subscription-contracts/query, POST when the query is long. Whether members may ask is not known: see `status` 403. */
export const querySubscriptionContracts = (
  client: Caller,
  query: CursorQuery = {},
  options?: CallOptions,
): Promise<SubscriptionPage> =>
  client.request({
    ...getComplex(SUBSCRIPTIONS, '/v1/subscription-contracts/query', { query }, options),
    read: readPage<SubscriptionPage>('subscriptionContracts', SUBSCRIPTION_CONTRACT_CONVERSION),
  })
