import { describe, expect, it } from 'vitest'
import type { ProductState } from '../../../../../src/store/base/state'
import type { CartLineView, ProductView } from '../../../../../src/store/base/views'
import { type BuyState, selectBuyState, selectPrice } from '../../../../../src/store/button/buy-state'
import type { ItemChoice } from '../../../../../src/store/catalog/choose/choose-variant'
import {
  aCart,
  aChoice,
  aLine,
  aModifier,
  anAmount,
  aPen,
  aProduct,
  aState,
  aTee,
  aVariant,
  readyWith,
} from '../../../../support/fixtures/views'

const stateOf = (product: ProductView, choice: ItemChoice = {}, lines: CartLineView[] = []) =>
  selectBuyState(readyWith(aCart(lines)), { status: 'ready', product }, choice)

const counted = (quantityAvailable: number) => aProduct({ quantityAvailable })
const soldOutTee = aTee({ variants: [aVariant('s-sage', { choices: { Size: 'S', Colour: 'Sage' }, inStock: false })] })
const oneSize = aTee({
  options: [{ name: 'Size', kind: 'text', choices: [aChoice('One size')] }],
  variants: [aVariant('one', { choices: { Size: 'One size' }, quantityAvailable: 2 })],
})
const inCart = (quantity: number, more: Partial<CartLineView> = {}) => aLine({ quantity, ...more })

describe('selectBuyState', () => {
  it.each<[BuyState, string, ProductState | undefined]>([
    ['ready', 'nothing is known yet', undefined],
    ['ready', 'the product is on its way', { status: 'loading' }],
    ['fallback', 'the shop has no such product', { status: 'missing' }],
    ['fallback', 'the product cannot be had', { status: 'failed', error: new Error('x') as never }],
    ['ready', 'the product is here', { status: 'ready', product: aProduct() }],
  ])('the buy state is "%s" when %s', (expected, _, entry) => {
    expect(selectBuyState(aState(), entry, {})).toBe(expected)
  })

  it.each<[BuyState, string, ProductView, ItemChoice?, CartLineView[]?]>([
    ['sold-out', 'the product is gone', aProduct({ inStock: false })],
    ['sold-out', 'the product is gone, choices or not', aTee({ inStock: false })],
    ['sold-out', 'the chosen variant is gone', soldOutTee, { variant: 's-sage' }],
    ['sold-out', 'the variant of the chosen options is gone', soldOutTee, { options: { Size: 'S', Colour: 'Sage' } }],
    ['choose', 'there is something to choose', aTee()],
    ['choose', 'a text has to be written', aPen()],
    ['ready', 'the text has been written', aPen(), { customText: { Engraving: 'Ada' } }],
    [
      'choose',
      'the options are chosen and a text has to be written',
      aTee({ modifiers: aPen().modifiers }),
      { variant: 'm-sage' },
    ],
    ['ready', 'the variant is named', aTee(), { variant: 'm-sage' }],
    ['ready', 'every option has one choice', oneSize],
    ['fallback', 'the named variant does not exist', aTee(), { variant: 'xxl' }],
    ['max-in-cart', 'all of it is in the cart', counted(2), {}, [inCart(2)]],
    ['max-in-cart', 'more than all of it is in the cart', counted(2), {}, [inCart(5)]],
    ['max-in-cart', 'all of it is in the cart on two lines', counted(2), {}, [inCart(1), inCart(1, { id: 'line-2' })]],
    ['ready', 'one piece is left', counted(2), {}, [inCart(1)]],
    ['ready', 'another product fills the cart', counted(2), {}, [inCart(9, { productId: 'tote-id' })]],
    ['ready', 'the shop does not count', aProduct(), {}, [inCart(9_999)]],
    ['max-in-cart', 'all of the variant is in the cart', oneSize, {}, [inCart(2, { productId: 'tee-id', variantId: 'one' })]],
    ['ready', 'a sibling of the variant is in the cart', oneSize, {}, [inCart(2, { productId: 'tee-id', variantId: 'two' })]],
  ])('the buy state is "%s" when %s', (expected, _, product, choice, lines) => {
    expect(stateOf(product, choice, lines)).toBe(expected)
  })

  const later = aProduct({ inStock: false, preorder: { limit: 3 } })
  const laterTee = aTee({
    inStock: false,
    preorder: {},
    variants: [
      aVariant('s-sage', { choices: { Size: 'S', Colour: 'Sage' }, inStock: false, preorder: { limit: 1 } }),
      aVariant('m-sage', { choices: { Size: 'M', Colour: 'Sage' }, inStock: false }),
    ],
  })
  const tea = aProduct({ subscriptions: [{ id: 'monthly', title: 'Every month' }] })
  const wrapped = (required: boolean, values = ['Paper', 'Cloth']) =>
    aProduct({ modifiers: [aModifier('Wrap', values, { required })] })

  it.each<[BuyState, string, ProductView, ItemChoice?, CartLineView[]?]>([
    ['pre-order', 'it will be there later', later],
    ['pre-order', 'some of what may be ordered ahead is in the cart', later, {}, [inCart(2)]],
    ['max-in-cart', 'all that may be ordered ahead is in the cart', later, {}, [inCart(3)]],
    ['choose', 'some variant can be ordered ahead', laterTee],
    ['pre-order', 'the chosen variant can be ordered ahead', laterTee, { variant: 's-sage' }],
    ['sold-out', 'the chosen variant cannot be ordered ahead', laterTee, { variant: 'm-sage' }],
    ['choose', 'one of two options is chosen', aTee(), { options: { Size: 'M' } }],
    ['unavailable', 'it is not available in what is chosen', aTee(), { options: { Size: 'M', Colour: 'Clay' } }],
    ['ready', 'a modifier may be left out', wrapped(false)],
    ['choose', 'a modifier has to be picked', wrapped(true)],
    ['choose', 'a modifier is picked that does not exist', wrapped(true), { modifiers: { Wrap: 'Gold' } }],
    ['ready', 'the modifier is picked', wrapped(true), { modifiers: { Wrap: 'Cloth' } }],
    ['ready', 'the modifier has one choice', wrapped(true, ['Paper'])],
    ['ready', 'it can be had once or again and again', tea],
    ['choose', 'it can only be had again and again', { ...tea, oneTimePurchase: false }],
    ['ready', 'a subscription is chosen', { ...tea, oneTimePurchase: false }, { subscription: 'monthly' }],
    ['max-in-cart', 'only the cart knows how many there are', aProduct(), {}, [inCart(2, { quantityAvailable: 2 })]],
  ])('the buy state is "%s" when %s', (expected, _, product, choice, lines) => {
    expect(stateOf(product, choice, lines)).toBe(expected)
  })

  it('the buy state is "ready" for a named variant until the variants have loaded', () => {
    const product = aTee({ variants: [] })
    expect(selectBuyState(aState(), { status: 'ready', product, stale: true }, { variant: 'm-sage' })).toBe('ready')
    expect(selectBuyState(aState(), { status: 'ready', product }, { variant: 'm-sage' })).toBe('fallback')
  })

  it('the buy state is "sold-out" rather than "max-in-cart" when both apply', () => {
    expect(stateOf(aProduct({ inStock: false, quantityAvailable: 0 }), {}, [inCart(2)])).toBe('sold-out')
  })
})

