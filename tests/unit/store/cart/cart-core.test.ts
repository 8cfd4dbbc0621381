import { describe, expect, it } from 'vitest'
import { selectCart } from '../../../../src/store/base/state'
import { linesOnScreen } from '../../../../src/widget/cart/CartLines'
import { aFakeShop, applicationError, COUNT_KEY, dropped, json, PATHS, settled } from '../../../support/fakes/fake-shop'
import { aPen, aProduct, aTee } from '../../../support/fixtures/views'
import { aWireLine } from '../../../support/fixtures/wire-bodies'

const mug = aProduct()

describe('cart.add', () => {
  it('add resolves with the cart and the line that holds the product', async () => {
    const { shop, settle, state } = aFakeShop({ lines: [] })
    const result = await settle(shop.cart.add({ product: mug, quantity: 2 }))
    expect(result).toMatchObject({ outcome: 'added', line: { productId: 'mug-id', quantity: 2 }, cart: { count: 2 } })
    expect(state().cart).toEqual({ status: 'ready', cart: result.cart })
  })

  it('add sends a quantity of 1 by default', async () => {
    const { shop, settle, calls } = aFakeShop({ lines: [] })
    await settle(shop.cart.add({ product: mug }))
    expect(calls(PATHS.add)[0]?.body).toMatchObject({
      lineItems: [{ quantity: 1, catalogReference: { catalogItemId: 'mug-id' } }],
    })
  })

  it('add resolves with the line of the requested variant, not of another variant', async () => {
    const { shop, settle } = aFakeShop({ lines: [] })
    await settle(shop.cart.add({ product: aTee(), variant: 's-sage' }))
    const { line } = await settle(shop.cart.add({ product: aTee(), options: { Size: 'M', Colour: 'Sage' } }))
    expect(line).toMatchObject({ variantId: 'm-sage', quantity: 1 })
  })

  it('add resolves with the line that grew when two lines hold the same product', async () => {
    const { shop, settle, answer } = aFakeShop({ lines: [aWireLine({ id: 'a' }), aWireLine({ id: 'b' })] })
    answer(PATHS.add, () =>
      json({ cart: { id: 'cart-1', lineItems: [aWireLine({ id: 'a' }), aWireLine({ id: 'b', quantity: 2 })] } }),
    )
    const { line } = await settle(shop.cart.add({ product: mug }))
    expect(line).toMatchObject({ id: 'b', quantity: 2 })
  })

  it('lists a pending add in the state until the response arrives', async () => {
    const { shop, hold, state } = aFakeShop({ lines: [] })
    const answers = hold(PATHS.add)
    const adding = shop.cart.add({ product: mug, quantity: 3 })
    await settled()
    expect(state().adds).toMatchObject([{ product: mug, quantity: 3 }])
    await answers.release()
    await adding
    expect(state().adds).toEqual([])
  })

  it('a pending add belongs to the line of the same product as soon as the cart is known, which the add itself reads', async () => {
    const { shop, state, hold, settle } = aFakeShop({ lines: [aWireLine()] })
    const answers = hold(PATHS.add)
    const adding = [shop.cart.add({ product: mug }), shop.cart.add({ product: mug })]
    await settled()
    expect(state().cart.status).toBe('ready')
    expect(linesOnScreen(state()).map(({ productId }) => productId)).toEqual(['mug-id'])
    expect(state().adds.map(({ key }) => key)).toEqual(selectCart(state())?.lines.flatMap(({ key }) => [key, key]))
    await answers.release()
    await settle(Promise.all(adding))
    expect(linesOnScreen(state())).toMatchObject([{ quantity: 3 }])
  })

  it('emits one cart-change event with the delta and the source of the add', async () => {
    const { shop, settle, eventsOf } = aFakeShop({ lines: [aWireLine({ id: 'old', catalogReference: undefined })] })
    const source = {}
    await settle(shop.cart.add({ product: mug, quantity: 2, source }))
    const [told, ...more] = eventsOf('cart-change').filter(({ action }) => action === 'add')
    expect(more).toEqual([])
    expect(told).toMatchObject({ delta: [{ productId: 'mug-id', name: 'Blue Mug', quantity: 2 }] })
    expect(told?.source).toBe(source)
  })

  it('stores the item count for the next page', async () => {
    const { shop, settle, storage } = aFakeShop({ lines: [] })
    await settle(shop.cart.add({ product: mug, quantity: 2 }))
    expect(storage.read(COUNT_KEY)).toBe('2')
  })

  it('add does not read the cart first when no identity was stored', async () => {
    const { shop, settle, calls } = aFakeShop({ known: false })
    await settle(shop.cart.add({ product: mug }))
    expect(calls(PATHS.cart)).toEqual([])
  })
})

