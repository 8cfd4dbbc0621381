import { describe, expect, it } from 'vitest'
import {
  addCouponV2,
  addGiftCardV2,
  addLineItemsV2,
  calculateCartV2,
  createCartV2,
  deleteCartV2,
  estimateCartV2,
  getCartV2,
  getCheckoutUrlV2,
  getUpsellOptionsV2,
  placeOrderV2,
  refreshCartV2,
  removeCouponV2,
  removeDeliveryMethodV2,
  removeGiftCardV2,
  removeLineItemsV2,
  setDeliveryMethodV2,
  updateCartV2,
  updateFormSubmissionsV2,
  updateLineItemsV2,
} from '../../../../../src/platform/cart/v2/by-id-api'
import type { Caller } from '../../../../../src/platform/http/call'
import { ask } from '../../../../support/pages/ask'

const catalogItems = [{ catalogReference: { catalogItemId: 'p1', appId: 'a1' }, quantity: 1 }]
const lineItems = [{ lineItemId: 'l', quantity: { newQuantity: 3 } }]

type ById = (client: Caller, id: string) => Promise<unknown>
/** The function, the action of its path, and what its body holds beside the id. */
const ACTIONS: [name: string, call: ById, action: string, body: object][] = [
  ['refreshCartV2', (c, id) => refreshCartV2(c, id), 'refresh', {}],
  ['addLineItemsV2', (c, id) => addLineItemsV2(c, id, { catalogItems }), 'add-line-items', { catalogItems }],
  ['updateLineItemsV2', (c, id) => updateLineItemsV2(c, id, lineItems), 'update-line-items', { lineItems }],
  ['removeLineItemsV2', (c, id) => removeLineItemsV2(c, id, ['l']), 'remove-line-items', { lineItemIds: ['l'] }],
  ['addCouponV2', (c, id) => addCouponV2(c, id, 'WELCOME'), 'add-coupon', { coupon: { code: 'WELCOME' } }],
  ['removeCouponV2', (c, id) => removeCouponV2(c, id, 'c1'), 'remove-coupon', { couponId: 'c1' }],
  ['addGiftCardV2', (c, id) => addGiftCardV2(c, id, { code: 'ABCD1234' }), 'add-gift-card', { giftCard: { code: 'ABCD1234' } }],
  ['removeGiftCardV2', (c, id) => removeGiftCardV2(c, id, 'g1'), 'remove-gift-card', { giftCardId: 'g1' }],
  [
    'setDeliveryMethodV2',
    (c, id) => setDeliveryMethodV2(c, id, { code: 's' }),
    'set-delivery-method',
    { deliveryMethod: { code: 's' } },
  ],
  ['removeDeliveryMethodV2', (c, id) => removeDeliveryMethodV2(c, id), 'remove-delivery-method', {}],
  [
    'updateFormSubmissionsV2',
    (c, id) => updateFormSubmissionsV2(c, id, [{ id: 'f' }]),
    'update-forms-submission',
    { formSubmissions: [{ id: 'f' }] },
  ],
]
const OTHERS: [name: string, call: ById][] = [
  ['getCartV2', (c, id) => getCartV2(c, id)],
  ['updateCartV2', (c, id) => updateCartV2(c, id, { note: 'Ring' })],
  ['deleteCartV2', (c, id) => deleteCartV2(c, id)],
  ['calculateCartV2', (c, id) => calculateCartV2(c, id)],
  ['estimateCartV2', (c, id) => estimateCartV2(c, id)],
  ['getUpsellOptionsV2', (c, id) => getUpsellOptionsV2(c, id)],
  ['getCheckoutUrlV2', (c, id) => getCheckoutUrlV2(c, id)],
  ['placeOrderV2', (c, id) => placeOrderV2(c, id)],
]

const cart = { id: 'k', lineItems: [] }
const CART = '/ecom/v2/carts/k'

