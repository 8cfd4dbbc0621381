/** Version 1 of the cart ends while the visitor logs in silently, or while another buyer takes over the browser: whose lines are shown, and to whom what was lost is offered. */
import { describe, expect, it } from 'vitest'
import type { LineItem } from '../../../../src/platform/cart/model'
import type { OpenHiddenFrame } from '../../../../src/platform/environment'
import { loginSilently } from '../../../../src/platform/identity/authorize/silent-login'
import { selectCart } from '../../../../src/store/base/state'
import { aFakeShop, json, settled } from '../../../support/fakes/fake-shop'
import { type SecondCartOptions, withSecondCart } from '../../../support/fakes/second-cart'
import { aProduct } from '../../../support/fixtures/views'
import { aWireLine } from '../../../support/fixtures/wire-bodies'
import { storedTokens, TOKENS_KEY, tokenReply } from '../../platform/fake-platform'

const ORIGIN = 'https://login.example'
const V2 = '/ecom/v2/carts/current'
const gone = () => json({}, { status: 410 })
const pen = aProduct({ id: 'pen-id', name: 'Pen' })
const renamed = { idOf: (id: string) => `new-${id}` }
const aLamp = aWireLine({
  id: 'lamp',
  productName: { original: 'Lamp' },
  catalogReference: { catalogItemId: 'lamp-id', appId: 'a' },
})

/** A shop that keeps one cart per access token. A login takes a visitor's lines along. */
async function aVisit(
  role: 'visitor' | 'member',
  { member = [] as LineItem[], ...options }: SecondCartOptions & { member?: LineItem[] } = {},
) {
  const frames: Parameters<OpenHiddenFrame>[1][] = []
  const fake = aFakeShop({
    known: false,
    openHiddenFrame: (_, hear) => {
      frames.push(hear)
      return () => {}
    },
  })
  const { device, server, storage, client, shop, settle } = fake
  const carts = new Map<string, LineItem[] | undefined>([
    ['first', [aWireLine()]],
    ['member', member],
  ])
  let buyer = 'first'
  Object.defineProperty(server, 'lines', { get: () => carts.get(buyer), set: (lines) => carts.set(buyer, lines) })
  Object.defineProperty(server, 'id', { get: () => `cart of ${buyer}` })
  storage.write(TOKENS_KEY, storedTokens({ role, accessToken: 'access-first', receivedAt: device.environment.now() }))
  device.answer(({ headers }) => {
    buyer = headers.Authorization?.replace('access-', '') ?? buyer
    return undefined
  })
  device.answerAt('redirect-session', () => json({ redirectSession: { fullUrl: `${ORIGIN}/authorize` } }))
  device.answerAt('/oauth2/token', ({ body }) => {
    if ((body as { grantType: string }).grantType !== 'authorization_code') return undefined
    if (role === 'visitor') carts.set('member', [...(carts.get('first') ?? []), ...member])
    return tokenReply('member')
  })
  const second = withSecondCart(fake, options)
  device.answer(({ headers }) => {
    buyer = headers.Authorization?.replace('access-', '') ?? buyer
    return undefined
  })
  await settle(shop.cart.refresh())
  return {
    ...fake,
    second,
    shown: () => selectCart(fake.state())?.lines.map(({ key, name, quantity }) => `${key}: ${quantity} ${name}`) ?? [],
    /** Begins a silent login; the returned function lets the hosted page say that the member is known. */
    async lookForMember() {
      const login = loginSilently(client)
      while (!frames[0]) await settled()
      const sent = device.calls().find(({ path }) => path.endsWith('redirect-session'))?.body
      const { state } = (sent as { auth: { authRequest: { state: string } } }).auth.authRequest
      return async () => {
        frames[0]?.({ data: { code: 'c', state }, origin: ORIGIN, isFromFrame: true })
        await settle(login)
      }
    },
  }
}

describe('version 1 ends beside a silent login', () => {
  it('while the hosted page is asked: the member has the visitor’s lines in their places, and nothing is told as lost', async () => {
    const fake = await aVisit('visitor', { ...renamed, member: [aLamp] })
    const answered = await fake.lookForMember()
    fake.second.end(gone)
    await answered()
    await fake.settle(fake.shop.cart.refresh())
    expect(fake.client.session.role()).toBe('member')
    expect(fake.shown()).toEqual(['line-1: 1 Blue Mug', 'new-lamp: 1 Lamp'])
    expect([fake.state().removed, fake.eventsOf('error')]).toEqual([[], []])
    await fake.settle(fake.shop.cart.add({ product: pen }))
    expect(fake.second.calls('/add-line-items')).toHaveLength(1)
    expect(fake.shown()).toHaveLength(3)
  })

  it('at an add that the login overtakes: it is made once, and the cart of version 2 is shown to the member', async () => {
    const fake = await aVisit('visitor', renamed)
    const answered = await fake.lookForMember()
    fake.second.end(gone)
    const held: (() => void)[] = []
    fake.device.answer(({ path, method }) =>
      path === V2 && method === 'GET' && !held.length
        ? new Promise((resolve) => held.push(() => resolve(json({ cart: fake.second.cart() }))))
        : undefined,
    )
    const adding = fake.shop.cart.add({ product: pen })
    await settled()
    expect(held).toHaveLength(1)
    await answered()
    held[0]?.()
    await fake.settle(adding)
    await fake.settle(fake.shop.cart.refresh())
    expect(fake.shown()).toEqual(['line-1: 1 Blue Mug', expect.stringMatching(/: 1 Added$/)])
    expect(fake.second.calls('/add-line-items')).toHaveLength(1)
    expect(fake.state().removed).toEqual([])
  })

  it.each([
    404, 410, 501,
  ])('not when the hosted page’s session is refused with %s: the visitor’s cart stays on version 1', async (status) => {
    const fake = await aVisit('visitor')
    fake.device.answerAt('redirect-session', () => json({}, { status }))
    await fake.settle(loginSilently(fake.client).catch(() => {}))
    await fake.settle(fake.shop.cart.add({ product: pen }))
    expect(fake.second.calls()).toEqual([])
  })
})

describe('version 1 ends after another buyer has come', () => {
  it('a member logs in silently in place of another: the lines of the former one are not offered', async () => {
    const fake = await aVisit('member', { member: [aLamp] })
    const answered = await fake.lookForMember()
    fake.second.end(gone)
    await answered()
    await fake.settle(fake.shop.cart.refresh())
    expect(fake.shown().map((line) => line.split(': ')[1])).toEqual(['1 Lamp'])
    expect(fake.state().removed).toEqual([])
  })

  it('another tab has logged out, and a new visitor’s cart begins: what the member had is not offered', async () => {
    const fake = await aVisit('member')
    const { storage, device, shop, settle, second } = fake
    await settle(shop.cart.setNote('Ring twice'))
    second.end(gone)
    storage.write(TOKENS_KEY, storedTokens({ accessToken: 'access-next', receivedAt: device.environment.now() }))
    await settle(shop.cart.add({ product: pen }).catch(() => {}))
    expect(fake.shown().join()).not.toContain('Mug')
    expect(fake.state().removed).toEqual([])
    expect(fake.state().note).toEqual({ status: 'idle' })
  })
})
