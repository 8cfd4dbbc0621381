/** Version 2 of the cart: the same carts as in version 1, with other calls, refusals and amounts. */
import { describe, expect, it } from 'vitest'
import { seededIdOf } from '../../identity/members/member-seeds'
import { variantIdOf } from '../../seed'
import { add, type CartV2, CURRENT, dataOf, firstId, HOME, outcome, patch, post, quantities, read } from '../support/cart-v2'
import { platform, shopper, startAnewForEachTest } from '../support/seeded-platform'
import { createMerchant, reference, violationOf } from '../support/support'

startAnewForEachTest()

describe('a cart of both versions', () => {
  it('shows the same lines in both versions, whichever of them changed it', async () => {
    const inV2 = await add('linen-tee', 1, { variantId: variantIdOf('linen-tee', 'M', 'Ink') })
    const inV1 = await shopper.add('blue-mug', 2)
    const cart = (await read()).body.cart
    expect(cart.id).toBe(inV1.body.cart.id)
    expect(cart.lineItems.map(({ id }) => id)).toEqual(inV1.body.cart.lineItems.map(({ id }) => id))
    expect(cart.lineItems[0]?.id).toBe(firstId(inV2))
    const [tee, mug] = inV1.body.cart.lineItems
    expect(cart.lineItems.map(({ pricing }) => pricing.totalPrice.amount)).toEqual([
      tee?.lineItemPrice.amount,
      mug?.lineItemPrice.amount,
    ])
    expect(cart.lineItems[0]?.source.catalogReference).toEqual(tee?.catalogReference)
  })

  it('shares note, coupon, address and delivery method', async () => {
    await add('blue-mug', 2)
    await patch({ note: 'Ring twice', deliveryInfo: { address: HOME } })
    await post('add-coupon', { coupon: { code: 'WELCOME10' } })
    await post('set-delivery-method', { deliveryMethod: { code: 'express' } })
    const { body } = await shopper.cart()
    expect(body.cart).toMatchObject({
      buyerNote: 'Ring twice',
      contactInfo: { address: { country: 'IE' } },
      selectedShippingOption: { code: 'express' },
      appliedDiscounts: [{ coupon: { code: 'WELCOME10' } }],
    })
  })

  it('sends amounts without text, and no field of version 1', async () => {
    const [line] = (await add('blue-mug', 2)).body.cart.lineItems
    expect(line?.pricing.unitPrice).toEqual({ amount: '18.00', convertedAmount: '18.00' })
    expect(line?.pricing.totalPrice).toEqual({ amount: '36.00', convertedAmount: '36.00' })
    expect(JSON.stringify(line)).not.toMatch(/formatted|productName|availability/)
  })

  it('raises the revision with every change and refuses a change of an older one', async () => {
    const before = (await add('blue-mug')).body.cart.revision
    const after = (await patch({ note: 'x', revision: before })).body.cart.revision
    expect(Number(after)).toBeGreaterThan(Number(before))
    expect(outcome(await patch({ note: 'y', revision: before }))).toEqual([409, 'CART_REVISION_MISMATCH'])
    expect((await read()).body.cart.note).toBe('x')
  })

  it('moves to the member at login with its gift card, and so does a cart beside it', async () => {
    const { id } = (await add('blue-mug')).body.cart
    await post('add-gift-card', { giftCard: { code: 'FERN-10-GIFT' } })
    const catalogItems = [{ quantity: 1, catalogReference: reference('fig-candle') }]
    const beside = (await shopper.post<{ cart: CartV2 }>('/ecom/v2/carts', { catalogItems })).body.cart.id
    const { visitorId } = (await shopper.cart()).body.cart.buyerInfo
    platform.identity().adoptCart(visitorId, seededIdOf('ada'))
    expect((await read()).status).toBe(404)
    const merchant = createMerchant(platform)
    const found = await Promise.all([id, beside].map((one) => merchant.call<{ cart: CartV2 }>('GET', `/ecom/v2/carts/${one}`)))
    expect(found.map(({ body }) => body.cart)).toMatchObject([
      { customerInfo: { memberId: seededIdOf('ada') }, paymentInfo: { giftCards: [{ obfuscatedCode: '****-GIFT' }] } },
      { customerInfo: { memberId: seededIdOf('ada') }, currentCart: false },
    ])
  })
})

describe('a visitor without a cart of version 2', () => {
  it.each([
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/refresh'],
    ['POST', '/calculate'],
    ['POST', '/estimate'],
  ])('%s %s answers OWNED_CART_NOT_FOUND', async (method, action) => {
    const answer = await shopper.call(method, CURRENT + action, method === 'POST' || method === 'PATCH' ? {} : undefined)
    expect(outcome(answer)).toEqual([404, 'OWNED_CART_NOT_FOUND'])
  })
})