describe('a cart of version 2 by its id', () => {
  it.each(ACTIONS)('%s sends the id in path and body and resolves the cart', async (_, call, action, body) => {
    expect(await ask((c) => call(c, 'k'), { cart })).toEqual({
      sent: [{ method: 'POST', path: `${CART}/${action}`, body: { ...body, cartId: 'k' } }],
      result: cart,
    })
  })

  it.each(
    [...ACTIONS, ...OTHERS].map(([name, call]) => [name, call] as const),
  )('%s sends nothing for an id that would change the path', async (_, call) => {
    for (const id of ['', '..', undefined as never]) {
      const { sent, result } = await ask((c) => call(c, id).catch(({ code }) => code), { cart })
      expect({ sent, result }).toEqual({ sent: [], result: 'INVALID_ARGUMENT' })
    }
  })

  it('an id with a slash stays one segment of the path', async () => {
    const { sent } = await ask((c) => removeCouponV2(c, 'k/../x', 'c1'), { cart })
    expect(sent[0]?.path).toBe('/ecom/v2/carts/k%2F..%2Fx/remove-coupon')
  })

  it('getCartV2, deleteCartV2 and getUpsellOptionsV2 send the id in the query', async () => {
    expect(await ask((c) => getCartV2(c, 'k'), { cart })).toEqual({
      sent: [{ method: 'GET', path: `${CART}?cartId=k` }],
      result: cart,
    })
    expect(await ask((c) => deleteCartV2(c, 'k'))).toEqual({
      sent: [{ method: 'DELETE', path: `${CART}?cartId=k` }],
      result: undefined,
    })
    expect((await ask((c) => getUpsellOptionsV2(c, 'k'))).sent).toEqual([
      { method: 'GET', path: `${CART}/upsell-options?cartId=k` },
    ])
  })

  it('createCartV2 makes a cart beside the current one, and updateCartV2 names it inside the body', async () => {
    expect((await ask((c) => createCartV2(c, { catalogItems }), { cart })).sent).toEqual([
      { method: 'POST', path: '/ecom/v2/carts', body: { catalogItems } },
    ])
    expect((await ask((c) => updateCartV2(c, 'k', { note: 'Ring' }), { cart })).sent).toEqual([
      { method: 'PATCH', path: CART, body: { cart: { note: 'Ring', id: 'k' } } },
    ])
  })

  it.each([
    ['calculateCartV2', (c: Caller) => calculateCartV2(c, 'k', { refreshCart: true }), 'calculate', { refreshCart: true }],
    ['estimateCartV2', (c: Caller) => estimateCartV2(c, 'k', { calculateTax: true }), 'estimate', { calculateTax: true }],
  ] as const)('%s resolves the cart with the calculation', async (_, call, action, body) => {
    const summary = { priceSummary: { total: { amount: '1.00' } } }
    expect(await ask(call, { cart, summary })).toEqual({
      sent: [{ method: 'POST', path: `${CART}/${action}`, body: { ...body, cartId: 'k' } }],
      result: { cart, summary },
    })
  })

  it('getCheckoutUrlV2 resolves the address and rejects a response without one', async () => {
    const checkoutUrl = 'https://shop.example/checkout?checkoutId=k'
    expect(await ask((c) => getCheckoutUrlV2(c, 'k', { currencyCode: 'EUR' }), { checkoutUrl })).toEqual({
      sent: [{ method: 'POST', path: `${CART}/get-checkout-url`, body: { currencyCode: 'EUR', cartId: 'k' } }],
      result: { checkoutUrl },
    })
    await expect(ask((c) => getCheckoutUrlV2(c, 'k'), { checkoutUrl: '' })).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
  })

  it('placeOrderV2 sends the token of the prices that the buyer has seen', async () => {
    expect(await ask((c) => placeOrderV2(c, 'k', { priceVerificationToken: 't' }), { orderId: 'o', completed: true })).toEqual({
      sent: [{ method: 'POST', path: `${CART}/place-order`, body: { priceVerificationToken: 't', cartId: 'k' } }],
      result: { orderId: 'o', completed: true },
    })
  })
})
