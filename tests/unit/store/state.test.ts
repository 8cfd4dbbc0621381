import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { selectCount } from '../../../src/store/base/count'
import { cartDelta } from '../../../src/store/base/shop-events'
import { INITIAL_STATE, selectCart } from '../../../src/store/base/state'
import { selectBuyState } from '../../../src/store/button/buy-state'
import { toCartView } from '../../../src/store/cart/v1/v1-cart-view'
import { selectBlockedLines } from '../../../src/store/drawer/blocked-lines'
import { aCart, aLine, anAmount, aPendingAdd, aProduct, aState, readyWith } from '../../support/fixtures/views'
import { aWireLine } from '../../support/fixtures/wire-bodies'

it('a shop begins without a cart and without products, and with nothing under way', () => {
  const idle = { status: 'idle' }
  expect(INITIAL_STATE).toEqual({
    cart: { status: 'unloaded' },
    intents: {},
    adds: [],
    awaited: [],
    lineProblems: {},
    priceChanges: {},
    removed: [],
    pending: 0,
    estimating: false,
    coupon: idle,
    note: idle,
    checkout: idle,
    products: {},
    shownIn: undefined,
    drawerOpen: false,
    rememberedCount: 0,
  })
})

describe('selectCount', () => {
  it('selectCount counts requested quantities and pending adds as if they were confirmed', () => {
    const cart = aCart([aLine({ id: 'a', quantity: 2 }), aLine({ id: 'b', quantity: 1 })])
    const adds = [aPendingAdd({ quantity: 3 })]
    expect(selectCount(readyWith(cart, { intents: { a: 5, b: 0 }, adds }))).toBe(8)
  })

  it('selectCount adds pending adds to the remembered count while the cart is unknown', () => {
    const adds = [aPendingAdd({ quantity: 2 })]
    expect(selectCount(aState({ rememberedCount: 4, adds }))).toBe(6)
  })

  it('selectCount counts an add that the cart contains already only once, and what is awaited', () => {
    const adds = [aPendingAdd({ quantity: 2, counted: true })]
    expect(selectCount(readyWith(aCart(), { adds, awaited: [{ words: 'Add', quantity: 4 }] }))).toBe(5)
  })

  it('selectCount ignores the remembered count once the cart is known', () => {
    expect(selectCount(readyWith(aCart([]), { rememberedCount: 4 }))).toBe(0)
  })
})

describe('a page with Prototype.js 1.6, which replaces Array.prototype.reduce', () => {
  const { reduce } = Array.prototype
  beforeEach(() => {
    // biome-ignore lint/suspicious/noExplicitAny: what it did had nothing to do with the type.
    Array.prototype.reduce = function (this: unknown[]): any {
      return this.length > 1 ? this : this[0]
    }
  })
  afterEach(() => {
    Array.prototype.reduce = reduce
  })

  it('counts and stock limits are right although the page has replaced Array.prototype.reduce', () => {
    const lines = [aLine({ id: 'a', quantity: 2 }), aLine({ id: 'b', quantity: 3 })]
    const adds = [aPendingAdd({ quantity: 4 })]
    expect(selectCount(readyWith({ id: 'c', lines, count: 5 }, { adds }))).toBe(9)
    expect(toCartView({ id: 'c', lineItems: [aWireLine({ quantity: 2 }), aWireLine({ quantity: 3 })] }, String).count).toBe(5)
    const product = aProduct({ quantityAvailable: 5 })
    expect(selectBuyState(readyWith({ id: 'c', lines, count: 5 }), { status: 'ready', product }, {})).toBe('max-in-cart')
  })
})

describe('selectCart', () => {
  it.each(['loading', 'failed'] as const)('selectCart returns the last cart while the next one is %s', (status) => {
    const cart = aCart()
    expect(selectCart(aState({ cart: { status, cart, error: new Error('x') as never } }))).toBe(cart)
  })

  it('selectCart returns no cart before the first one is loaded', () => expect(selectCart(aState())).toBeUndefined())
})

