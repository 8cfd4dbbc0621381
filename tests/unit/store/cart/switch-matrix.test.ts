/** Each action of a visit meets the end of version 1, in each form of refusal; and an outage that looks like one. */
import { describe, expect, it } from 'vitest'
import { selectCart } from '../../../../src/store/base/state'
import { aFakeShop, applicationError, json, PATHS } from '../../../support/fakes/fake-shop'
import { type SecondCartOptions, withSecondCart } from '../../../support/fakes/second-cart'
import { aProduct } from '../../../support/fixtures/views'
import { aWireLine } from '../../../support/fixtures/wire-bodies'

const KEY = 'cartlet:c1:cart-api'
const pen = aProduct({ id: 'pen-id', name: 'Pen' })
const page = (status: number) => () =>
  new Response('<!doctype html><h1>Not here</h1>', { status, headers: { 'content-type': 'text/html' } })
const address = { country: 'FR', postalCode: '75001' }

async function aVisit(options: SecondCartOptions & { stored?: Record<string, string>; cartApi?: 'v1' | 'v2' } = {}) {
  const { stored, cartApi, ...second } = options
  const fake = aFakeShop({ lines: [aWireLine()], stored, cartApi })
  const withSecond = { ...fake, second: withSecondCart(fake, second) }
  return {
    ...withSecond,
    shown: () => selectCart(fake.state())?.lines.map(({ name, quantity }) => `${quantity} ${name}`) ?? [],
    terms: () => [selectCart(fake.state())?.coupon?.code, selectCart(fake.state())?.note],
  }
}
type Visit = Awaited<ReturnType<typeof aVisit>>

/** A line, a removed line, a promo code and a note. */
async function fill({ shop, settle }: Visit): Promise<void> {
  await settle(shop.cart.refresh())
  await settle(shop.cart.applyCoupon('WELCOME10'))
  await settle(shop.cart.setNote('Ring once'))
  await settle(shop.cart.add({ product: pen }))
}

const ACTIONS: Readonly<Record<string, (visit: Visit) => Promise<unknown>>> = {
  read: ({ shop }) => shop.cart.get(),
  add: ({ shop }) => shop.cart.add({ product: pen }),
  change: ({ shop }) => shop.cart.setQuantity('line-1', 4),
  remove: ({ shop }) => shop.cart.remove('line-1'),
  swap: ({ shop }) => shop.cart.swap('line-1', { product: pen }),
  'apply a promo code': ({ shop }) => shop.cart.applyCoupon('SUMMER'),
  'remove the promo code': ({ shop }) => shop.cart.removeCoupon(),
  note: ({ shop }) => shop.cart.setNote('Ring twice'),
  estimate: ({ shop }) => shop.cart.estimate(),
  'choose a delivery': ({ shop }) => shop.cart.estimate({ address, shippingOption: { code: 'express', carrierId: 'post' } }),
  checkout: ({ shop }) => shop.checkout('https://site.example/'),
  clear: ({ shop }) => shop.cart.clear(),
}

const GONE: readonly [string, () => Response][] = [
  ['410 without a body', () => new Response(null, { status: 410 })],
  ['404 without a body', () => new Response(null, { status: 404 })],
  ['the 404 page of a proxy', page(404)],
  ['404 with empty details', () => json({ message: '', details: {} }, { status: 404 })],
  ['a code in details.applicationError', () => applicationError('CART_V2_SITE_CALLING_CART_V1_API', 428)],
  ['501 UNIMPLEMENTED', () => applicationError('UNIMPLEMENTED', 501)],
]

describe('each action that meets the end of version 1 ends as if it had not', () => {
  for (const [form, answer] of GONE)
    it.each(Object.keys(ACTIONS))(`%s, with ${form}`, async (name) => {
      const act = ACTIONS[name] as (visit: Visit) => Promise<unknown>
      const ends = []
      for (const isOff of [false, true]) {
        const visit = await aVisit({ idOf: (id) => `new-${id}`, methods: ['express'] })
        await fill(visit)
        if (isOff) visit.second.end(answer)
        await visit.settle(act(visit))
        expect([visit.eventsOf('error'), visit.state().addProblem]).toEqual([[], undefined])
        expect(visit.storage.read(KEY)).toBe(isOff ? 'v2' : null)
        ends.push([
          visit.shown(),
          visit.terms(),
          visit.server.lines?.map(({ quantity }) => quantity) ?? [],
          visit.server.note,
          visit.server.coupon,
          visit.visited,
          visit.state().note,
          visit.state().coupon,
        ])
      }
      expect(ends[1]).toEqual(ends[0])
    })
})