describe('adding in version 2', () => {
  it('refuses more than is left and says how many that are, and adds nothing', async () => {
    const answer = await add('low-stock-vase', 10)
    expect(outcome(answer)).toEqual([428, 'INSUFFICIENT_INVENTORY'])
    expect(dataOf(answer)).toEqual({
      invalidItems: [{ id: { catalogReference: reference('low-stock-vase') }, requestedQuantity: 10, availableQuantity: 3 }],
    })
    expect((await read()).status).toBe(404)
    await add('low-stock-vase', 2)
    expect(dataOf(await add('low-stock-vase', 2))).toMatchObject({ invalidItems: [{ availableQuantity: 1 }] })
  })

  it('counts two items of one request against the same stock', async () => {
    platform.setStock('engraved-pen', 3)
    const item = (text: string, quantity: number) => ({
      quantity,
      catalogReference: reference('engraved-pen', { customTextFields: { Engraving: text } }),
    })
    const answer = await post('add-line-items', { catalogItems: [item('Ada', 2), item('Grace', 2)] })
    expect(dataOf(answer)).toMatchObject({ invalidItems: [{ requestedQuantity: 2, availableQuantity: 1 }] })
  })

  it.each([
    ['an unknown product', 'no-such-product', undefined],
    ['a missing variant', 'linen-tee', undefined],
    ['a missing text', 'engraved-pen', undefined],
  ])('refuses %s, which version 1 leaves out silently', async (_, slug, options) => {
    const answer = await add(slug, 1, options)
    expect(outcome(answer)).toEqual([404, 'ITEM_NOT_FOUND_IN_CATALOG'])
    expect(dataOf(answer)).toEqual({ invalidItems: [{ catalogReference: reference(slug) }] })
  })

  it('refuses to add nothing, and names the field of a bad quantity', async () => {
    expect(outcome(await post('add-line-items', {}))).toEqual([400, 'NO_LINE_ITEMS_TO_ADD'])
    const answer = await post('add-line-items', { catalogItems: [{ quantity: 0, catalogReference: reference('blue-mug') }] })
    expect(violationOf(answer)).toMatchObject({ field: 'catalogItems[0].quantity', violatedRule: 'MIN' })
  })

  it('lets only the shop itself add items at a price of its own', async () => {
    const customItems = [{ name: { original: 'Gift wrap' }, pricing: { price: { amount: '2.00' } } }]
    expect(outcome(await post('add-line-items', { customItems }))).toEqual([403, 'PERMISSION_DENIED'])
    const { id } = (await add('blue-mug')).body.cart
    const answer = await createMerchant(platform).post<{ cart: CartV2 }>(`/ecom/v2/carts/${id}/add-line-items`, { customItems })
    expect(answer.body.cart.lineItems.map(({ name }) => name.original)).toEqual(['Blue Mug', 'Gift wrap'])
  })

  it('answers 200 with nothing added when the platform is told to ignore adds', async () => {
    platform.ignoreAdds()
    expect(quantities(await add('blue-mug', 1))).toEqual([])
    expect(quantities(await add('blue-mug', 1))).toEqual([1])
  })
})

describe('changing lines in version 2', () => {
  it('sets quantities and removes lines', async () => {
    const id = firstId(await add('blue-mug'))
    const changed = await post('update-line-items', { lineItems: [{ lineItemId: id, quantity: { newQuantity: 4 } }] })
    expect(quantities(changed)).toEqual([4])
    expect(quantities(await post('remove-line-items', { lineItemIds: [id] }))).toEqual([])
  })

  it.each([
    ['EMPTY_LINE_ITEM_UPDATES', 400, (id: string) => [{ lineItemId: id }]],
    [
      'DUPLICATE_LINE_ITEM_UPDATES',
      400,
      (id: string) => [id, id].map((lineItemId) => ({ lineItemId, quantity: { newQuantity: 1 } })),
    ],
    ['LINE_ITEM_NOT_FOUND_IN_CART', 404, () => [{ lineItemId: 'x', quantity: { newQuantity: 1 } }]],
    ['INSUFFICIENT_INVENTORY', 428, (id: string) => [{ lineItemId: id, quantity: { newQuantity: 99 } }]],
  ])('an update is refused with %s', async (code, status, lineItems) => {
    const id = firstId(await add('low-stock-vase'))
    expect(outcome(await post('update-line-items', { lineItems: lineItems(id) }))).toEqual([status, code])
    expect(quantities(await read())).toEqual([1])
  })

  it('refuses to remove a line that is not there, and removes none', async () => {
    const id = firstId(await add('blue-mug'))
    const answer = await post('remove-line-items', { lineItemIds: [id, 'x'] })
    expect(outcome(answer)).toEqual([404, 'LINE_ITEM_NOT_FOUND_IN_CART'])
    expect(dataOf(answer)).toEqual({ lineItemIds: ['x'] })
    expect(quantities(await read())).toEqual([1])
  })

  it('tells by its status which line is short or gone', async () => {
    await add('low-stock-vase', 2)
    await add('blue-mug')
    platform.setStock('low-stock-vase', 1)
    platform.hideProduct('blue-mug')
    const { lineItems } = (await read()).body.cart
    expect(lineItems.map(({ status, quantityInfo }) => [status, quantityInfo.confirmedQuantity])).toEqual([
      ['PARTIALLY_IN_STOCK', 2],
      ['REMOVED_FROM_CATALOG', 1],
    ])
    platform.setStock('low-stock-vase', 0)
    expect((await read()).body.cart.lineItems[0]?.status).toBe('OUT_OF_STOCK')
  })
})

