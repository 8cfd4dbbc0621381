/** What an open cart of either version makes of the platform's answers and refusals, call by call. */
import { describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../../src/platform/storage'
import { INITIAL_STATE } from '../../../../src/store/base/state'
import type { CartCore } from '../../../../src/store/cart/cart-core'
import type { CartName, CartPort, FullCart, GiftCardCalls } from '../../../../src/store/cart/cart-port'
import type { CartVersionContext } from '../../../../src/store/cart/cart-version'
import { createMoreOfCartV1 } from '../../../../src/store/cart/v1/cart-v1-more.chunk'
import { takeOver } from '../../../../src/store/cart/v2/cart-v2.chunk'
import { createMoreOfCartV2 } from '../../../../src/store/cart/v2/cart-v2-more.chunk'
import { aDevice, json, type Seen } from '../../platform/fake-platform'

const [PEN, MUG] = ['pen', 'mug'].map((catalogItemId) => ({ appId: 'stores', catalogItemId })) as [Item, Item]
type Item = { appId: string; catalogItemId: string }
const refusal = (code: string, data?: object, status = 400) =>
  json({ message: 'x', details: { applicationError: { code, description: 'x', data } } }, { status })
const cartWith = (more: object = {}) => json({ cart: { id: 'cart-1', lineItems: [], ...more } })

/** @param answer to a call by its last part; every other call is answered with an empty cart */
function aCart(version: CartName, answer: (action: string, count: number, seen: Seen) => Response | undefined = () => undefined) {
  const device = aDevice()
  const actionOf = ({ method, path }: Seen) => `${method} ${path.split('/').pop()}`
  device.answer((seen, count) => (seen.path === '/oauth2/token' ? undefined : answer(actionOf(seen), count, seen)))
  const cart = (version === 'v1' ? createMoreOfCartV1 : createMoreOfCartV2)(device.tab(), String)
  const bodies = <T>(action: string) =>
    device
      .calls()
      .filter((seen) => actionOf(seen) === action)
      .map(({ body }) => body as T)
  const { settle } = device
  const failure = (promise: Promise<unknown>) => device.failure(promise)
  return { cart, settle, failure, sent: () => device.calls().map(actionOf), bodies }
}

describe('a cart that is cleared', () => {
  it.each<[CartName, string, number]>([
    ['v1', 'OWNED_CART_NOT_FOUND', 404],
    ['v2', 'CURRENT_CART_NOT_FOUND', 404],
  ])('a cart of %s is empty when there was none', async (version, code, status) => {
    const { cart, settle } = aCart(version, () => refusal(code, {}, status))
    expect(await settle(cart.clear())).toBeNull()
  })

  it.each<[CartName, number]>([
    ['v1', 404],
    ['v1', 403],
    ['v2', 403],
  ])('a cart of %s stays when the platform refuses with %i for another reason', async (version, status) => {
    const { cart, failure } = aCart(version, () => refusal('NOT_NOW', {}, status))
    expect(await failure(cart.clear())).toMatchObject({ code: 'NOT_NOW' })
  })
})

describe('a change of version 2 that is so already', () => {
  const cards = ({ giftCards }: FullCart) => giftCards as GiftCardCalls
  it.each<[string, string, string, (cart: FullCart) => Promise<unknown>, object?]>([
    ['a line that is gone', 'remove-line-items', 'LINE_ITEM_NOT_FOUND_IN_CART', (cart) => cart.setQuantity('l', 0)],
    [
      'a code in the cart',
      'add-coupon',
      'COUPON_ALREADY_EXISTS',
      (cart) => cart.applyCoupon('TEN'),
      { coupons: [{ id: 'k', code: 'TEN' }] },
    ],
    ['a code that is gone', 'remove-coupon', 'COUPON_NOT_FOUND_IN_CART', (cart) => cart.removeCoupon({ id: 'k', code: 'TEN' })],
    [
      'a gift card in the cart',
      'add-gift-card',
      'GIFT_CARD_ALREADY_EXISTS',
      (cart) => cards(cart).add('FERN'),
      { paymentInfo: { giftCards: [{ id: 'g' }] } },
    ],
    ['a gift card that is gone', 'remove-gift-card', 'GIFT_CARD_NOT_FOUND_IN_CART', (cart) => cards(cart).remove('g')],
  ])('%s is done, with the cart that shows it', async (_, action, code, change, shown) => {
    const asked = (why: string, current: () => Response) =>
      aCart('v2', (one) => (one === `POST ${action}` ? refusal(why) : one === 'GET current' ? current() : undefined))
    const so = asked(code, () => cartWith({ id: 'so', ...shown }))
    expect(await so.settle(change(so.cart))).toMatchObject({ id: 'so' })
    const none = asked(code, () => refusal('CURRENT_CART_NOT_FOUND', {}, 404))
    expect(await none.failure(change(none.cart))).toMatchObject({ code })
    const refused = asked('FORBIDDEN', cartWith)
    expect(await refused.failure(change(refused.cart))).toMatchObject({ code: 'FORBIDDEN' })
    expect(refused.sent()).toEqual([`POST ${action}`])
    if (!shown) return
    const notSo = asked(code, cartWith)
    expect(await notSo.failure(change(notSo.cart))).toMatchObject({ code })
  })
})

describe('a quantity of version 2', () => {
  const limited = (code: string, availableQuantity: number) =>
    aCart('v2', (action, count) =>
      action === 'POST update-line-items' && count === 1 ? refusal(code, { invalidItems: [{ availableQuantity }] }) : undefined,
    )
  const quantities = ({ bodies }: ReturnType<typeof limited>) =>
    bodies<{ lineItems: { quantity: { newQuantity: number } }[] }>('POST update-line-items').map(
      ({ lineItems }) => lineItems[0]?.quantity.newQuantity,
    )

  it('a quantity is as many as there are', async () => {
    const few = limited('INSUFFICIENT_INVENTORY', 3)
    await few.settle(few.cart.setQuantity('l', 5))
    expect(quantities(few)).toEqual([5, 3])
  })

  it.each([
    ['INSUFFICIENT_INVENTORY', 0],
    ['INSUFFICIENT_INVENTORY', 5],
    ['FIXED_QUANTITY_ITEM', 3],
  ])('a quantity is refused with %s when %i of five are left', async (code, left) => {
    const few = limited(code, left)
    expect(await few.failure(few.cart.setQuantity('l', 5))).toMatchObject({ code })
    expect(quantities(few)).toEqual([5])
  })
})

describe('an add of several items to version 2', () => {
  const both = [
    { item: PEN, quantity: 2 },
    { item: MUG, quantity: 3 },
  ]
  const adding = (code: string, invalidItems: object[], current: () => Response = cartWith) =>
    aCart('v2', (action, count) => {
      if (action === 'GET current') return current()
      return action === 'POST add-line-items' && count === 1 ? refusal(code, { invalidItems }) : undefined
    })
  type Body = { catalogItems: { catalogReference: Item; quantity: number }[] }
  const added = ({ bodies }: ReturnType<typeof adding>) =>
    bodies<Body>('POST add-line-items').map(({ catalogItems }) =>
      catalogItems.map(({ catalogReference, quantity }) => `${quantity} ${catalogReference.catalogItemId}`),
    )

  it.each([
    ['fewer are left', 'INSUFFICIENT_INVENTORY', { id: { catalogReference: MUG }, availableQuantity: 1 }, ['2 pen', '1 mug']],
    [
      'more are left than asked for',
      'INSUFFICIENT_INVENTORY',
      { catalogReference: MUG, availableQuantity: 9 },
      ['2 pen', '3 mug'],
    ],
    ['nothing is left', 'INSUFFICIENT_INVENTORY', { catalogReference: MUG }, ['2 pen']],
    ['one is not sold', 'ITEM_NOT_FOUND_IN_CATALOG', { catalogReference: MUG }, ['2 pen']],
  ])('an add adds what there is when %s', async (_, code, invalid, again) => {
    const some = adding(code, [invalid])
    await some.settle(some.cart.addAll(both))
    expect(added(some)).toEqual([['2 pen', '3 mug'], again])
  })

  it.each([
    ['names none of them', 'INSUFFICIENT_INVENTORY', [{ catalogReference: { ...PEN, catalogItemId: 'hat' } }]],
    ['is for another reason', 'MAX_LINE_ITEMS_EXCEEDED', [{ catalogReference: MUG }]],
  ])('an add is refused when the refusal %s', async (_, code, invalid) => {
    const none = adding(code, invalid)
    expect(await none.failure(none.cart.addAll(both))).toMatchObject({ code })
    expect(none.sent()).toEqual(['POST add-line-items'])
  })

  it('an add of what is sold out is answered with the cart as it is, and refused without one', async () => {
    const invalid = [PEN, MUG].map((catalogReference) => ({ catalogReference }))
    const held = adding('INSUFFICIENT_INVENTORY', invalid, () => cartWith({ id: 'held' }))
    expect(await held.settle(held.cart.addAll(both))).toMatchObject({ id: 'held' })
    const none = adding('INSUFFICIENT_INVENTORY', invalid, () => refusal('CURRENT_CART_NOT_FOUND', {}, 404))
    expect(await none.failure(none.cart.addAll(both))).toMatchObject({ code: 'INSUFFICIENT_INVENTORY' })
  })
})

describe('a promo code of version 2', () => {
  const OLD = { id: 'old-id', code: 'OLD' }
  /** A cart that takes one code, and only some. */
  const withCode = (coupons: object[], isTaken: (code: string) => boolean) =>
    aCart('v2', (action, count, { body }) => {
      if (action === 'GET current') return cartWith({ coupons })
      if (action !== 'POST add-coupon') return undefined
      if (count === 1) return refusal('MAX_COUPONS_PER_CART_EXCEEDED')
      return isTaken((body as { coupon: { code: string } }).coupon.code) ? undefined : refusal('INVALID_COUPON_STATUS')
    })
  const codes = ({ bodies }: ReturnType<typeof withCode>) =>
    bodies<{ coupon: { code: string } }>('POST add-coupon').map(({ coupon }) => coupon.code)

  it('a promo code replaces the one in the cart, which comes back when the new one is refused', async () => {
    const taken = withCode([OLD], () => true)
    await taken.settle(taken.cart.applyCoupon('NEW'))
    expect([codes(taken), taken.bodies('POST remove-coupon')]).toEqual([['NEW', 'NEW'], [{ couponId: 'old-id' }]])
    const refused = withCode([OLD], (code) => code === 'OLD')
    expect(await refused.failure(refused.cart.applyCoupon('NEW'))).toMatchObject({ code: 'INVALID_COUPON_STATUS' })
    expect(codes(refused)).toEqual(['NEW', 'NEW', 'OLD'])
    const neither = withCode([OLD], () => false)
    expect(await neither.failure(neither.cart.applyCoupon('NEW'))).toMatchObject({ code: 'INVALID_COUPON_STATUS' })
  })

  it('a promo code is tried again where the cart shows none, and refused as it was before', async () => {
    const none = withCode([], () => false)
    expect(await none.failure(none.cart.applyCoupon('NEW'))).toMatchObject({ code: 'INVALID_COUPON_STATUS' })
    expect(none.sent()).toEqual(['POST add-coupon', 'GET current', 'POST add-coupon'])
  })

  it('a promo code is removed by the id that the cart has for it, and is gone already when it has none', async () => {
    const one = aCart('v2', (action) => (action === 'GET current' ? cartWith({ coupons: [OLD] }) : undefined))
    await one.settle(one.cart.removeCoupon({ code: 'OLD' }))
    expect(one.bodies('POST remove-coupon')).toEqual([{ couponId: 'old-id' }])
    const none = aCart('v2')
    expect(await none.settle(none.cart.removeCoupon())).toMatchObject({ id: 'cart-1' })
    expect(none.sent()).toEqual(['GET current'])
    const noCart = aCart('v2', () => refusal('CURRENT_CART_NOT_FOUND', {}, 404))
    expect(await noCart.failure(noCart.cart.removeCoupon())).toMatchObject({ code: 'COUPON_NOT_FOUND_IN_CART' })
  })
})

describe('what a cart of version 2 is told about delivery', () => {
  const address = { country: 'FR' }
  const express = { code: 'express', carrierId: 'post' }
  const calculated = (more: object = {}) => json({ cart: { id: 'cart-1', lineItems: [] }, summary: {}, ...more })
  const estimating = (answer: Parameters<typeof aCart>[1] = () => undefined) =>
    aCart('v2', (...seen) => answer(...seen) ?? (seen[0] === 'POST estimate' ? calculated() : undefined))

  it('an estimate sends the address and the delivery method to the cart only when they have changed', async () => {
    const { cart, settle, sent, bodies } = estimating()
    await settle(cart.estimate({ address, shippingOption: express }))
    const first = ['PATCH current', 'POST set-delivery-method', 'POST estimate']
    expect(sent()).toEqual(first)
    expect(bodies('POST set-delivery-method')).toEqual([{ deliveryMethod: { code: 'express', appId: 'post' } }])
    await settle(cart.estimate({ address, shippingOption: express }))
    expect(sent()).toEqual([...first, 'POST estimate'])
    await settle(cart.estimate({ address }))
    expect(sent().slice(4)).toEqual(['PATCH current', 'POST remove-delivery-method', 'POST estimate'])
    await settle(cart.estimate())
    expect(sent().slice(7)).toEqual(['PATCH current', 'POST estimate'])
    expect(bodies('PATCH current').at(-1)).toMatchObject({
      cart: { deliveryInfo: { address: null }, paymentInfo: { billingAddress: null } },
    })
  })

  it.each([
    [undefined, { calculateDelivery: false, calculateTax: false }],
    [{ address }, { calculateDelivery: true, calculateTax: true }],
    [{ billingAddress: address }, { calculateDelivery: false, calculateTax: true }],
  ])('with the terms %j the estimate asks for %j', async (terms, asked) => {
    const { cart, settle, bodies } = estimating()
    await settle(cart.estimate(terms))
    expect(bodies('POST estimate')).toEqual([
      { validationConfig: 'PRE_CHECKOUT_VALIDATIONS', ...asked, calculateAdditionalFees: true, calculateGiftCards: true },
    ])
  })

  it('an estimate goes on without a delivery method that does not exist, and rejects with any other refusal', async () => {
    const refusing = (code: string) => estimating((action) => (action === 'POST set-delivery-method' ? refusal(code) : undefined))
    const gone = refusing('DELIVERY_METHOD_NOT_FOUND')
    await gone.settle(gone.cart.estimate({ address, shippingOption: express }))
    expect(gone.sent()).toEqual(['PATCH current', 'POST set-delivery-method', 'POST estimate'])
    const refused = refusing('NO_DELIVERY_METHOD_HERE')
    expect(await refused.failure(refused.cart.estimate({ address, shippingOption: express }))).toMatchObject({
      code: 'NO_DELIVERY_METHOD_HERE',
    })
  })

  it.each([
    ['the cart has one that is gone', { method: { code: 'old' } }, 'DELIVERY_METHOD_NO_LONGER_AVAILABLE', true],
    ['the cart has none', {}, 'DELIVERY_METHOD_NO_LONGER_AVAILABLE', false],
    [
      'the cart has one that is gone, and something else',
      { method: { code: 'old' } },
      'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
      true,
      'ANY',
    ],
    ['something else is refused', { method: { code: 'old' } }, 'MISSING_DELIVERY_ADDRESS', false],
  ])('when %s, its method is taken out: %s', async (_, deliveryInfo, code, isTaken, other = code) => {
    const { cart, settle, sent } = estimating((action, count) =>
      action === 'POST estimate' && count === 1
        ? calculated({
            cart: { id: 'cart-1', lineItems: [], deliveryInfo },
            summary: { violations: [{ code }, { code: other }] },
          })
        : undefined,
    )
    await settle(cart.estimate())
    expect(sent()).toEqual(['POST estimate', ...(isTaken ? ['POST remove-delivery-method', 'POST estimate'] : [])])
  })
})

describe('the checkout of version 2', () => {
  const way = { returnTo: 'https://page.example/', parameters: {} }
  const view = { id: 'cart-1', lines: [], count: 1 }

  it.each([
    { ...view, id: undefined },
    { ...view, count: 0 },
  ])('there is none of the cart %j', async (empty) => {
    const { cart, failure, sent } = aCart('v2')
    expect(await failure(cart.checkout(empty, {}, way))).toMatchObject({ code: 'EMPTY_CART' })
    expect(sent()).toEqual([])
  })

  const leaving = (status: number) =>
    aCart('v2', (action) => {
      if (action === 'POST redirect-session') return json({}, { status })
      return action === 'POST get-checkout-url' ? json({ checkoutUrl: 'https://shop.example/checkout' }) : undefined
    })

  it.each([
    400, 404, 499,
  ])('the checkout has an address of its own when the platform refuses a redirect with %i', async (status) => {
    const { cart, settle } = leaving(status)
    expect(await settle(cart.checkout(view, {}, way))).toEqual({ id: 'cart-1', url: 'https://shop.example/checkout' })
  })

  it.each([401, 429, 500])('the checkout fails as the redirect does with %i, after which it may succeed', async (status) => {
    const { cart, failure, sent } = leaving(status)
    expect(await failure(cart.checkout(view, {}, way))).toMatchObject({ status })
    expect(sent()).not.toContain('POST get-checkout-url')
  })

  it('the checkout tells the cart the buyer’s address, and nothing when there is none', async () => {
    const { cart, settle, bodies } = leaving(400)
    await settle(cart.checkout(view, {}, way))
    expect(bodies('PATCH current')).toEqual([])
    await settle(cart.checkout(view, { email: 'ada@example.com' }, way))
    expect(bodies('PATCH current')).toEqual([{ cart: { customerInfo: { email: 'ada@example.com' } } }])
    const address = { country: 'FR' }
    await settle(cart.checkout(view, { shippingAddress: address, selectedShippingOption: { code: 'x' } }, way))
    expect(bodies('PATCH current').at(-1)).toMatchObject({ cart: { deliveryInfo: { address } } })
    expect(bodies('POST set-delivery-method')).toEqual([{ deliveryMethod: { code: 'x' } }])
  })
})

it('changes of version 2 name the line, the note and the card', async () => {
  const { cart, settle, bodies } = aCart('v2')
  await settle(cart.setQuantity('l', 0))
  await settle(cart.setNote('Ring twice'))
  await settle((cart.giftCards as GiftCardCalls).add('FERN'))
  expect(bodies('POST remove-line-items')).toEqual([{ lineItemIds: ['l'] }])
  expect(bodies('PATCH current')).toEqual([{ cart: { note: 'Ring twice' } }])
  expect(bodies('POST add-gift-card')).toEqual([{ giftCard: { code: 'FERN' } }])
})

describe('a cart that may have become an order', () => {
  it.each<[CartName, object, boolean]>([
    ['v1', { checkout: { id: 'c', completed: true, lineItems: [] } }, true],
    ['v1', { checkout: { id: 'c', completed: 'yes', lineItems: [] } }, false],
    ['v1', { checkout: null }, false],
    ['v2', { cart: { id: 'c', orderPlaced: true, orderId: 'o', lineItems: [] } }, true],
    ['v2', { cart: { id: 'c', orderPlaced: 'yes', lineItems: [] } }, false],
  ])('a cart of %s that is answered as %j is an order: %s', async (version, answer, isOrder) => {
    const { cart, settle } = aCart(version, () => json(answer))
    const ordered = await settle(cart.readOrdered('c'))
    expect(ordered?.cart.id).toBe(isOrder ? 'c' : undefined)
    expect(ordered?.orderId).toBe(isOrder && version === 'v2' ? 'o' : undefined)
  })
})

it.each(['answers', 'fails'])('the session is listened to no longer than until the next version %s', async (how) => {
  const stop = vi.fn()
  const session = { role: () => 'visitor', onChange: () => stop, look() {} }
  const store = { getState: () => INITIAL_STATE, setState() {} }
  const context = { client: { clientId: 'c1', session }, storage: memoryStorage(), store } as unknown as CartVersionContext
  const core = { keys: new Map(), confirm() {}, isOwn: () => true } as unknown as CartCore
  const read = async () => (how === 'answers' ? null : Promise.reject(new Error('lost')))
  const turned = takeOver({ name: 'v2', read } as CartPort, context, core)
  expect(await turned.catch(() => 'failed')).toBe(how === 'answers' ? true : 'failed')
  expect(stop).toHaveBeenCalledTimes(1)
})
