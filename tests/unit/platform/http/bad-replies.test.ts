import { describe, expect, it } from 'vitest'
import { addToCurrentCart, getCurrentCart } from '../../../../src/platform/cart/api'
import { createCheckout, deleteCurrentCart, estimateTotals } from '../../../../src/platform/cart/changes-api'
import { getProductV1, queryProductsV1 } from '../../../../src/platform/catalog/v1/v1-api'
import type { Client } from '../../../../src/platform/client'
import { createRedirectSession } from '../../../../src/platform/redirects/api'
import { aDevice, json } from '../fake-platform'

const CALLS: Record<string, (client: Client) => Promise<unknown>> = {
  getCurrentCart,
  addToCurrentCart: (client) => addToCurrentCart(client, {}),
  estimateTotals: (client) => estimateTotals(client),
  createCheckout: (client) => createCheckout(client),
  deleteCurrentCart,
  createRedirectSession: (client) => createRedirectSession(client, { login: {} }),
  getProduct: (client) => getProductV1(client, 'p1'),
  queryProducts: (client) => queryProductsV1(client),
}

const id = { 'x-wix-request-id': 'req-7' }
const violation = { field: 'b', description: 'is required', violatedRule: 'REQUIRED_FIELD' }
const REPLIES: [string, () => Response, string, string][] = [
  [
    'an HTML 502',
    () => new Response('<html>', { status: 502, headers: id }),
    'HTTP_502',
    'System error occurred (request id req-7)',
  ],
  ['an empty 500', () => new Response('', { status: 500 }), 'HTTP_500', 'System error occurred'],
  ['a list as 500', () => json([1], { status: 500, headers: id }), 'HTTP_500', 'System error occurred (request id req-7)'],
  [
    'an application error as 503',
    () => json({ message: 'm', details: { applicationError: { code: 'UNAVAILABLE' } } }, { status: 503, headers: id }),
    'UNAVAILABLE',
    'System error occurred (request id req-7)',
  ],
  ['an empty 404', () => new Response('', { status: 404, statusText: 'Not Found' }), 'HTTP_404', 'Not Found'],
  ['a 418 without a word', () => new Response('', { status: 418 }), 'HTTP_418', 'HTTP_418'],
  ['a 400 with a message', () => json({ message: 'just a message' }, { status: 400 }), 'HTTP_400', 'just a message'],
  [
    'field violations',
    () =>
      json(
        { details: { validationError: { fieldViolations: [violation, { field: 'a', description: 'is odd' }, null, 7] } } },
        { status: 400 },
      ),
    'INVALID_ARGUMENT',
    'INVALID_ARGUMENT: "a" is odd, "b" is required',
  ],
  [
    'field violations without a list',
    () => json({ details: { validationError: {} } }, { status: 400 }),
    'INVALID_ARGUMENT',
    'INVALID_ARGUMENT: ',
  ],
  [
    'a login page as 200',
    () => new Response('<html>', { headers: id }),
    'BAD_RESPONSE',
    'System error occurred (request id req-7)',
  ],
  ['cut-off JSON', () => new Response('{"cart":{"id"'), 'BAD_RESPONSE', 'System error occurred'],
  ['null', () => new Response('null'), 'BAD_RESPONSE', 'System error occurred'],
  ['a list', () => new Response('[]'), 'BAD_RESPONSE', 'System error occurred'],
  ['a stray redirect', () => new Response('', { status: 301 }), 'HTTP_301', 'System error occurred'],
]

describe.each(REPLIES)('%s', (_, reply, code, message) => {
  // hazard 24
  it.each(Object.entries(CALLS))('makes %s fail with the expected code and message', async (__, call) => {
    const device = aDevice()
    device.answer(({ path }) => (path === '/oauth2/token' ? undefined : reply()))
    expect(await device.failure(call(device.tab()))).toMatchObject({ name: 'CartletError', code, message })
  })
})

describe('a response of the wrong shape', () => {
  it.each([
    ['addToCurrentCart', '{}'],
    ['addToCurrentCart', '{"cart":[]}'],
    ['getCurrentCart', '{"cart":"x"}'],
    ['createCheckout', '{"checkoutId":7}'],
    ['createRedirectSession', '{"redirectSession":{}}'],
    ['getProduct', '{"product":null}'],
    ['queryProducts', '{"products":{}}'],
    ['addToCurrentCart', ''],
  ])('makes %s fail with BAD_RESPONSE for the body %s', async (name, text) => {
    const device = aDevice()
    device.answer(({ path }) => (path === '/oauth2/token' ? undefined : new Response(text)))
    expect(await device.failure((CALLS[name] as (client: Client) => Promise<unknown>)(device.tab()))).toMatchObject({
      code: 'BAD_RESPONSE',
      status: 200,
      delivered: 'unknown',
    })
  })

  it('deleteCurrentCart accepts a 204 and an empty body', async () => {
    const device = aDevice()
    device.answerAt('/current', (_, count) => new Response(count === 1 ? null : '', { status: count === 1 ? 204 : 200 }))
    await expect(device.settle(deleteCurrentCart(device.tab()))).resolves.toBeUndefined()
    await expect(device.settle(deleteCurrentCart(device.tab()))).resolves.toBeUndefined()
  })
})

describe('an application error', () => {
  it('an application error keeps code, data, status and request id, and joins message and description', async () => {
    const device = aDevice()
    const applicationError = { code: 'ERROR_COUPON_EXPIRED', description: 'the description', data: { since: 1 } }
    device.answerAt('/current', () =>
      json({ message: 'the message', details: { applicationError } }, { status: 400, headers: id }),
    )
    expect(await device.failure(getCurrentCart(device.tab()))).toMatchObject({
      code: 'ERROR_COUPON_EXPIRED',
      message: 'the message: the description',
      data: { since: 1 },
      status: 400,
      requestId: 'req-7',
      retryable: false,
      delivered: 'yes',
    })
  })

  it('converts a numeric application code to text', async () => {
    const device = aDevice()
    device.answerAt('/current', () =>
      json({ details: { applicationError: { code: -19999, description: 'd' } } }, { status: 400 }),
    )
    expect(await device.failure(getCurrentCart(device.tab()))).toMatchObject({ code: '-19999', message: 'd' })
  })

  it('an error lists field violations with every member that the platform sent', async () => {
    const device = aDevice()
    device.answerAt('/current', () => json({ details: { validationError: { fieldViolations: [violation] } } }, { status: 400 }))
    expect((await device.failure(getCurrentCart(device.tab()))).violations).toEqual([violation])
  })

  // hazard 68
  it('a "__proto__" key in a response does not change Object.prototype', async () => {
    const device = aDevice()
    device.answerAt('/current', () => new Response('{"cart":{"id":"c","__proto__":{"polluted":1},"lineItems":null}}'))
    await expect(device.settle(getCurrentCart(device.tab()))).resolves.toMatchObject({ lineItems: [] })
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})