describe('cart.add beyond the stock', () => {
  it('an add beyond the stock is clamped, and the state says how many were added', async () => {
    const { shop, settle, state } = aFakeShop({ lines: [], stock: { 'mug-id': 3 } })
    const result = await settle(shop.cart.add({ product: mug, quantity: 5 }))
    expect(result).toMatchObject({ outcome: 'clamped', line: { quantity: 3 } })
    expect(state().addProblem).toEqual({ name: 'Blue Mug', added: 3 })
  })

  it('the quantity already in the cart counts when an add is clamped to the stock', async () => {
    const { shop, settle } = aFakeShop({ lines: [aWireLine({ quantity: 2 })], stock: { 'mug-id': 3 } })
    expect(await settle(shop.cart.add({ product: mug, quantity: 2 }))).toMatchObject({
      outcome: 'clamped',
      line: { quantity: 3 },
    })
  })

  it('add rejects with MAX_IN_CART when the whole stock is in the cart already', async () => {
    const { shop, failure, state } = aFakeShop({ lines: [aWireLine({ quantity: 3 })], stock: { 'mug-id': 3 } })
    expect(await failure(shop.cart.add({ product: mug }))).toMatchObject({ code: 'MAX_IN_CART', data: { quantity: 3 } })
    expect(state().addProblem).toMatchObject({ name: 'Blue Mug', error: { code: 'MAX_IN_CART' } })
  })

  it('the next successful add clears the problem of the previous one', async () => {
    const { shop, settle, failure, state } = aFakeShop({ lines: [aWireLine({ quantity: 3 })], stock: { 'mug-id': 3 } })
    await failure(shop.cart.add({ product: mug }))
    await settle(shop.cart.add({ product: aPen(), customText: { Engraving: 'Ada' } }))
    expect(state().addProblem).toBeUndefined()
  })
})

describe('an add that the platform answers without adding', () => {
  it('add rejects with NOT_ADDED and emits an error when the platform adds nothing', async () => {
    const { shop, failure, eventsOf } = aFakeShop({ lines: [], stock: { 'mug-id': 0 } })
    expect(await failure(shop.cart.add({ product: mug }))).toMatchObject({ code: 'NOT_ADDED', data: { quantity: 0 } })
    expect(eventsOf('error')).toMatchObject([{ error: { code: 'NOT_ADDED' } }])
    expect(eventsOf('cart-change').filter(({ action }) => action !== 'sync')).toEqual([])
  })

  it('add rejects with NOT_ADDED when the cart in the response has only the old quantity', async () => {
    const { shop, failure, answer } = aFakeShop({ lines: [aWireLine({ quantity: 2 })] })
    answer(PATHS.add, () => json({ cart: { id: 'cart-1', lineItems: [aWireLine({ quantity: 2 })] } }))
    expect(await failure(shop.cart.add({ product: mug }))).toMatchObject({ code: 'NOT_ADDED' })
  })
})

