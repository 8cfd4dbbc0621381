import { describe, expect, it } from 'vitest'
import { CartletError } from '../../../../src/platform/http/errors'
import type { ShopState } from '../../../../src/store/base/state'
import type { ProductView } from '../../../../src/store/base/views'
import { type BuyState, isFirstUnreachable, namedVariant, selectButtonState } from '../../../../src/store/button/button-state'
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
  aText,
  aVariant,
  readyWith,
} from '../../../support/fixtures/views'

const failed = { status: 'failed', error: new CartletError('NETWORK_ERROR', 'The platform did not answer') } as const
const ready = { status: 'ready', product: aProduct() } as const

describe('isFirstUnreachable', () => {
  it('isFirstUnreachable is true only for the first failed product in page order', () => {
    const state = aState({ products: { mug: ready, tee: failed, pen: failed } })
    expect(['mug', 'tee', 'pen', 'not here'].filter((one) => isFirstUnreachable(state, one))).toEqual(['tee'])
  })

  it('isFirstUnreachable reads all products only for a failed one, since every button calls it after each change', () => {
    let looks = 0
    const products = new Proxy<ShopState['products']>(
      { mug: ready, tee: failed },
      {
        ownKeys(target) {
          looks += 1
          return Reflect.ownKeys(target)
        },
      },
    )
    expect(isFirstUnreachable(aState({ products }), 'mug')).toBe(false)
    expect(looks).toBe(0)
    expect(isFirstUnreachable(aState({ products }), 'tee')).toBe(true)
    expect(looks).toBe(1)
  })
})

describe('selectButtonState', () => {
  const oneSize = aTee({ options: [{ name: 'Size', kind: 'text', choices: [aChoice('One')] }], variants: [aVariant('one')] })
  const wrapped = (values: string[], required = true) => aProduct({ modifiers: [aModifier('Wrap', values, { required })] })
  const subscribed = { subscriptions: [{ id: 'monthly', title: 'Every month', price: anAmount(10) }], oneTimePurchase: false }

  it.each<[BuyState, string, ProductView, string?]>([
    ['ready', 'there is nothing to choose', aProduct()],
    ['choose', 'an option is open', aTee()],
    ['ready', 'the variant is named', aTee(), 's-sage'],
    ['fallback', 'the named variant does not exist', aTee(), 'xxl'],
    ['ready', 'every option has one choice', oneSize],
    ['choose', 'a text has to be written', aPen()],
    ['choose', 'a text has to be written for the named variant', aTee({ modifiers: aPen().modifiers }), 's-sage'],
    ['ready', 'a text may be written', aProduct({ modifiers: [aText('Note')] })],
    ['choose', 'an extra has to be picked', wrapped(['Paper', 'Cloth'])],
    ['ready', 'an extra may be picked', wrapped(['Paper', 'Cloth'], false)],
    ['ready', 'the extra has one choice', wrapped(['Paper'])],
    ['choose', 'a subscription has to be chosen', aProduct(subscribed)],
    ['sold-out', 'it is gone', aTee({ inStock: false })],
    ['unavailable', 'none of its variants is the only one', aTee({ options: [] })],
  ])('a button is "%s" when %s', (expected, _, product, named) => {
    expect(selectButtonState(aState(), { status: 'ready', product }, named)).toBe(expected)
  })

  it.each<[BuyState, number]>([
    ['ready', 1],
    ['max-in-cart', 2],
    ['max-in-cart', 3],
  ])('a button is "%s" with %i of 2 in the cart', (expected, quantity) => {
    const product = aProduct({ quantityAvailable: 2 })
    expect(selectButtonState(readyWith(aCart([aLine({ quantity })])), { status: 'ready', product })).toBe(expected)
  })
})

describe('namedVariant', () => {
  it('namedVariant finds the named variant, and without a name the only one', () => {
    const [small, large] = [aVariant('small'), aVariant('large')]
    expect(namedVariant(aProduct({ variants: [small, large] }), 'large')).toBe(large)
    expect(namedVariant(aProduct({ variants: [small, large] }))).toBeUndefined()
    expect(namedVariant(aProduct({ variants: [small] }))).toBe(small)
  })
})
