import { describe, expect, it } from 'vitest'
import { createChangeMarker } from '../../../../src/store/cart/change-marker'
import { aFakeShop, applicationError, type FakeShop, json, PATHS } from '../../../support/fakes/fake-shop'
import { type SecondCartOptions, withSecondCart } from '../../../support/fakes/second-cart'
import { aProduct } from '../../../support/fixtures/views'
import { aWireLine } from '../../../support/fixtures/wire-bodies'

const KEY = 'cartlet:c1:cart-api'
const pen = aProduct({ id: 'pen-id', name: 'Pen' })
const mug = aProduct({ id: 'mug-id', name: 'Blue Mug' })

const GONE: readonly [string, () => Response][] = [
  ['no such route', () => new Response('<h1>Not Found</h1>', { status: 404, headers: { 'content-type': 'text/html' } })],
  ['no such route, in JSON', () => json({ message: 'Not Found' }, { status: 404 })],
  ['a declared code', () => applicationError('CART_V1_SITE_CALLING_CART_V2_API', 428)],
  ['410', () => json({ message: 'Gone' }, { status: 410 })],
  ['501', () => json({ message: 'Unimplemented' }, { status: 501 })],
]

async function aVisit(options: SecondCartOptions = {}) {
  const fake = aFakeShop({ lines: [aWireLine()] })
  const second = withSecondCart(fake, options)
  await fake.settle(fake.shop.cart.refresh())
  return { ...fake, second }
}

const linesOf = ({ state }: Pick<FakeShop, 'state'>) => {
  const { cart } = state()
  return 'cart' in cart ? (cart.cart?.lines.map(({ name, quantity }) => `${quantity} ${name}`) ?? []) : []
}

describe('the version of a cart', () => {
  it('a shop speaks version 1, at no extra call, while the platform answers it', async () => {
    const { shop, settle, second, storage } = await aVisit()
    await settle(shop.cart.add({ product: pen }))
    await settle(shop.cart.setQuantity('line-1', 3))
    expect(second.calls()).toEqual([])
    expect(storage.read(KEY)).toBeNull()
  })

  it.each(GONE)('a shop turns to version 2 when version 1 answers %s, and the add goes through once', async (_, answer) => {
    const fake = await aVisit()
    const { shop, settle, second, server, storage, eventsOf, calls } = fake
    second.end(answer)
    const { outcome } = await settle(shop.cart.add({ product: pen }))
    expect(outcome).toBe('added')
    expect(server.lines?.map(({ quantity }) => quantity)).toEqual([1, 1])
    expect(linesOf(fake)).toEqual(['1 Blue Mug', '1 Added'])
    expect(second.calls('/add-line-items')).toHaveLength(1)
    expect(eventsOf('error')).toEqual([])
    expect(storage.read(KEY)).toBe('v2')
    const before = calls(PATHS.cart).length + calls(PATHS.add).length
    await settle(shop.cart.add({ product: pen }))
    await settle(shop.cart.get())
    expect(calls(PATHS.cart).length + calls(PATHS.add).length).toBe(before)
  })

  it('when the platform refuses to clear a cart of version 2, the call rejects and the lines stay', async () => {
    const fake = await aVisit()
    const { shop, settle, failure, second } = fake
    second.end(() => json({ message: 'Gone' }, { status: 410 }))
    await settle(shop.cart.add({ product: pen }))
    second.lose(() => applicationError('FORBIDDEN', 403))
    expect(await failure(shop.cart.clear())).toMatchObject({ status: 403 })
    expect(linesOf(fake)).toEqual(['1 Blue Mug', '1 Added'])
  })

  it.each([
    ['an outage', () => json({}, { status: 503 })],
    ['an error of the platform', () => json({}, { status: 500 })],
    ['a refused token', () => json({}, { status: 403 })],
    ['a product that it does not have', () => applicationError('ITEM_NOT_FOUND', 404)],
  ])('a shop stays with version 1 after %s', async (_, answer) => {
    const { shop, failure, second, storage } = await aVisit()
    second.end(answer)
    await failure(shop.cart.add({ product: pen }))
    expect(second.calls()).toEqual([])
    expect(storage.read(KEY)).toBeNull()
  })

  it('a shop stays undecided when neither version answers, and tells the first refusal', async () => {
    const { shop, failure, second, storage } = await aVisit()
    second.end(() => json({}, { status: 410 }))
    second.lose()
    expect(await failure(shop.cart.add({ product: pen }))).toMatchObject({ status: 410 })
    expect(storage.read(KEY)).toBeNull()
  })

  it.each(GONE.slice(0, 2))('a shop stays undecided when both versions answer %s', async (_, answer) => {
    const { shop, failure, second, storage, state } = await aVisit()
    second.end(answer)
    second.lose(answer)
    expect(await failure(shop.cart.add({ product: pen }))).toMatchObject({ status: 404 })
    expect(storage.read(KEY)).toBeNull()
    expect(linesOf({ state })).toEqual(['1 Blue Mug'])
  })

  it('a new visitor buys in version 2, whatever it answers before there is a cart', async () => {
    const fake = aFakeShop({})
    const second = withSecondCart(fake, { missing: () => json({ message: 'Not Found' }, { status: 404 }) })
    second.end(() => json({ message: 'Not Found' }, { status: 404 }))
    await fake.settle(fake.shop.cart.add({ product: pen }))
    expect(linesOf(fake)).toEqual(['1 Added'])
    expect(fake.storage.read(KEY)).toBe('v2')
  })

  it('a configured version is never changed', async () => {
    const fake = aFakeShop({ lines: [aWireLine()], cartApi: 'v1' })
    const second = withSecondCart(fake)
    second.end(() => json({}, { status: 410 }))
    await fake.settle(fake.shop.cart.refresh())
    expect(fake.state().cart).toMatchObject({ status: 'failed', error: { status: 410 } })
    expect(second.calls()).toEqual([])
  })

  it.each([
    ['remembered', { stored: { [KEY]: 'v2' } }],
    ['configured', { cartApi: 'v2' as const }],
  ])('a shop sends nothing to version 1 when version 2 is %s', async (_, options) => {
    const fake = aFakeShop({ lines: [aWireLine()], ...options })
    withSecondCart(fake)
    await fake.settle(fake.shop.cart.add({ product: mug }))
    await fake.settle(fake.shop.cart.estimate())
    expect(linesOf(fake)).toEqual(['2 Blue Mug'])
    expect(fake.calls().filter(({ path }) => path.includes('/v1/carts'))).toEqual([])
  })
})