describe('coupons in version 2', () => {
  it('adds a coupon with its discount on the lines, and removes it by its id', async () => {
    await add('blue-mug', 2)
    const { coupons, lineItems } = (await post('add-coupon', { coupon: { code: 'welcome10' } })).body.cart
    expect(coupons).toMatchObject([{ code: 'WELCOME10' }])
    expect(lineItems[0]?.discounts).toMatchObject([{ amountOff: { amount: '3.60' } }])
    expect(outcome(await post('remove-coupon', { couponId: 'x' }))).toEqual([404, 'COUPON_NOT_FOUND_IN_CART'])
    expect((await post('remove-coupon', { couponId: coupons[0]?.id })).body.cart.coupons).toEqual([])
  })

  it.each([
    ['NOPE', 404, 'INVALID_COUPON_CODE', {}],
    ['SUMMER24', 428, 'INVALID_COUPON_STATUS', { reason: 'EXPIRED' }],
    ['WINTER99', 428, 'INVALID_COUPON_STATUS', { reason: 'INACTIVE' }],
    ['FIRST100', 428, 'INVALID_COUPON_STATUS', { reason: 'MAX_USAGE_EXCEEDED' }],
    ['CANDLE20', 428, 'INVALID_COUPON_STATUS', { reason: 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS' }],
    [
      'FIVEOFF',
      428,
      'INVALID_COUPON_STATUS',
      {
        reason: 'MIN_SUBTOTAL_NOT_REACHED',
        minSubtotalNotReachedDetails: { requiredMinimumSubtotal: { amount: '30.00', convertedAmount: '30.00' } },
      },
    ],
  ])('refuses %s with its reason', async (code, status, error, data) => {
    await add('blue-mug')
    const answer = await post('add-coupon', { coupon: { code } })
    expect(outcome(answer)).toEqual([status, error])
    expect(dataOf(answer)).toEqual({ couponCode: code, ...data })
  })

  it('refuses the same coupon again, and a second one, where version 1 replaces it', async () => {
    await add('blue-mug', 2)
    await post('add-coupon', { coupon: { code: 'WELCOME10' } })
    expect(outcome(await post('add-coupon', { coupon: { code: 'WELCOME10' } }))).toEqual([409, 'COUPON_ALREADY_EXISTS'])
    expect(outcome(await post('add-coupon', { coupon: { code: 'MUG5' } }))).toEqual([428, 'MAX_COUPONS_PER_CART_EXCEEDED'])
  })
})

describe('delivery in version 2', () => {
  it('sets a method that the address has, and removes it', async () => {
    await add('blue-mug')
    await patch({ deliveryInfo: { address: HOME } })
    const { method } = (await post('set-delivery-method', { deliveryMethod: { code: 'locker' } })).body.cart.deliveryInfo
    expect(method).toMatchObject({ code: 'locker', pickup: true })
    expect((await post('remove-delivery-method')).body.cart.deliveryInfo.method).toBeUndefined()
  })

  it('refuses a method without an address, for nothing to deliver, and one that there is not', async () => {
    await add('blue-mug')
    const set = (code: string) => post('set-delivery-method', { deliveryMethod: { code } })
    expect(outcome(await set('standard'))).toEqual([428, 'DELIVERY_METHOD_MISSING_ADDRESS'])
    await patch({ deliveryInfo: { address: HOME } })
    const unknown = await set('drone')
    expect([...outcome(unknown), dataOf(unknown)]).toEqual([404, 'DELIVERY_METHOD_NOT_FOUND', { code: 'drone', appId: null }])
    await post('remove-line-items', { lineItemIds: [firstId(await read())] })
    expect(outcome(await set('standard'))).toEqual([428, 'DELIVERY_METHOD_MISSING_LINE_ITEMS'])
  })

  it('clears the address with null and refuses a country that is none', async () => {
    await add('blue-mug')
    await patch({ deliveryInfo: { address: HOME } })
    expect((await patch({ deliveryInfo: { address: null } })).body.cart.deliveryInfo.address).toBeUndefined()
    expect(violationOf(await patch({ deliveryInfo: { address: { country: 'Ireland' } } }))).toMatchObject({
      field: 'cart.deliveryInfo.address.country',
    })
  })
})