/** What a CDN, a gateway or a hotel answers in place of the platform, to reads and to the rest. */
const OUTAGES: readonly [string, () => Response, () => Response][] = [
  ['503 with a page', page(503), page(503)],
  ['502 with a page', page(502), page(502)],
  ['404 with a page for every path', page(404), page(404)],
  ['404 in JSON for every path', () => json({}, { status: 404 }), () => json({}, { status: 404 })],
  ['410 for every path', () => json({}, { status: 410 }), () => json({}, { status: 410 })],
  ['404 for reads and 405 for the rest, as a host of files', page(404), page(405)],
  ['404 for reads and 403 for the rest, as a bucket', page(404), page(403)],
  ['404 for reads and 400 with a page for the rest', page(404), page(400)],
  ['404 for reads and 429 for the rest', page(404), () => json({}, { status: 429 })],
  ['404 for reads and a refused token for the rest', page(404), () => applicationError('PERMISSION_DENIED', 403)],
]

describe('an outage that looks like the end of version 1', () => {
  it.each(OUTAGES)('%s decides nothing, loses no line, and the visit goes on when it is over', async (_, toRead, toRest) => {
    const visit = await aVisit()
    const { shop, settle, state, second, storage, server, shown, terms } = visit
    await fill(visit)
    let isOut = true
    visit.device.answer(({ method, path }) => {
      if (!isOut || path.startsWith('/oauth2')) return undefined
      return method === 'GET' ? toRead() : toRest()
    })
    for (const [name, act] of Object.entries(ACTIONS)) {
      const failed = await settle(
        act(visit).then(
          () => false,
          () => true,
        ),
      )
      expect(failed, name).toBe(true)
      expect(storage.read(KEY), name).toBeNull()
    }
    expect(shown()).toEqual(['1 Blue Mug', '1 Blue Mug'])
    expect(terms()).toEqual(['WELCOME10', 'Ring once'])
    expect(state().removed).toEqual([])
    isOut = false
    const asked = second.calls().length
    await settle(shop.cart.add({ product: pen }))
    expect(server.lines?.map(({ quantity }) => quantity)).toEqual([1, 2])
    expect(second.calls()).toHaveLength(asked)
  })
})

describe('what the next version does not have', () => {
  it('a promo code that is being removed when version 1 ends is removed, without a refusal', async () => {
    const visit = await aVisit({ isBare: true })
    await fill(visit)
    visit.second.end(() => json({}, { status: 410 }))
    await visit.settle(visit.shop.cart.removeCoupon())
    expect(visit.state().coupon).toEqual({ status: 'idle' })
    expect(visit.eventsOf('error')).toEqual([])
  })

  it.each([
    ['a note', (visit: Visit) => visit.shop.cart.setNote('Ring twice')],
    ['a promo code', (visit: Visit) => visit.shop.cart.applyCoupon('SUMMER')],
  ])('%s that is being sent when version 1 ends is not replaced by the old one meanwhile', async (_, act) => {
    const visit = await aVisit({ isBare: true })
    await fill(visit)
    visit.second.end(() => json({}, { status: 410 }))
    const seen = new Set<string>()
    visit.shop.store.subscribe(({ note, coupon }) => {
      if ('text' in note) seen.add(note.text)
      if ('code' in coupon) seen.add(coupon.code)
    })
    await visit.settle(act(visit))
    expect([...seen].filter((text) => text === 'Ring twice' || text === 'SUMMER')).toHaveLength(1)
    // The other one is told as not taken.
    expect(seen).not.toContain(_ === 'a note' ? 'Ring once' : 'WELCOME10')
  })

  it('a line is found by the id that it had in version 1, also one that this page has added', async () => {
    const visit = await aVisit({ idOf: (id) => `new-${id}` })
    await fill(visit)
    const [mug, added] = selectCart(visit.state())?.lines.map(({ id }) => id) ?? []
    visit.second.end(() => json({}, { status: 410 }))
    await visit.settle(visit.shop.cart.get())
    await visit.settle(visit.shop.cart.setQuantity(mug ?? '', 3))
    await visit.settle(visit.shop.cart.setQuantity(added ?? '', 2))
    expect(visit.server.lines?.map(({ quantity }) => quantity)).toEqual([3, 2])
  })
})

