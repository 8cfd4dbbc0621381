/** One store a shop: beside cart and products it says who the visitor is, and where the last redirect session leads. */
import { describe, expect, it } from 'vitest'
import { createClient, memoryStorage } from '../../../src/index'
import { createEngine } from '../../../src/store/cart/engine'
import { loadCatalog } from '../../../src/store/catalog/load'
import { createShop as createShopInParts } from '../../../src/store/shop/shop'
import { createMembers, createShop, type MembersPorts } from '../../../src/store-entry'
import { aFakeShop, applicationError, json, PATHS } from '../../support/fakes/fake-shop'
import { CLIENT_ID, storedTokens } from '../platform/fake-platform'
import { anIdentity, aVisitor } from './members/members'

const TO_PRODUCT = { storesProduct: { productSlug: 'blue-mug' } }

describe('the session in the state', () => {
  it.each(['none', 'visitor', 'member'] as const)('a shop says at once that the visitor is %s', (role) => {
    const { client } = aVisitor({ role })
    const shop = createShop({ client, storage: memoryStorage(), formatMoney: String, navigate: () => {} })
    expect(shop.store.getState().session).toEqual({ role })
  })

  it.each([
    'none',
    'visitor',
    'member',
  ] as const)('a shop in parts says once it has its client that the visitor is %s', async (role) => {
    const { client } = aVisitor({ role })
    const shop = createShopInParts({
      clientId: CLIENT_ID,
      connect: async () => ({ client, createEngine, loadCatalog, formatMoney: String }),
      loadDrawerActions: () => Promise.reject(new Error('not asked')),
      storage: memoryStorage(),
      navigate: () => {},
    })
    await shop.client()
    expect(shop.store.getState().session).toEqual({ role })
  })

  it('a shop whose client has an asynchronous storage says who the visitor is once that is read', async () => {
    const kept = storedTokens({ role: 'member', receivedAt: Date.now() })
    const storage = { read: async () => kept, write: async () => {}, remove: async () => {} }
    const client = createClient({ clientId: CLIENT_ID, storage })
    const { store } = createShop({ client, storage: memoryStorage(), formatMoney: String, navigate: () => {} })
    expect(store.getState().session).toEqual({ role: 'none' })
    await client.session.ready()
    await Promise.resolve()
    expect(store.getState().session).toEqual({ role: 'member' })
  })

  it('the state follows a first visitor, and a log-out', async () => {
    const { shop, settle } = aFakeShop({ known: false })
    expect(shop.store.getState().session).toEqual({ role: 'none' })
    await settle(shop.cart.refresh())
    expect(shop.store.getState().session).toEqual({ role: 'visitor' })
    ;(await shop.client()).session.logout()
    expect(shop.store.getState().session).toEqual({ role: 'none' })
  })

  it.each([
    [{ client: undefined }, 'client must be given to createMembers()'],
    [{ onIdentify: () => {} }, 'onIdentify is not an option of createMembers()'],
    [{ tabStorage: {} }, 'tabStorage must have a function read()'],
    [{ client: {} }, 'client must have a function request()'],
  ])('createMembers refuses an option that is missing, unknown or wrong by its name: %o', (wrong, problem) => {
    const { client } = aFakeShop()
    const ports = { client, tabStorage: memoryStorage(), currentPage: () => 'https://page.example/', navigate: () => {} }
    expect(() => createMembers({ ...ports, ...wrong } as MembersPorts)).toThrow(problem)
  })

  const MEMBER_PORTS = [
    'client',
    'tabStorage',
    'currentPage',
    'navigate',
    'language',
    'onFrameRefused',
    'loadEntry',
    'onIdentity',
  ]
  const SHOP_PORTS = ['client', 'storage', 'formatMoney', 'navigate', 'catalog', 'cartApi', 'tabStorage', 'attribution', 'report']
  it.each([
    ...[...MEMBER_PORTS, 'loadWork', 'isKept', 'shop', 'onError'].map((name) => ['createMembers', name] as const),
    ...[...SHOP_PORTS, 'sleep'].map((name) => ['createShop', name] as const),
  ])('%s refuses a %s of another kind, and a missing one of the first four, by its name', (asker, name) => {
    const ports = {
      ...{ client: aFakeShop().client, tabStorage: memoryStorage(), navigate: () => {} },
      ...(asker === 'createShop'
        ? { storage: memoryStorage(), formatMoney: String }
        : { currentPage: () => 'https://page.example/' }),
    }
    const make = (more: object) => () => (asker === 'createShop' ? createShop : createMembers)({ ...ports, ...more } as never)
    expect(make({ [name]: 7 })).toThrow(new RegExp(`^${name} must be an? `))
    const isRequired = (asker === 'createShop' ? SHOP_PORTS : MEMBER_PORTS).slice(0, 4).includes(name)
    if (isRequired) expect(make({ [name]: undefined })).toThrow(`${name} must be given to ${asker}()`)
    else expect(make({ [name]: undefined })).not.toThrow()
  })

  it('the state names the member of createMembers until the log-out', async () => {
    const visitor = aVisitor({ role: 'member' })
    visitor.answer('/user-info', () => json({ sub: 'identity-1', name: 'Ada Lovelace', email: anIdentity().email.address }))
    const shop = createShop({ client: visitor.client, storage: memoryStorage(), formatMoney: String, navigate: () => {} })
    const members = createMembers({
      client: visitor.client,
      tabStorage: memoryStorage(),
      currentPage: () => 'https://page.example/',
      navigate: () => {},
      shop,
    })
    members.show('CHANGE_PASSWORD')
    expect(shop.store.getState().session).toStrictEqual({ role: 'member' })
    const member = await visitor.settle(members.member())
    expect(member?.name).toBe('Ada Lovelace')
    expect(shop.store.getState().session).toEqual({ role: 'member', member })
    visitor.client.session.logout()
    expect(shop.store.getState().session).toEqual({ role: 'none' })
  })
})