describe('selectPrice', () => {
  it('selectPrice returns the price of the chosen variant', () => {
    expect(selectPrice(aTee(), { variant: 'm-sage' }).price).toEqual(anAmount(40))
  })

  it.each([{}, { variant: 'xxl' }])('selectPrice returns the product’s price when %j selects no variant', (choice) => {
    expect(selectPrice(aTee({ price: anAmount(38) }), choice).price).toEqual(anAmount(38))
  })

  describe('for a product with subscriptions', () => {
    const monthly = { id: 'monthly', title: 'A tin every month', price: anAmount(10.35) }
    const weekly = { id: 'weekly', title: 'A tin every week', price: anAmount(10.06) }
    const aTea = (more = {}) => aProduct({ price: anAmount(11.5), subscriptions: [monthly, weekly], ...more })

    it('selectPrice returns the price of the chosen subscription, without the other facts of the one-time price', () => {
      const tea = aTea({ comparePrice: anAmount(13), unitPrice: { price: anAmount(11.5), per: { quantity: 100, unit: 'G' } } })
      expect(selectPrice(tea, { subscription: 'monthly' })).toEqual({ price: anAmount(10.35) })
      expect(selectPrice(tea, {})).toMatchObject({ price: anAmount(11.5), comparePrice: anAmount(13) })
    })

    it('selectPrice prefers the subscription price of the chosen variant', () => {
      const tea = aTea({
        options: [{ name: 'Blend', kind: 'text', choices: [aChoice('Mint'), aChoice('Rose')] }],
        variants: [
          aVariant('mint', { choices: { Blend: 'Mint' }, subscriptionPrices: { monthly: anAmount(17) } }),
          aVariant('rose', { choices: { Blend: 'Rose' }, subscriptionPrices: { monthly: anAmount(19) } }),
        ],
        priceRange: { min: anAmount(18), max: anAmount(20) },
      })
      expect(selectPrice(tea, { subscription: 'monthly', options: { Blend: 'Rose' } })).toEqual({ price: anAmount(19) })
      expect(selectPrice(tea, { subscription: 'monthly' })).toEqual({ price: anAmount(17), isFrom: true })
      expect(selectPrice(tea, { options: { Blend: 'Rose' } }).price).toEqual(anAmount(38))
      expect(selectPrice(tea, {})).toEqual({ price: anAmount(18), isFrom: true })
    })

    it('selectPrice starts with the cheapest subscription if the product is sold by subscription only', () => {
      expect(selectPrice(aTea({ oneTimePurchase: false }), {})).toEqual({ price: anAmount(10.06), isFrom: true })
      const single = aTea({ oneTimePurchase: false, subscriptions: [monthly] })
      expect(selectPrice(single, {})).toEqual({ price: anAmount(10.35) })
    })

    it.each(['constructor', 'unknown'])('selectPrice returns the product’s price for the subscription %j', (subscription) => {
      const tea = aTea({ variants: [aVariant('only', { price: anAmount(11.5), subscriptionPrices: { monthly: anAmount(10) } })] })
      expect(selectPrice(tea, { subscription }).price).toEqual(anAmount(11.5))
    })

    it('selectPrice returns the one-time price if the platform sends no price for the subscription', () => {
      const tea = aTea({ subscriptions: [{ id: 'monthly', title: 'A tin every month' }] })
      expect(selectPrice(tea, { subscription: 'monthly' }).price).toEqual(anAmount(11.5))
    })
  })
})