describe('an add to a cart that was sold meanwhile', () => {
  it('add resolves when the platform has put the quantity into a new cart, which holds less than the old one did', async () => {
    const { shop, settle, answer } = aFakeShop({ lines: [aWireLine({ quantity: 2 })] })
    await settle(shop.cart.refresh())
    answer(PATHS.add, () => json({ cart: { id: 'cart-2', lineItems: [aWireLine({ id: 'line-of-cart-2', quantity: 1 })] } }))
    expect(await settle(shop.cart.add({ product: mug }))).toMatchObject({
      outcome: 'added',
      line: { id: 'line-of-cart-2', quantity: 1 },
    })
  })
})

describe('an add whose response was lost', () => {
  it('a lost add counts as added when the cart read afterwards holds it', async () => {
    const { shop, settle, answer, server, calls } = aFakeShop({ lines: [] })
    answer(PATHS.add, () => {
      server.lines = [aWireLine({ quantity: 2 })]
      return dropped()
    })
    expect(await settle(shop.cart.add({ product: mug, quantity: 2 }))).toMatchObject({ outcome: 'added', line: { quantity: 2 } })
    expect(calls(PATHS.add)).toHaveLength(1)
  })

  it('a lost add rejects when the cart read afterwards does not hold it', async () => {
    const { shop, failure, answer, calls } = aFakeShop({ lines: [] })
    answer(PATHS.add, () => dropped())
    expect(await failure(shop.cart.add({ product: mug }))).toMatchObject({ code: 'NETWORK' })
    expect(calls(PATHS.add)).toHaveLength(1)
  })

  it('a lost add rejects with its own error when the cart cannot be read either', async () => {
    const { shop, failure, answer } = aFakeShop({ known: false })
    answer(PATHS.add, () => dropped())
    answer(PATHS.cart, () => applicationError('SITE_CLOSED', 403))
    expect(await failure(shop.cart.add({ product: mug }))).toMatchObject({ code: 'NETWORK', delivered: 'unknown' })
  })

  it('the cart is not read again after an add that the platform refused', async () => {
    const { shop, failure, answer, calls } = aFakeShop({ known: false })
    answer(PATHS.add, () => applicationError('SITE_CLOSED', 403))
    expect((await failure(shop.cart.add({ product: mug }))).code).toBe('SITE_CLOSED')
    expect(calls(PATHS.cart)).toEqual([])
  })
})

describe('an invalid add', () => {
  it.each([
    0,
    -1,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '2',
  ])('a quantity of %s is refused before anything is sent', async (quantity) => {
    const { shop, failure, calls, state } = aFakeShop({ lines: [] })
    expect(await failure(shop.cart.add({ product: mug, quantity: quantity as number }))).toMatchObject({
      code: 'INVALID_ARGUMENT',
    })
    expect(calls()).toEqual([])
    expect(state().adds).toEqual([])
  })

  it('a missing choice is refused with an error that names the option', async () => {
    const { shop, failure, calls } = aFakeShop({ lines: [] })
    expect(await failure(shop.cart.add({ product: aTee(), options: { Size: 'S' } }))).toMatchObject({
      code: 'OPTIONS_REQUIRED',
      message: expect.stringContaining('"Colour"'),
    })
    expect(calls()).toEqual([])
  })

  it('a missing text is refused with an error that names the text field', async () => {
    const { shop, failure, calls } = aFakeShop({ lines: [] })
    expect(await failure(shop.cart.add({ product: aPen(), customText: { Engraving: '  ' } }))).toMatchObject({
      code: 'TEXT_REQUIRED',
      message: expect.stringContaining('"Engraving"'),
    })
    expect(calls()).toEqual([])
  })
})

