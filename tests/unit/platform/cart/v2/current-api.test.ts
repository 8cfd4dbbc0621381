import { describe, expect, it } from 'vitest'
import {
  addCouponToCurrentCartV2,
  addGiftCardToCurrentCartV2,
  addLineItemsToCurrentCartV2,
  calculateCurrentCartV2,
  createCurrentCartV2,
  deleteCurrentCartV2,
  estimateCurrentCartV2,
  getCurrentCartV2,
  getUpsellOptionsForCurrentCartV2,
  refreshCurrentCartV2,
  removeCouponFromCurrentCartV2,
  removeDeliveryMethodFromCurrentCartV2,
  removeGiftCardFromCurrentCartV2,
  removeLineItemsFromCurrentCartV2,
  setDeliveryMethodForCurrentCartV2,
  updateCurrentCartV2,
  updateFormSubmissionsInCurrentCartV2,
  updateLineItemsInCurrentCartV2,
} from '../../../../../src/platform/cart/v2/current-api'
import { createAnonymousClient } from '../../../../../src/platform/client'
import type { Caller } from '../../../../../src/platform/http/call'
import { ask } from '../../../../support/pages/ask'

const CURRENT = '/ecom/v2/carts/current'
const catalogReference = { catalogItemId: 'p1', appId: 'a1', options: { variantId: 'v1' } }
const wire = {
  id: 'k',
  createdDate: '2026-01-15T12:00:00.000Z',
  lineItems: [
    {
      id: 'l',
      pricing: { unitPrice: { amount: '40.00', convertedAmount: '36.80' } },
      attributes: { image: { id: 'i', altText: 'A mug' }, physicalProperties: { weight: 'NaN' } },
    },
    null,
  ],
}
const ours = {
  id: 'k',
  createdDate: new Date('2026-01-15T12:00:00.000Z'),
  lineItems: [
    {
      id: 'l',
      pricing: { unitPrice: { amount: '40.00', convertedAmount: '36.80' } },
      attributes: { image: { kind: 'image', id: 'i', alt: 'A mug' }, physicalProperties: { weight: Number.NaN } },
    },
  ],
}

type Row = [name: string, call: (client: Caller) => Promise<unknown>, method: string, action: string, body: unknown]

const image = { kind: 'image', id: 'i', alt: 'A mug' } as const
const ROWS: Row[] = [
  ['getCurrentCartV2', (c) => getCurrentCartV2(c), 'GET', '', undefined],
  ['createCurrentCartV2', (c) => createCurrentCartV2(c), 'POST', '', {}],
  [
    'createCurrentCartV2 with a note and an item',
    (c) => createCurrentCartV2(c, { cart: { note: 'Ring' }, catalogItems: [{ catalogReference, quantity: 2 }] }),
    'POST',
    '',
    { cart: { note: 'Ring' }, catalogItems: [{ catalogReference, quantity: 2 }] },
  ],
  ['updateCurrentCartV2', (c) => updateCurrentCartV2(c, { note: 'Ring' }), 'PATCH', '', { cart: { note: 'Ring' } }],
  ['refreshCurrentCartV2', (c) => refreshCurrentCartV2(c), 'POST', '/refresh', {}],
  [
    'addLineItemsToCurrentCartV2',
    (c) =>
      addLineItemsToCurrentCartV2(c, {
        catalogItems: [{ catalogReference, quantity: 2, catalogOverrideFields: { image } }],
      }),
    'POST',
    '/add-line-items',
    {
      catalogItems: [{ catalogReference, quantity: 2, catalogOverrideFields: { image: { id: 'i', altText: 'A mug' } } }],
    },
  ],
  [
    'updateLineItemsInCurrentCartV2',
    (c) => updateLineItemsInCurrentCartV2(c, [{ lineItemId: 'l', quantity: { newQuantity: 3 } }]),
    'POST',
    '/update-line-items',
    { lineItems: [{ lineItemId: 'l', quantity: { newQuantity: 3 } }] },
  ],
  [
    'removeLineItemsFromCurrentCartV2',
    (c) => removeLineItemsFromCurrentCartV2(c, ['l']),
    'POST',
    '/remove-line-items',
    { lineItemIds: ['l'] },
  ],
  [
    'addCouponToCurrentCartV2',
    (c) => addCouponToCurrentCartV2(c, 'WELCOME'),
    'POST',
    '/add-coupon',
    { coupon: { code: 'WELCOME' } },
  ],
  ['removeCouponFromCurrentCartV2', (c) => removeCouponFromCurrentCartV2(c, 'c1'), 'POST', '/remove-coupon', { couponId: 'c1' }],
  [
    'addGiftCardToCurrentCartV2',
    (c) => addGiftCardToCurrentCartV2(c, { code: 'ABCD1234', redeemAmount: { amount: '5.00' } }),
    'POST',
    '/add-gift-card',
    { giftCard: { code: 'ABCD1234', redeemAmount: { amount: '5.00' } } },
  ],
  [
    'removeGiftCardFromCurrentCartV2',
    (c) => removeGiftCardFromCurrentCartV2(c, 'g1'),
    'POST',
    '/remove-gift-card',
    { giftCardId: 'g1' },
  ],
  [
    'setDeliveryMethodForCurrentCartV2',
    (c) => setDeliveryMethodForCurrentCartV2(c, { code: 'standard', appId: 'a' }),
    'POST',
    '/set-delivery-method',
    { deliveryMethod: { code: 'standard', appId: 'a' } },
  ],
  [
    'removeDeliveryMethodFromCurrentCartV2',
    (c) => removeDeliveryMethodFromCurrentCartV2(c),
    'POST',
    '/remove-delivery-method',
    {},
  ],
  [
    'updateFormSubmissionsInCurrentCartV2',
    (c) => updateFormSubmissionsInCurrentCartV2(c, [{ id: 'f' }]),
    'POST',
    '/update-forms-submission',
    { formSubmissions: [{ id: 'f' }] },
  ],
]