describe('a version that is remembered or configured, and that the shop does not have', () => {
  const remembered = { stored: { [KEY]: 'v2' } }
  const notFound = () => json({ message: 'Not Found' }, { status: 404 })

  it.each(GONE)('version 2 is forgotten when the shop went back to version 1, with %s', async (_, answer) => {
    const visit = await aVisit(remembered)
    const { shop, settle, second, storage, shown, eventsOf } = visit
    second.lose(answer)
    await settle(shop.cart.refresh())
    expect(shown()).toEqual(['1 Blue Mug'])
    expect(storage.read(KEY)).toBe('v1')
    const asked = second.calls().length
    await settle(shop.cart.add({ product: pen }))
    expect(shown()).toHaveLength(2)
    expect([second.calls().length, eventsOf('error')]).toEqual([asked, []])
  })

  it('an open visit loses nothing when the shop goes back: the add arrives once, and lines keep their places', async () => {
    const visit = await aVisit({ ...remembered, idOf: (id) => `new-${id}` })
    const { shop, settle, second, state, server } = visit
    await settle(shop.cart.refresh())
    second.lose(notFound)
    await settle(shop.cart.add({ product: pen }))
    expect(server.lines?.map(({ quantity }) => quantity)).toEqual([1, 1])
    expect(selectCart(state())?.lines.map(({ key }) => key)).toEqual(['new-line-1', expect.stringMatching(/^add-/)])
    expect(state().removed).toEqual([])
    expect(visit.storage.read(KEY)).toBe('v1')
    second.find()
    second.end(() => json({}, { status: 410 }))
    await settle(shop.cart.setQuantity('new-line-1', 2))
    expect(server.lines?.[0]?.quantity).toBe(2)
    expect(visit.storage.read(KEY)).toBe('v2')
  })

  it.each([
    ['an outage', () => json({}, { status: 503 })],
    ['a refused token', () => applicationError('PERMISSION_DENIED', 403)],
  ])('version 2 stays remembered after %s', async (_, answer) => {
    const visit = await aVisit(remembered)
    visit.second.lose(answer)
    await visit.settle(visit.shop.cart.refresh())
    expect(visit.state().cart.status).toBe('failed')
    expect(visit.calls(PATHS.cart)).toEqual([])
    expect(visit.storage.read(KEY)).toBe('v2')
  })

  it('version 2 stays remembered when neither version answers', async () => {
    const visit = await aVisit(remembered)
    visit.second.lose(notFound)
    visit.second.end(notFound)
    await visit.settle(visit.shop.cart.refresh())
    expect(visit.state().cart.status).toBe('failed')
    expect(visit.storage.read(KEY)).toBe('v2')
  })

  it.each([
    ['a failure in JSON', () => json({}, { status: 500 })],
    ['the 404 page of a proxy', page(404)],
  ])('once version 2 has answered, %s is a failure, and no empty cart', async (_, answer) => {
    const visit = await aVisit(remembered)
    await visit.settle(visit.shop.cart.refresh())
    visit.second.lose(answer)
    visit.second.end(answer)
    await visit.settle(visit.shop.cart.refresh())
    expect([visit.state().cart.status, visit.shown()]).toEqual(['failed', ['1 Blue Mug']])
  })

  it('a missing cart, said with no more than 404, is told from a missing version by one call a page', async () => {
    const fake = aFakeShop({ stored: { [KEY]: 'v2' } })
    let missing = page(404)
    const second = withSecondCart(fake, { missing: () => missing() })
    await fake.settle(fake.shop.cart.refresh())
    missing = notFound
    await fake.settle(fake.shop.cart.refresh())
    expect(selectCart(fake.state())?.lines).toEqual([])
    expect(second.calls('/add-line-items')).toHaveLength(1)
    expect(fake.calls(PATHS.cart)).toEqual([])
  })

  it('a configured version 2 that the shop does not have is told as a failure, not as an empty cart', async () => {
    const visit = await aVisit({ cartApi: 'v2' })
    visit.second.lose(notFound)
    await visit.settle(visit.shop.cart.refresh())
    expect(visit.state().cart).toMatchObject({ status: 'failed', error: { status: 404 } })
    expect(visit.calls(PATHS.cart)).toEqual([])
  })
})
