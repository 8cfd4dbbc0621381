import { describe, expect, it } from 'vitest'
import {
  createCheckoutOfItems,
  getCheckoutUrl,
  removeCheckoutCoupon,
  removeCheckoutGiftCard,
  removeCheckoutLineItems,
  updateCheckout,
  updateCheckoutLineItemsQuantity,
} from '../../../../src/platform/checkout/write-api'
import type { Caller } from '../../../../src/platform/http/call'
import { ask } from '../../../support/pages/ask'

const checkout = { id: 'k', createdDate: '2026-01-15T12:00:00.000Z' }
const read = { id: 'k', createdDate: new Date('2026-01-15T12:00:00.000Z') }
const lineItems = [{ catalogReference: { catalogItemId: 'p1', appId: 'a1' }, quantity: 1 }]

type ById = (client: Caller, id: string) => Promise<unknown>
const ACTIONS: [name: string, call: ById, action: string, body: object][] = [
  ['removeCheckoutGiftCard', removeCheckoutGiftCard, 'remove-gift-card', {}],
  ['removeCheckoutCoupon', removeCheckoutCoupon, 'remove-coupon', {}],
  ['removeCheckoutLineItems', (c, id) => removeCheckoutLineItems(c, id, ['l']), 'remove-line-items', { lineItemIds: ['l'] }],
  [
    'updateCheckoutLineItemsQuantity',
    (c, id) => updateCheckoutLineItemsQuantity(c, id, [{ id: 'l', quantity: 2 }]),
    'update-line-items-quantity',
    { lineItems: [{ id: 'l', quantity: 2 }] },
  ],
]

describe('a checkout of version 1', () => {
  it('createCheckoutOfItems makes a checkout without a cart', async () => {
    const alt = { kind: 'image', id: 'i', alt: 'A mug' } as const
    expect(await ask((c) => createCheckoutOfItems(c, { channelType: 'WEB', lineItems }), { checkout })).toEqual({
      sent: [{ method: 'POST', path: '/ecom/v1/checkouts', body: { channelType: 'WEB', lineItems } }],
      result: read,
    })
    const custom = { quantity: 1, price: '5', productName: { original: 'Fee' }, itemType: { custom: 'fee' }, media: alt }
    const { sent } = await ask((c) => createCheckoutOfItems(c, { channelType: 'WEB', customLineItems: [custom] }), { checkout })
    expect(sent[0]?.body).toMatchObject({ customLineItems: [{ media: { id: 'i', altText: 'A mug' } }] })
  })

  it('updateCheckout sends the id inside the checkout, and a gift card beside it', async () => {
    expect(await ask((c) => updateCheckout(c, 'k', { buyerNote: 'Ring' }, { giftCardCode: 'ABCD1234' }), { checkout })).toEqual({
      sent: [
        {
          method: 'PATCH',
          path: '/ecom/v1/checkouts/k',
          body: { giftCardCode: 'ABCD1234', checkout: { buyerNote: 'Ring', id: 'k' } },
        },
      ],
      result: read,
    })
  })

  it.each(ACTIONS)('%s sends the id in path and body and resolves the checkout', async (_, call, action, body) => {
    expect(await ask((c) => call(c, 'k'), { checkout })).toEqual({
      sent: [{ method: 'POST', path: `/ecom/v1/checkouts/k/${action}`, body: { id: 'k', ...body } }],
      result: read,
    })
  })

  it('getCheckoutUrl resolves the address and rejects a response without one', async () => {
    const checkoutUrl = 'https://shop.example/checkout'
    expect(await ask((c) => getCheckoutUrl(c, 'k'), { checkoutUrl })).toEqual({
      sent: [{ method: 'GET', path: '/ecom/v1/checkouts/k/checkout-url?id=k' }],
      result: { checkoutUrl },
    })
    await expect(ask((c) => getCheckoutUrl(c, 'k'), {})).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
  })

  it.each<[string, ById]>([
    ...ACTIONS.map(([name, call]): [string, ById] => [name, call]),
    ['updateCheckout', (c, id) => updateCheckout(c, id, {})],
    ['getCheckoutUrl', getCheckoutUrl],
  ])('%s sends nothing for an id that would change the path', async (_, call) => {
    const { sent, result } = await ask((c) => call(c, '..').catch(({ code }) => code))
    expect({ sent, result }).toEqual({ sent: [], result: 'INVALID_ARGUMENT' })
  })
})
