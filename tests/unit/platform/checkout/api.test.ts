import { describe, expect, it } from 'vitest'
import { getCheckout, getCheckoutByCartId } from '../../../../src/platform/checkout/api'
import { ask } from '../../../support/pages/ask'

const wire = {
  id: 'k',
  createdDate: '2026-01-15T12:00:00.000Z',
  cartId: 'cart-1',
  lineItems: [{ id: 'l', media: { id: 'i', altText: 'A mug' }, physicalProperties: { weight: 'NaN' } }],
  shippingInfo: { selectedCarrierServiceOption: { logistics: { deliveryTimeSlot: { from: '2026-02-01T09:00:00Z' } } } },
}
const ours = {
  id: 'k',
  createdDate: new Date('2026-01-15T12:00:00.000Z'),
  cartId: 'cart-1',
  lineItems: [{ id: 'l', media: { kind: 'image', id: 'i', alt: 'A mug' }, physicalProperties: { weight: Number.NaN } }],
  shippingInfo: {
    selectedCarrierServiceOption: { logistics: { deliveryTimeSlot: { from: new Date('2026-02-01T09:00:00Z') } } },
  },
}

describe('a checkout', () => {
  it('getCheckout reads a checkout by its id and converts it', async () => {
    expect(await ask((c) => getCheckout(c, 'k'), { checkout: wire })).toEqual({
      sent: [{ method: 'GET', path: '/ecom/v1/checkouts/k?id=k' }],
      result: ours,
    })
  })

  it('getCheckoutByCartId reads a checkout by the id of its cart and converts it', async () => {
    expect(await ask((c) => getCheckoutByCartId(c, 'cart-1'), { checkout: wire })).toEqual({
      sent: [{ method: 'GET', path: '/ecom/v1/checkouts/by-cart-id/cart-1?id=cart-1' }],
      result: ours,
    })
  })

  it.each([
    getCheckout,
    getCheckoutByCartId,
  ])('a read of a checkout rejects with BAD_RESPONSE when the response holds no checkout', async (read) => {
    await expect(ask((c) => read(c, 'k'))).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
  })

  it('getCheckout rejects an id that would change the path', async () => {
    await expect(ask((c) => getCheckout(c, '..'))).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
  })
})
