import { afterEach, describe, expect, it } from 'vitest'
import type { Page } from '../../../../src/embed/page/page'
import type { PageShop, SwitchableStorage } from '../../../../src/embed/page/page-shop'
import { type BuyRequest, buy } from '../../../../src/embed/shop/buy'
import { loadShopParts } from '../../../../src/embed/start/chunks'
import { listen } from '../../../../src/embed/start/public-api'
import { selectCount } from '../../../../src/store/base/count'
import { aFakeShop, applicationError, PATHS, settled } from '../../../support/fakes/fake-shop'
import { aWireProduct } from '../../../support/fixtures/wire-bodies'

const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0)) step()
  document.body.replaceChildren()
})

function aPage({ onAdd = 'drawer', navigate }: { onAdd?: string; navigate?: () => unknown } = {}) {
  const fake = aFakeShop({
    navigate,
    lines: [],
    products: [aWireProduct(), aWireProduct({ id: 'pen', slug: 'pen', customTextFields: [{ mandatory: true }] })],
  })
  const left = () => fake.calls(PATHS.checkout).length
  const life = new AbortController()
  life.abort() // nothing is drawn here
  const page = {
    config: { onAdd, consent: 'none', returnParameters: '' },
    held: new Map(),
    life,
    view: window,
    document,
    loadShop: loadShopParts,
  } as unknown as Page
  const storage = fake.storage as SwitchableStorage
  const source = document.body.appendChild(document.createElement('div'))
  const heard: unknown[] = []
  undo.push(listen(document, 'before-add', (detail) => heard.push(detail)))
  const press = (request: Partial<BuyRequest> = {}) =>
    buy(page, { shop: fake.shop, storage, tabStorage: storage } as PageShop, source, {
      product: 'blue-mug',
      choice: {},
      quantity: null,
      ...request,
    })
  return { ...fake, press, left, heard }
}

describe('buy', () => {
  it('adds the product and opens the cart', async () => {
    const { press, settle, state, left } = aPage()
    expect(await settle(press({ quantity: '2' }))).toBe('done')
    expect(state()).toMatchObject({ drawerOpen: true, cart: { cart: { count: 2 } } })
    expect(left()).toBe(0)
  })

  it('adds without opening the cart when the author configured on-add="none"', async () => {
    const { press, settle, state } = aPage({ onAdd: 'none' })
    await settle(press())
    expect(state().drawerOpen).toBe(false)
  })

  it.each([
    ['the author wants it for all', { onAdd: 'checkout' }, {}],
    ['this button says so', {}, { action: 'checkout' }],
  ])('goes to the checkout and keeps the cart closed when %s', async (_, options, request) => {
    const { press, settle, state, left } = aPage(options)
    await settle(press(request))
    expect(left()).toBe(1)
    expect(state().drawerOpen).toBe(false)
  })

  it('fails with CHECKOUT_FAILED when leaving for the checkout throws', async () => {
    const { press, failure } = aPage({
      navigate: () => {
        throw new Error('x')
      },
    })
    expect((await failure(press({ action: 'checkout' }))).code).toBe('CHECKOUT_FAILED')
  })

  it('dispatches before-add first, and adds nothing when the page prevents it', async () => {
    document.addEventListener('cartlet:before-add', (event) => event.preventDefault(), { once: true })
    const { press, settle, device, heard } = aPage()
    expect(await settle(press({ choice: { variant: 'v' }, quantity: '3' }))).toBe('cancelled')
    expect(heard).toEqual([{ product: 'blue-mug', variant: 'v', quantity: 3 }])
    expect(device.seen).toEqual([])
  })

  it('the promise of before-add resolves with the added line, or with nothing after a cancellation', async () => {
    const { press, settle } = aPage()
    const outcomes: Promise<unknown>[] = []
    undo.push(listen(document, 'before-add', (detail) => outcomes.push((detail as { promise: Promise<unknown> }).promise)))
    await settle(press({ quantity: '2' }))
    expect(await outcomes[0]).toMatchObject({ outcome: 'added', line: { quantity: 2 }, cart: { count: 2 } })
    document.addEventListener('cartlet:before-add', (event) => event.preventDefault(), { once: true })
    await settle(press())
    expect(await outcomes[1]).toBeUndefined()
  })

  it('a failed add rejects the promise of before-add and causes no unhandled rejection', async () => {
    const unhandled: unknown[] = []
    const onUnhandled = (reason: unknown) => unhandled.push(reason)
    process.on('unhandledRejection', onUnhandled)
    undo.push(() => process.off('unhandledRejection', onUnhandled))
    const { press, failure, answer } = aPage()
    answer(PATHS.add, () => applicationError('SHOP_IS_CLOSED', 428))
    expect((await failure(press())).code).toBe('SHOP_IS_CLOSED')
    const outcomes: Promise<unknown>[] = []
    undo.push(listen(document, 'before-add', (detail) => outcomes.push((detail as { promise: Promise<unknown> }).promise)))
    await failure(press({ product: 'gone' }))
    await expect(outcomes[0]).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
    await settled()
    expect(unhandled).toEqual([])
  })

  it('opens the quick view and adds nothing when the product needs a choice', async () => {
    const { press, calls } = aPage()
    expect(await press({ product: 'pen' })).toBe('cancelled')
    expect(calls(PATHS.add)).toEqual([])
    expect(document.querySelector('cartlet-quick-view')).toBeTruthy()
  })

  it('opens the quick view without a before-add event for action "open"', async () => {
    const { press, calls, heard } = aPage()
    expect(await press({ action: 'open' })).toBe('cancelled')
    expect(document.querySelector('cartlet-quick-view')).toBeTruthy()
    expect([calls(PATHS.add), heard]).toEqual([[], []])
  })

  it('adds the choice from the quick view and closes that before the cart opens', async () => {
    const { press, settle, state, calls } = aPage()
    const opened: boolean[] = []
    const choice = { customText: { '': 'To Ada' } }
    const close = () => void opened.push(state().drawerOpen)
    expect(await settle(press({ product: 'pen', choice, quantity: 2, close }))).toBe('done')
    expect(opened).toEqual([false])
    expect(state().drawerOpen).toBe(true)
    expect(calls(PATHS.add)[0]?.body).toMatchObject({
      lineItems: [{ quantity: 2, catalogReference: { options: { customTextFields: { '': 'To Ada' } } } }],
    })
  })

  it('fails with PRODUCT_NOT_FOUND for an unknown product', async () => {
    const { press, failure } = aPage()
    expect((await failure(press({ product: 'red-mug' }))).code).toBe('PRODUCT_NOT_FOUND')
  })

  it.each([
    ['3', 3],
    [' 2 ', 2],
    ['0', 1],
    ['-2', 1],
    ['1.5', 1],
    ['two', 1],
    ['', 1],
    [null, 1],
    ['Infinity', 1],
  ])('turns the quantity %j into %i', async (quantity, asked) => {
    const { press, settle, heard } = aPage()
    await settle(press({ quantity }))
    expect(heard).toMatchObject([{ quantity: asked }])
  })
})

