/** Whatever the platform sends, a call resolves or rejects with a CartletError, and Object.prototype does not change. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as cartlet from '../../../../src/index'
import { type Caller, isCartletError } from '../../../../src/index'
import { createAnonymousClient } from '../../../../src/platform-entry'
import { PROPERTY_RUNS } from '../../../support/fuzz/fuzz-run'
import { hostileJson, misfitting, TABLE_KEYS, TABLES } from '../../../support/source/conversions'

const { getCurrentCart, addToCurrentCart, estimateTotals, createCheckout, createRedirectSession } = cartlet
const CALLS: Record<string, (client: Caller) => Promise<unknown>> = {
  getCurrentCart,
  estimateTotals,
  createCheckout,
  addToCurrentCart: (client) => addToCurrentCart(client, {}),
  createRedirectSession: (client) => createRedirectSession(client, { login: {} }),
  getProduct: (client) => cartlet.getProductV1(client, 'a'),
  queryProducts: cartlet.queryProductsV1,
  getProductVariants: (client) => cartlet.getProductVariantsV1(client, 'a'),
  queryCollections: cartlet.queryCollections,
  getCollection: (client) => cartlet.getCollection(client, 'a'),
}

/** A client that gets this response to every request. */
const answering = (text: string, status: number): Caller =>
  createAnonymousClient({
    retries: 0,
    environment: {
      fetch: async () => new Response(status === 204 ? null : text, { status }),
      sleep: (_, signal) => (signal ? new Promise(() => {}) : Promise.resolve()),
    },
  })

const KEYS = [...TABLE_KEYS, 'cart', 'lineItems', 'product', 'products', 'redirectSession', 'details', 'validationError']
const MORE_KEYS = ['applicationError', 'fieldViolations', 'field', 'code', 'description', 'message', 'checkoutId', 'fullUrl']
const ENVELOPES = ['cart', 'product', 'products', 'variants', 'collection', 'collections', 'redirectSession']
/** A value close to an entity of the client, inside every envelope at once. */
const enveloped = fc
  .oneof(...TABLES.map(({ table }) => misfitting(table)))
  .map((entity) => Object.fromEntries(ENVELOPES.map((key) => [key, key.endsWith('s') ? [entity, null] : entity])))
const replies = fc.record({
  text: fc.oneof(
    { weight: 4, arbitrary: hostileJson([...KEYS, ...MORE_KEYS]).map((json) => JSON.stringify(json)) },
    { weight: 4, arbitrary: enveloped.map((json) => JSON.stringify(json)) },
    { weight: 1, arbitrary: fc.string() },
  ),
  status: fc.constantFrom(200, 200, 200, 201, 204, 400, 401, 404, 429, 500, 503),
})

describe.each(Object.entries(CALLS))('%s', (_, call) => {
  // hazard 25
  it('resolves or rejects with a CartletError for any response', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(replies, async ({ text, status }) => {
        const failure = await call(answering(text, status)).then(
          () => null,
          (error: unknown) => error,
        )
        if (failure !== null && !isCartletError(failure)) throw failure
        JSON.stringify(failure)
        expect(Object.keys(Object.prototype)).toEqual([])
      }),
      PROPERTY_RUNS,
    )
  })
})
