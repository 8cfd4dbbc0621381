import { describe, expect, it } from 'vitest'
import { addToCurrentCart, getCurrentCart } from '../../../../src/platform/cart/api'
import { createCheckout, deleteCurrentCart, estimateTotals, updateCurrentCart } from '../../../../src/platform/cart/changes-api'
import type { NewLineItem } from '../../../../src/platform/cart/model'
import { aCart, aDevice, applicationError, json } from '../fake-platform'

describe('the current cart', () => {
  it.each([
    ['the platform knows none', () => applicationError('OWNED_CART_NOT_FOUND')],
    ['the platform says so otherwise', () => applicationError('CART_NOT_FOUND')],
    ['the body holds none', () => json({})],
    ['the body says null', () => json({ cart: null })],
  ])('getCurrentCart resolves null when %s', async (_, answer) => {
    const device = aDevice()
    device.answerAt('/current', answer)
    await expect(device.settle(getCurrentCart(device.tab()))).resolves.toBeNull()
  })

  it('getCurrentCart rejects with the platform code for any other 404', async () => {
    const device = aDevice()
    device.answerAt('/current', () => applicationError('SITE_NOT_FOUND'))
    expect(await device.failure(getCurrentCart(device.tab()))).toMatchObject({ code: 'SITE_NOT_FOUND' })
  })

  it('getCurrentCart converts dates and numbers, and always returns a list of line items', async () => {
    const device = aDevice()
    const line = {
      id: 'l',
      physicalProperties: { weight: 'NaN' },
      serviceProperties: { scheduledDate: '2026-03-04T15:30:00.000Z' },
      catalogReference: { options: { createdDate: '2020-01-01' } },
    }
    device.answerAt('/current', (_, count) =>
      json(aCart(count === 1 ? { createdDate: '2026-01-10T09:08:07Z', lineItems: [line] } : { lineItems: undefined })),
    )
    const client = device.tab()
    expect(await device.settle(getCurrentCart(client))).toMatchObject({
      createdDate: new Date('2026-01-10T09:08:07Z'),
      lineItems: [
        {
          physicalProperties: { weight: Number.NaN },
          serviceProperties: { scheduledDate: new Date('2026-03-04T15:30:00Z') },
          catalogReference: { options: { createdDate: '2020-01-01' } },
        },
      ],
    })
    expect((await device.settle(getCurrentCart(client)))?.lineItems).toEqual([])
  })

  it('adding and updating line items sends every field of a line item in the wire format', async () => {
    const device = aDevice()
    device.answerAt('/add-to-cart', () => json(aCart()))
    const image = {
      kind: 'image',
      id: 'a.jpg',
      url: 'https://pictures.example/a.jpg',
      width: 4,
      height: 3,
      alt: 'A mug',
    } as const
    const wired = { id: 'a.jpg', url: 'https://pictures.example/a.jpg', width: 4, height: 3, altText: 'A mug' }
    const date = new Date('2026-03-04T15:30:00Z')
    const line: NewLineItem = {
      catalogReference: { appId: 'bookings', catalogItemId: 'course' },
      quantity: 1,
      image,
      url: { relativePath: '/course', url: 'https://shop.example' },
      physicalProperties: { weight: 0.5, sku: 'C', shippable: false },
      subscriptionOptionInfo: { subscriptionSettings: { frequency: 'MONTH', interval: 1, startDate: date } },
      serviceProperties: { scheduledDate: date, endDate: date, numberOfParticipants: 2 },
      catalogOverrideFields: {
        productName: { original: 'A course' },
        price: '12.50',
        physicalProperties: { weight: Number.NaN },
        image,
      },
      digitalFile: { fileId: 'f', fileType: 'PDF' },
    }
    await device.settle(addToCurrentCart(device.tab(), { lineItems: [line] }))
    const text = '2026-03-04T15:30:00.000Z'
    expect(device.calls()[0]?.body).toEqual({
      lineItems: [
        {
          ...line,
          image: wired,
          subscriptionOptionInfo: { subscriptionSettings: { frequency: 'MONTH', interval: 1, startDate: text } },
          serviceProperties: { scheduledDate: text, endDate: text, numberOfParticipants: 2 },
          catalogOverrideFields: {
            productName: { original: 'A course' },
            price: '12.50',
            physicalProperties: { weight: 'NaN' },
            image: wired,
          },
        },
      ],
    })
    await device.settle(updateCurrentCart(device.tab(), { lineItems: [line] }))
    expect(device.calls()[1]?.body).toMatchObject({ lineItems: [{ image: wired, catalogOverrideFields: { image: wired } }] })
  })

  it('updateCurrentCart rejects a refused coupon with the platform code', async () => {
    const device = aDevice()
    device.answerAt('/current', () => applicationError('ERROR_COUPON_EXPIRED', 428))
    expect(await device.failure(updateCurrentCart(device.tab(), { couponCode: 'OLD' }))).toMatchObject({
      code: 'ERROR_COUPON_EXPIRED',
    })
  })

  it.each([
    ['has any members', () => json({ anything: 1 })],
    ['is empty', () => new Response('')],
    ['has no content', () => new Response(null, { status: 204 })],
  ])('deleteCurrentCart resolves nothing when the response %s', async (_, answer) => {
    const device = aDevice()
    device.answerAt('/current', answer)
    await expect(device.settle(deleteCurrentCart(device.tab()))).resolves.toBeUndefined()
  })

  // A login page of a network also answers with 200: the cart may still exist.
  it('deleteCurrentCart rejects when the response is no JSON', async () => {
    const device = aDevice()
    device.answerAt('/current', () => new Response('<html>'))
    expect(await device.failure(deleteCurrentCart(device.tab()))).toMatchObject({ code: 'BAD_RESPONSE', delivered: 'unknown' })
  })
})

describe('an estimate', () => {
  it('estimateTotals converts the cart and the dates of delivery slots and memberships', async () => {
    const device = aDevice()
    const slot = { deliveryTimeSlot: { from: '2026-01-01T10:00:00Z', to: '2026-01-01T12:00:00Z' } }
    device.answerAt('/estimate-totals', () =>
      json({
        ...aCart({ updatedDate: '2026-01-10T00:00:00Z' }),
        shippingInfo: { carrierServiceOptions: [{ shippingOptions: [{ logistics: slot }] }] },
        membershipOptions: { invalidMemberships: [{ membership: { expirationDate: '2026-02-02T00:00:00Z' } }] },
      }),
    )
    expect(await device.settle(estimateTotals(device.tab(), { calculateTax: true }))).toMatchObject({
      cart: { updatedDate: new Date('2026-01-10') },
      shippingInfo: {
        carrierServiceOptions: [
          { shippingOptions: [{ logistics: { deliveryTimeSlot: { from: new Date('2026-01-01T10:00:00Z') } } }] },
        ],
      },
      membershipOptions: { invalidMemberships: [{ membership: { expirationDate: new Date('2026-02-02') } }] },
    })
  })

  it('estimateTotals does not send its abort signal in the request body', async () => {
    const device = aDevice()
    await device.settle(estimateTotals(device.tab(), { calculateTax: true, signal: new AbortController().signal }))
    expect(device.calls()[0]?.body).toEqual({ calculateTax: true })
  })
})

describe('a checkout', () => {
  it('createCheckout resolves the checkout id and any other member of the response', async () => {
    const device = aDevice()
    device.answerAt('/create-checkout', () => json({ checkoutId: 'co-1', more: 1 }))
    await expect(device.settle(createCheckout(device.tab(), { channelType: 'WEB' }))).resolves.toEqual({
      checkoutId: 'co-1',
      more: 1,
    })
  })
})
