/** The options of a client that change its requests: wire form, headers, number of retries, credential. */
import { describe, expect, it } from 'vitest'
import { getCurrentCart, queryProductsV1, updateCurrentCart } from '../../../src/index'
import { createAnonymousClient } from '../../../src/platform-entry'
import { aDevice, json } from './fake-platform'

const anything = { cart: { id: 'c' }, products: [] }
const answering = (device: ReturnType<typeof aDevice>) =>
  device.answer(({ path }) => (path === '/oauth2/token' ? undefined : json(anything)))

describe('the default wire form', () => {
  it('the default wire form queries products with GET and sends a field mask only when it is given', async () => {
    const device = aDevice()
    answering(device)
    const client = device.tab()
    await device.settle(queryProductsV1(client))
    await device.settle(updateCurrentCart(client, { couponCode: 'C' }))
    await device.settle(updateCurrentCart(client, { couponCode: 'C', fieldMask: ['couponCode', 'cartInfo.buyerNote'] }))
    expect(device.calls().map(({ method, body }) => [method, body])).toEqual([
      ['GET', undefined],
      ['PATCH', { couponCode: 'C' }],
      ['PATCH', { couponCode: 'C', cartFieldmask: 'couponCode,cartInfo.buyerNote' }],
    ])
  })
})

describe('the wire form of the specification', () => {
  it('the wire form of the specification queries products with POST, and retries it', async () => {
    const device = aDevice()
    let refusals = 1
    device.answer(({ path }) => {
      if (path === '/oauth2/token') return undefined
      return refusals-- > 0 ? new Response('', { status: 503 }) : json(anything)
    })
    await device.settle(queryProductsV1(device.tab({ wireForm: 'specification' }), { filter: { name: 'x' } }))
    expect(device.calls().map(({ method, search, body }) => [method, `${search}`, body])).toEqual([
      ['POST', '', { query: { filter: { name: 'x' } } }],
      ['POST', '', { query: { filter: { name: 'x' } } }],
    ])
  })

  it('the wire form of the specification derives the field mask of a cart update from its fields', async () => {
    const device = aDevice()
    answering(device)
    const client = device.tab({ wireForm: 'specification' })
    await device.settle(updateCurrentCart(client, { couponCode: 'C', cartInfo: { buyerNote: 'x', buyerInfo: { email: 'e' } } }))
    await device.settle(updateCurrentCart(client, { couponCode: 'C', fieldMask: ['cartInfo.buyerNote'] }))
    expect(device.calls().map(({ body }) => (body as { cartFieldmask: string }).cartFieldmask)).toEqual([
      'cartInfo.buyerNote,cartInfo.buyerInfo,couponCode',
      'cartInfo.buyerNote',
    ])
  })
})

describe('a client', () => {
  it('a client sends configured headers, but not over its own authorization', async () => {
    const device = aDevice()
    answering(device)
    await device.settle(getCurrentCart(device.tab({ headers: { 'x-custom': '1', Authorization: 'mine' } })))
    expect(device.calls()[0]?.headers).toEqual({ 'x-custom': '1', Authorization: 'access-1' })
  })

  it('a client retries a read as often as configured', async () => {
    for (const retries of [0, 1, 3]) {
      const device = aDevice()
      device.answer(({ path }) => (path === '/oauth2/token' ? undefined : new Response('', { status: 503 })))
      await device.failure(getCurrentCart(device.tab({ retries })))
      expect(device.calls()).toHaveLength(retries + 1)
    }
  })

  it('an anonymous client requests no token and sends an empty authorization', async () => {
    const device = aDevice()
    device.answer(() => json(anything))
    await device.settle(getCurrentCart(createAnonymousClient({ environment: device.environment })))
    expect(device.seen.map(({ headers }) => headers)).toEqual([{ Authorization: '' }])
  })
})

describe('arguments', () => {
  it('updateCurrentCart accepts a frozen update and does not change it', async () => {
    const device = aDevice()
    answering(device)
    const image = Object.freeze({ kind: 'image' as const, id: 'a.jpg', alt: 'A' })
    const item = Object.freeze({ quantity: 1, price: '1', productName: { original: 'x' }, itemType: {}, media: image })
    const patch = Object.freeze({ customLineItems: Object.freeze([item]) })
    const before = JSON.stringify(patch)
    for (let i = 0; i < 2; i++) await device.settle(updateCurrentCart(device.tab(), patch))
    expect(JSON.stringify(patch)).toBe(before)
    for (const { body } of device.calls())
      expect(body).toMatchObject({ customLineItems: [{ media: { id: 'a.jpg', altText: 'A' } }] })
  })
})