describe('a visit during which the first version ends', () => {
  const end = () => json({}, { status: 410 })
  const renamed = { idOf: (id: string) => `new-${id}` }

  it('a line keeps its place and key although the second calls it by another id, and is changed there', async () => {
    const fake = await aVisit(renamed)
    const { shop, settle, second, server, state } = fake
    second.end(end)
    await settle(shop.cart.setQuantity('line-1', 4))
    expect(server.lines).toMatchObject([{ id: 'line-1', quantity: 4 }])
    expect(state().cart).toMatchObject({ status: 'ready', cart: { lines: [{ id: 'new-line-1', key: 'line-1', quantity: 4 }] } })
    expect(state().lineProblems).toEqual({})
  })

  it('an add to a line with another id adds what was asked for, and takes nothing out as doubled', async () => {
    const fake = await aVisit(renamed)
    // As on a page, which watches other tabs: only there doubled adds are told apart.
    const { setChangeMarker } = await fake.settle(fake.shop.engine())
    setChangeMarker(createChangeMarker(fake.storage, 'c1'))
    fake.second.end(end)
    const { outcome } = await fake.settle(fake.shop.cart.add({ product: mug, quantity: 2 }))
    expect(outcome).toBe('added')
    expect(linesOf(fake)).toEqual(['3 Blue Mug'])
    expect(fake.second.calls('/update-line-items')).toEqual([])
  })

  it('an add that meets the switch says how much of it the shop had', async () => {
    const fake = await aVisit({ ...renamed, most: 3 })
    fake.second.end(end)
    const { outcome } = await fake.settle(fake.shop.cart.add({ product: mug, quantity: 9 }))
    expect(outcome).toBe('clamped')
    expect(fake.state().addProblem).toMatchObject({ name: 'Blue Mug', added: 2 })
    expect(linesOf(fake)).toEqual(['3 Blue Mug'])
  })

  it('an add is cut to what is left beside the cart, also when the refusal names the whole stock', async () => {
    const fake = await aVisit({ ...renamed, most: 3, namesStock: true })
    fake.second.end(end)
    const { outcome } = await fake.settle(fake.shop.cart.add({ product: mug, quantity: 9 }))
    expect(outcome).toBe('clamped')
    expect(linesOf(fake)).toEqual(['3 Blue Mug'])
    expect(await fake.failure(fake.shop.cart.add({ product: mug }))).toMatchObject({ code: 'NOT_ADDED' })
    expect(linesOf(fake)).toEqual(['3 Blue Mug'])
  })

  it('a line that the second does not see is offered for adding again instead of vanishing', async () => {
    const fake = await aVisit({ hidden: ({ id }) => id === 'line-1' })
    fake.second.end(end)
    await fake.settle(fake.shop.cart.add({ product: pen }))
    expect(linesOf(fake)).toEqual(['1 Added'])
    expect(fake.state().removed).toMatchObject([{ name: 'Blue Mug', quantity: 1 }])
  })

  it('a line that is in no catalog and that the second does not see is told, although it cannot be added again', async () => {
    const fake = aFakeShop({ lines: [aWireLine(), { ...aWireLine(), id: 'line-2', catalogReference: undefined }] })
    const second = withSecondCart(fake, { hidden: ({ id }) => id === 'line-2' })
    await fake.settle(fake.shop.cart.refresh())
    second.end(end)
    await fake.settle(fake.shop.cart.get())
    expect(linesOf(fake)).toEqual(['1 Blue Mug'])
    expect(fake.state().removed).toMatchObject([{ id: 'line-2', item: undefined }])
  })

  it('a promo code and a note that the second does not see stay in their fields', async () => {
    const fake = await aVisit({ isBare: true })
    await fake.settle(fake.shop.cart.applyCoupon('WELCOME10'))
    await fake.settle(fake.shop.cart.setNote('Ring twice'))
    fake.second.end(end)
    await fake.settle(fake.shop.cart.get())
    expect(fake.state()).toMatchObject({
      coupon: { status: 'refused', code: 'WELCOME10' },
      note: { status: 'failed', text: 'Ring twice' },
    })
  })

  it('a checkout that meets the switch takes the cart of the second', async () => {
    const fake = await aVisit({ cartId: 'second-cart' })
    const { shop, settle, second, calls, visited } = fake
    second.end(({ path }) => (path.endsWith('/create-checkout') ? end() : undefined))
    await settle(shop.checkout('https://site.example/'))
    expect(visited).toEqual(['https://pay.example/checkout?session=1'])
    expect(calls('/_api/redirects-api/v1/redirect-session').at(-1)?.body).toMatchObject({
      ecomCheckout: { checkoutId: 'second-cart' },
    })
  })

  it('undo, the note, the estimate and the checkout go on with the second', async () => {
    const fake = await aVisit()
    const { shop, settle, second, server, visited } = fake
    await settle(shop.cart.remove('line-1'))
    second.end(end)
    await settle(shop.cart.undo())
    expect(linesOf(fake)).toEqual(['1 Added'])
    await settle(shop.cart.setNote('Ring twice'))
    expect(server.note).toBe('Ring twice')
    expect(await settle(shop.cart.estimate())).toMatchObject({ total: { value: 18, formatted: '€18.00' } })
    await settle(shop.checkout('https://site.example/'))
    expect(visited).toEqual(['https://pay.example/checkout?session=1'])
  })
})

