/** Subscription options of products of catalog version 1. */
import { describe, expect, it } from 'vitest'
import {
  allowsOneTimePurchaseV1,
  getSubscriptionOptionV1,
  listSubscriptionOptionsV1,
} from '../../../../src/platform/catalog/v1/subscription-option-api'
import { ask } from '../../../support/pages/ask'

const PATH = '/_api/subscription-options-reader-server/v1/subscription-options'
const option = (value: unknown) => ({ id: 'o', title: 'Monthly', discount: { type: 'PERCENT', value } })

describe('subscription options of version 1', () => {
  it('lists those of a product, the hidden ones on request, and converts their decimals', async () => {
    const reply = { subscriptionOptions: [{ ...option('NaN'), hidden: true }, null] }
    expect(await ask((c) => listSubscriptionOptionsV1(c, 'p', { includeHiddenSubscriptionOptions: true }), reply)).toEqual({
      sent: [{ method: 'GET', path: `${PATH}/byProduct/p?productId=p&includeHiddenSubscriptionOptions=true` }],
      result: [{ ...option(Number.NaN), hidden: true }],
    })
    expect(await ask((c) => listSubscriptionOptionsV1(c, 'p'))).toEqual({
      sent: [{ method: 'GET', path: `${PATH}/byProduct/p?productId=p` }],
      result: [],
    })
  })

  it('tells whether a product can be bought without one, and takes nothing else for an answer', async () => {
    expect(await ask((c) => allowsOneTimePurchaseV1(c, 'p'), { allowed: false })).toEqual({
      sent: [{ method: 'GET', path: `${PATH}/product/p/oneTimePurchasesStatus?productId=p` }],
      result: false,
    })
    await expect(ask((c) => allowsOneTimePurchaseV1(c, 'p'), { allowed: 'no' })).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
  })

  it('reads one by its id', async () => {
    expect(await ask((c) => getSubscriptionOptionV1(c, 'o'), { subscriptionOption: option(10) })).toEqual({
      sent: [{ method: 'GET', path: `${PATH}/o?id=o` }],
      result: option(10),
    })
  })
})