describe('buy before the product is loaded', () => {
  const WORDS = 'Buy the Blue Mug'

  it("shows and counts a line with the author's text before the platform has answered", async () => {
    const { press, settle, state } = aPage()
    const pressed = press({ words: WORDS, quantity: 2 })
    expect(state()).toMatchObject({ drawerOpen: true, awaited: [{ words: WORDS, quantity: 2 }], adds: [] })
    expect(selectCount(state())).toBe(2)
    await settle(pressed)
    expect(state()).toMatchObject({ drawerOpen: true, awaited: [], cart: { cart: { count: 2 } } })
  })

  it('opens the cart with the reason and removes the line when the add fails', async () => {
    const { press, failure, state } = aPage()
    const error = await failure(press({ product: 'red-mug', words: WORDS, toldBy: 'page' }))
    expect(state()).toMatchObject({ drawerOpen: true, awaited: [], addProblem: { name: WORDS, error, toldBy: 'page' } })
    expect(selectCount(state())).toBe(0)
  })

  it('closes the cart again and opens the quick view when the loaded product needs a choice', async () => {
    const { press, settle, state, calls } = aPage()
    expect(await settle(press({ product: 'pen', words: WORDS }))).toBe('cancelled')
    expect(state()).toMatchObject({ drawerOpen: false, awaited: [] })
    expect(document.querySelector('cartlet-quick-view')).toBeTruthy()
    expect(calls(PATHS.add)).toEqual([])
  })

  it('counts the item at once without opening the cart for on-add="none"', async () => {
    const { press, settle, state } = aPage({ onAdd: 'none' })
    const pressed = press({ words: WORDS })
    expect(selectCount(state())).toBe(1)
    await settle(pressed)
    expect(state().drawerOpen).toBe(false)
  })
})

describe('buy with a product from the last visit', () => {
  it('adds a remembered product without waiting for the request that confirms it', async () => {
    const { press, shop, settle, calls, hold } = aPage()
    const product = await settle(shop.loadProduct('blue-mug'))
    const before = calls(PATHS.products).length
    shop.store.setState({ products: { 'blue-mug': { status: 'ready', product, stale: true } } })
    const check = hold(PATHS.products)
    await settle(press())
    expect(calls(PATHS.products)).toHaveLength(before + 1)
    expect(check.count()).toBe(1)
    expect(calls(PATHS.add)).toHaveLength(1)
  })

  it('loads a remembered product completely when its list left it incomplete', async () => {
    const { press, shop, settle, calls } = aPage()
    const product = await settle(shop.loadProduct('blue-mug'))
    const before = calls(PATHS.products).length
    shop.store.setState({ products: { 'blue-mug': { status: 'ready', product, stale: true, incomplete: true } } })
    await settle(press())
    expect(calls(PATHS.products).length).toBeGreaterThan(before)
  })
})