describe('selectBlockedLines', () => {
  it('selectBlockedLines returns unavailable lines that are not being removed', () => {
    const gone = aLine({ id: 'gone', available: false })
    const going = aLine({ id: 'going', available: false })
    const state = readyWith(aCart([aLine(), gone, going]), { intents: { going: 0 } })
    expect(selectBlockedLines(state).map(({ id }) => id)).toEqual(['gone'])
  })

  it.each([
    [2, 3, undefined, false],
    [3, 3, undefined, false],
    [4, 3, undefined, true],
    [1, 3, 4, true],
    [4, 3, 3, false],
    [4, undefined, undefined, false],
    [4, 0, 0, false],
    [1, 0, undefined, true],
  ])('a line of %i with %s in stock of which %s are wanted is blocked: %s', (quantity, quantityAvailable, wanted, isBlocked) => {
    const line = aLine({ id: 'mug', quantity, quantityAvailable })
    const state = readyWith(aCart([line]), { intents: wanted === undefined ? {} : { mug: wanted } })
    expect(selectBlockedLines(state)).toEqual(isBlocked ? [line] : [])
  })

  it('no line is blocked before there is a cart', () => expect(selectBlockedLines(aState())).toEqual([]))
})

describe('cartDelta', () => {
  const money = (value: number, currency: string) => `${currency} ${value}`
  const mug = (quantity: number) => aLine({ id: 'mug', quantity })
  const tote = aLine({ id: 'tote', name: 'Tote', quantity: 2 })

  it.each([
    ['a new line', [], [mug(2)], [{ lineId: 'mug', quantity: 2 }]],
    ['more of a line', [mug(1)], [mug(3)], [{ lineId: 'mug', quantity: 2 }]],
    ['less of a line', [mug(3)], [mug(1)], [{ lineId: 'mug', quantity: -2 }]],
    ['a line gone', [mug(1), tote], [mug(1)], [{ lineId: 'tote', name: 'Tote', quantity: -2 }]],
    ['nothing', [mug(1)], [mug(1)], []],
  ])('cartDelta reports the difference between two carts: %s', (_, before, after, expected) => {
    expect(cartDelta(aCart(before), aCart(after), money)).toMatchObject(expected)
    expect(cartDelta(aCart(before), aCart(after), money)).toHaveLength(expected.length)
  })

  it.each([
    ['EUR', 0.1, 3, 0.3],
    ['JPY', 2400, 2, 4800],
    ['KWD', 1.275, 3, 3.825],
  ])('cartDelta computes the value of a change exactly in %s', (currency, price, pieces, value) => {
    const costly = aLine({ id: 'costly', quantity: pieces, price: { value: price, currency, formatted: '' } })
    expect(cartDelta(undefined, aCart([costly]), money)[0]?.value).toEqual({ value, currency, formatted: `${currency} ${value}` })
    expect(cartDelta(aCart([costly]), aCart([]), money)[0]).toMatchObject({ quantity: -pieces, value: { value: -value } })
  })

  it('cartDelta joins the chosen options into the name of the variant', () => {
    const options = [
      { name: 'Size', value: 'M' },
      { name: 'Engraving', value: '' },
      { name: 'Colour', value: 'Sage' },
    ]
    expect(cartDelta(undefined, aCart([aLine({ options })]), money)[0]?.variant).toBe('M / Sage')
    expect(cartDelta(undefined, aCart([aLine({ options: [] })]), money)[0]).not.toHaveProperty('variant')
  })

  it('cartDelta names the item of a line with its prices, and its variant and former price only where there are any', () => {
    const price = anAmount(18)
    const delta = (more: object) => cartDelta(undefined, aCart([aLine(more)]), money)
    const common = { lineId: 'line-1', productId: 'mug-id', name: 'Blue Mug', price, quantity: 1 }
    const value = { value: 18, currency: 'EUR', formatted: 'EUR 18' }
    expect(delta({})).toStrictEqual([{ ...common, variantId: undefined, value }])
    expect(delta({ variantId: 'blue', comparePrice: anAmount(20) })).toStrictEqual([
      { ...common, variantId: 'blue', comparePrice: anAmount(20), value },
    ])
  })

  it('cartDelta reports every line when there was no cart before', () => {
    expect(cartDelta(undefined, aCart([mug(1), tote]), money).map(({ quantity }) => quantity)).toEqual([1, 2])
  })
})