/** A caller that is answered with a refusal. */
const refusedBy = (status: number, body: string) =>
  createAnonymousClient({ retries: 0, environment: { fetch: async () => new Response(body, { status }) } })

describe('the current cart of version 2', () => {
  it.each(ROWS)('%s sends its request and resolves the converted cart', async (_, call, method, action, body) => {
    expect(await ask(call, { cart: wire })).toEqual({
      sent: [{ method, path: CURRENT + action, ...(body === undefined ? {} : { body }) }],
      result: ours,
    })
  })

  it.each([
    [
      'calculateCurrentCartV2',
      (c: Caller) => calculateCurrentCartV2(c, { refreshCart: true }),
      '/calculate',
      { refreshCart: true },
    ],
    [
      'estimateCurrentCartV2',
      (c: Caller) => estimateCurrentCartV2(c, { calculateTax: true }),
      '/estimate',
      { calculateTax: true },
    ],
  ] as const)('%s resolves the cart with the calculation', async (_, call, action, body) => {
    const charge = '2026-02-01T00:00:00.000Z'
    const summary = (cycleBillingDate: unknown) => ({
      priceSummary: { total: { amount: '103.41' } },
      paymentSummary: { subscriptionCharges: [{ charges: [{ cycleBillingDate }] }] },
    })
    expect(await ask(call, { cart: wire, summary: summary(charge) })).toEqual({
      sent: [{ method: 'POST', path: CURRENT + action, body }],
      result: { cart: ours, summary: summary(new Date(charge)) },
    })
  })

  it('deleteCurrentCartV2 resolves nothing', async () => {
    expect(await ask((c) => deleteCurrentCartV2(c), {})).toEqual({
      sent: [{ method: 'DELETE', path: CURRENT }],
      result: undefined,
    })
  })

  it('getUpsellOptionsForCurrentCartV2 resolves an empty list when the platform leaves it out', async () => {
    expect(await ask((c) => getUpsellOptionsForCurrentCartV2(c), {})).toEqual({
      sent: [{ method: 'GET', path: `${CURRENT}/upsell-options` }],
      result: { itemsUpsells: [] },
    })
  })

  it.each([
    '{"message":"Cart not found","details":{}}',
    '{"details":{"applicationError":{"code":"OWNED_CART_NOT_FOUND"}}}',
    '{"details":{"applicationError":{"code":"CURRENT_CART_NOT_FOUND"}}}',
  ])('a visitor without a cart has none, whichever way the platform says so: %s', async (body) => {
    expect(await getCurrentCartV2(refusedBy(404, body))).toBeNull()
  })

  it('a 404 that is not from the platform, as of a wrong address, is an error', async () => {
    await expect(getCurrentCartV2(refusedBy(404, '<h1>Not found</h1>'))).rejects.toMatchObject({ code: 'HTTP_404' })
  })

  it('an add without a cart is an error, since only a read may find none', async () => {
    const add = addLineItemsToCurrentCartV2(refusedBy(404, '{"message":"Cart not found"}'), {})
    await expect(add).rejects.toMatchObject({ code: 'HTTP_404' })
  })

  it('a cart whose lines are no list is a bad response, so that it does not look empty', async () => {
    await expect(ask((c) => getCurrentCartV2(c), { cart: { id: 'k', lineItems: {} } })).rejects.toMatchObject({
      code: 'BAD_RESPONSE',
    })
  })

  it('a refusal does not repeat the code of the gift card, and keeps the reason', async () => {
    const data = { giftCardCode: 'ABCD1234', reason: 'EXPIRED' }
    const body = JSON.stringify({
      message: 'The card ABCD1234 is expired',
      details: { applicationError: { code: 'INVALID_GIFT_CARD_STATUS', data } },
    })
    const error = await addGiftCardToCurrentCartV2(refusedBy(428, body), { code: 'ABCD1234' }).catch((thrown) => thrown)
    expect(error).toMatchObject({ code: 'INVALID_GIFT_CARD_STATUS', data: { reason: 'EXPIRED' } })
    expect(JSON.stringify(error)).not.toContain('ABCD1234')
  })
})