describe('a destination, which version 2 keeps in the cart', () => {
  const address = { country: 'FR', postalCode: '75001' }

  /** A visitor has estimated the way to Paris; then the cart was sold, in this page or in another. */
  async function anEstimatedVisit() {
    const fake = aFakeShop({ lines: [aWireLine()], cartApi: 'v2' })
    const second = withSecondCart(fake)
    await fake.settle(fake.shop.cart.refresh())
    await fake.settle(fake.shop.cart.estimate({ address }))
    return { ...fake, second, told: () => second.cart().deliveryInfo?.address }
  }

  it('the cart is told once where it goes, and again when a new one has replaced it', async () => {
    const { shop, settle, second, told, calls } = await anEstimatedVisit()
    await settle(shop.cart.estimate({ address }))
    expect(told()).toMatchObject(address)
    expect(second.calls('').filter(({ method }) => method === 'PATCH')).toHaveLength(1)
    second.replace()
    await settle(shop.cart.add({ product: mug }))
    await settle(shop.cart.estimate({ address }))
    expect(told()).toMatchObject(address)
    const sent = calls().map(({ method, path }) => `${method} ${path.split('/').pop()}`)
    // What was calculated before it was told is not shown.
    expect(sent.lastIndexOf('POST estimate')).toBeGreaterThan(sent.lastIndexOf('PATCH current'))
    expect(sent.filter((call) => call === 'PATCH current')).toHaveLength(2)
  })

  it('a checkout of a cart that has replaced a sold one goes where the visitor has said', async () => {
    const { shop, settle, second, told, visited } = await anEstimatedVisit()
    second.replace()
    await settle(shop.cart.add({ product: mug }))
    await settle(shop.checkout('https://site.example/', { shippingAddress: address }))
    expect(told()).toMatchObject(address)
    expect(visited).toHaveLength(1)
  })

  it('a delivery method that is no longer offered costs neither the estimate nor the checkout', async () => {
    const { shop, settle, told, visited } = await anEstimatedVisit()
    const gone = { code: 'by-balloon' }
    expect(await settle(shop.cart.estimate({ address, shippingOption: gone }))).toMatchObject({ total: { value: 18 } })
    await settle(shop.checkout('https://site.example/', { shippingAddress: address, selectedShippingOption: gone }))
    expect(told()).toMatchObject(address)
    expect(visited).toHaveLength(1)
  })

  it('a delivery method is taken out of the cart when its choice is undone, and when it is not offered for a new address', async () => {
    const fake = aFakeShop({ lines: [aWireLine()], cartApi: 'v2' })
    const second = withSecondCart(fake, { methods: ['express'] })
    const method = () => second.cart().deliveryInfo?.method?.code
    const estimate = (code?: string) =>
      fake.settle(fake.shop.cart.estimate({ address, shippingOption: code ? { code } : undefined }))
    await fake.settle(fake.shop.cart.refresh())
    await estimate('express')
    expect(method()).toBe('express')
    await estimate()
    expect(method()).toBeUndefined()
    await estimate('express')
    await estimate('by-balloon')
    expect(method()).toBeUndefined()
  })

  it('a method that the cart has kept from before, and that is gone, is taken out of it and blocks no checkout', async () => {
    const methods = ['express']
    const fake = aFakeShop({ lines: [aWireLine()], cartApi: 'v2' })
    const second = withSecondCart(fake, { methods })
    await fake.settle(fake.shop.cart.refresh())
    await fake.settle(fake.shop.cart.estimate({ address, shippingOption: { code: 'express' } }))
    methods.pop()
    await fake.settle(fake.shop.cart.estimate({ address, shippingOption: { code: 'express' } }))
    expect(second.cart().deliveryInfo?.method).toBeUndefined()
    await fake.settle(fake.shop.checkout('https://site.example/'))
    expect(fake.visited).toHaveLength(1)
  })

  it('the tax is calculated for a place of billing alone, as in version 1', async () => {
    const { shop, settle, second } = await anEstimatedVisit()
    await settle(shop.cart.estimate({ billingAddress: address }))
    expect(second.calls('/estimate').at(-1)?.body).toMatchObject({ calculateTax: true, calculateDelivery: false })
  })

  it('a cart that was told nothing about delivery is not told that there is none', async () => {
    const fake = aFakeShop({ lines: [aWireLine()], cartApi: 'v2' })
    const second = withSecondCart(fake)
    await fake.settle(fake.shop.cart.estimate())
    second.replace()
    await fake.settle(fake.shop.cart.add({ product: mug }))
    await fake.settle(fake.shop.cart.estimate())
    expect(second.calls('').filter(({ method }) => method === 'PATCH')).toEqual([])
  })
})