describe('reading the cart', () => {
  it('keeps the last cart in the state when a refresh fails', async () => {
    const { shop, settle, answer, state } = aFakeShop({ lines: [aWireLine({ quantity: 2 })] })
    await settle(shop.cart.refresh())
    answer(PATHS.cart, () => applicationError('SITE_CLOSED', 403))
    await settle(shop.cart.refresh())
    expect(state().cart).toMatchObject({ status: 'failed', error: { code: 'SITE_CLOSED' }, cart: { count: 2 } })
  })

  it('two simultaneous refreshes send one request', async () => {
    const { shop, settle, calls } = aFakeShop({ lines: [] })
    await settle(Promise.all([shop.cart.refresh(), shop.cart.refresh()]))
    expect(calls(PATHS.cart)).toHaveLength(1)
  })

  it('get resolves with an empty cart when the platform has none', async () => {
    const { shop, settle } = aFakeShop()
    expect(await settle(shop.cart.get())).toEqual({ lines: [], count: 0 })
  })

  it('emits one cart-change event, without a delta, when the cart becomes known, and none when it is read again unchanged', async () => {
    const { shop, settle, eventsOf } = aFakeShop({ lines: [aWireLine({ quantity: 3 })] })
    await settle(shop.cart.refresh())
    await settle(shop.cart.refresh())
    await settle(shop.cart.get())
    expect(eventsOf('cart-change')).toMatchObject([{ action: 'sync', delta: [], cart: { count: 3 } }])
  })

  it('emits no cart-change event for a visitor without a cart', async () => {
    const { shop, settle, eventsOf } = aFakeShop()
    await settle(shop.cart.refresh())
    expect(eventsOf('cart-change')).toEqual([])
  })

  it('emits the event when the cart becomes known after a first attempt that failed', async () => {
    const { shop, settle, eventsOf, answer } = aFakeShop({ lines: [aWireLine()] })
    answer(PATHS.cart, (_, count) => (count === 1 ? applicationError('SITE_CLOSED', 403) : undefined))
    await settle(shop.cart.refresh())
    expect(eventsOf('cart-change')).toEqual([])
    await settle(shop.cart.refresh())
    expect(eventsOf('cart-change')).toMatchObject([{ action: 'sync', delta: [], cart: { count: 1 } }])
  })

  it('a refresh emits what has changed elsewhere since the last one', async () => {
    const { shop, settle, eventsOf, server } = aFakeShop({ lines: [aWireLine({ quantity: 3 })] })
    await settle(shop.cart.refresh())
    server.lines = []
    await settle(shop.cart.refresh())
    expect(eventsOf('cart-change').slice(1)).toMatchObject([{ action: 'sync', delta: [{ lineId: 'line-1', quantity: -3 }] }])
  })

  it('get rejects when the cart cannot be read', async () => {
    const { shop, failure, answer } = aFakeShop({ lines: [] })
    answer(PATHS.cart, () => applicationError('SITE_CLOSED', 403))
    expect((await failure(shop.cart.get())).code).toBe('SITE_CLOSED')
  })
})

describe('changes of the cart', () => {
  it('sends changes one at a time, in the order in which they were requested', async () => {
    const { shop, hold, calls, state } = aFakeShop({ lines: [aWireLine()] })
    const adds = hold(PATHS.add)
    const first = shop.cart.add({ product: aPen(), customText: { Engraving: 'Ada' } })
    const second = shop.cart.add({ product: mug })
    await settled()
    expect(calls(PATHS.add)).toHaveLength(1)
    expect(state().pending).toBe(2)
    await adds.release()
    expect(calls(PATHS.add)).toHaveLength(2)
    await adds.release()
    await Promise.all([first, second])
    expect(calls(PATHS.add).map(({ text }) => text?.includes('pen-id'))).toEqual([true, false])
    expect(state().pending).toBe(0)
  })

  it('continues with the next change after one that failed', async () => {
    const { shop, answer, settle, failure } = aFakeShop({ lines: [] })
    answer(PATHS.add, (_, count) => (count === 1 ? applicationError('SITE_CLOSED', 403) : undefined))
    const [, second] = [failure(shop.cart.add({ product: mug })), shop.cart.add({ product: mug })]
    expect((await settle(second)).outcome).toBe('added')
  })
})