describe('redirect sessions of a shop', () => {
  it('redirect sends its purpose, and the state leads from busy to the address', async () => {
    const { shop, settle, calls } = aFakeShop()
    const seen: unknown[] = []
    shop.store.subscribe(({ redirect }, before) => redirect !== before.redirect && seen.push(redirect))
    const asked = shop.redirect({ ...TO_PRODUCT, callbacks: { postFlowUrl: 'https://blog.example/' } })
    expect(await settle(asked)).toMatchObject({ fullUrl: 'https://pay.example/checkout?session=1' })
    expect(calls(PATHS.redirect).map(({ body }) => body)).toEqual([
      { ...TO_PRODUCT, callbacks: { postFlowUrl: 'https://blog.example/' } },
    ])
    expect(seen).toEqual([
      { status: 'busy', purpose: 'storesProduct' },
      { status: 'ready', purpose: 'storesProduct', url: 'https://pay.example/checkout?session=1' },
    ])
  })

  it('the purpose is told whatever stands before it', async () => {
    const { shop, settle } = aFakeShop()
    const more = { callbacks: {}, preferences: {}, origin: 'https://blog.example' }
    await settle(shop.redirect({ ...more, ...TO_PRODUCT } as never))
    expect(shop.store.getState().redirect).toMatchObject({ purpose: 'storesProduct' })
  })

  it('a refused redirect rejects with the platform’s code, which the state has, too', async () => {
    const { shop, failure, answer } = aFakeShop()
    answer(PATHS.redirect, () => applicationError('REDIRECT_URL_NOT_ALLOWED', 403))
    expect((await failure(shop.redirect(TO_PRODUCT))).code).toBe('REDIRECT_URL_NOT_ALLOWED')
    expect(shop.store.getState().redirect).toMatchObject({
      status: 'failed',
      purpose: 'storesProduct',
      error: { code: 'REDIRECT_URL_NOT_ALLOWED' },
    })
  })

  it('an unsafe address is refused with INVALID_REDIRECT', async () => {
    const { shop, failure, answer } = aFakeShop()
    answer(PATHS.redirect, () => json({ redirectSession: { fullUrl: 'javascript:alert(1)' } }))
    expect((await failure(shop.redirect({ login: {} }))).code).toBe('INVALID_REDIRECT')
    expect(shop.store.getState().redirect).toMatchObject({ status: 'failed', purpose: 'login' })
  })

  it.each([
    ['an address', () => json({ redirectSession: { fullUrl: 'https://login.example/' } }), { fullUrl: 'https://login.example/' }],
    ['a refusal', () => applicationError('NOPE', 403), { code: 'NOPE' }],
  ])('the state keeps what was asked for last, although %s for the former comes later', async (_, late, expected) => {
    const { shop, settle, answer } = aFakeShop()
    let release = (_: Response) => {}
    const held = new Promise<Response>((resolve) => (release = resolve))
    answer(PATHS.redirect, ({ body }) => ('login' in (body as object) ? held : undefined))
    const first = shop.redirect({ login: {} }).catch((thrown: unknown) => thrown)
    await settle(shop.redirect(TO_PRODUCT))
    release(late())
    expect(await settle(first)).toMatchObject(expected)
    expect(shop.store.getState().redirect).toMatchObject({ purpose: 'storesProduct', status: 'ready' })
  })
})
