import { describe, expect, it } from 'vitest'
import type { ProductOptionView, ProductView, VariantView } from '../../../../../src/store/base/views'
import { choiceStates } from '../../../../../src/store/catalog/choose/choices'
import type { ItemChoice } from '../../../../../src/store/catalog/choose/choose-variant'
import { type ChoiceStatus, LOW_STOCK } from '../../../../../src/store/catalog/choose/stock-status'
import { aChoice, aProduct, aTee, aVariant } from '../../../../support/fixtures/views'

const SIZE: ProductOptionView = { name: 'Size', kind: 'text', choices: [aChoice('S'), aChoice('M'), aChoice('L')] }
const COLOUR: ProductOptionView = { name: 'Colour', kind: 'color', choices: [aChoice('Sage'), aChoice('Clay')] }
const of = (Size: string, Colour: string, more: Partial<VariantView> = {}) =>
  aVariant(`${Size}-${Colour}`, { choices: { Size, Colour }, ...more })

/** S is in stock; M is low in Sage and sold out in Clay; L is a pre-order in Sage and not available in Clay. */
const tee = aTee({
  options: [SIZE, COLOUR],
  variants: [
    of('S', 'Sage', { quantityAvailable: 40 }),
    of('S', 'Clay'),
    of('M', 'Sage', { quantityAvailable: 2 }),
    of('M', 'Clay', { inStock: false, quantityAvailable: 0 }),
    of('L', 'Sage', { inStock: false, preorder: { message: 'In May', limit: 3 } }),
  ],
})

const statuses = (product: ProductView, name: string, choice: ItemChoice): Record<string, ChoiceStatus> => {
  const option = product.options.find((one) => one.name === name) as ProductOptionView
  return Object.fromEntries(choiceStates(product, option, choice).map((state) => [state.choice.value, state.status]))
}

describe('choiceStates', () => {
  it.each<[string, string, ItemChoice['options'], Record<string, ChoiceStatus>]>([
    ['with nothing picked', 'Size', undefined, { S: 'available', M: 'low-stock', L: 'pre-order' }],
    ['with nothing picked', 'Colour', undefined, { Sage: 'available', Clay: 'available' }],
    ['with Sage picked', 'Size', { Colour: 'Sage' }, { S: 'available', M: 'low-stock', L: 'pre-order' }],
    ['with Clay picked', 'Size', { Colour: 'Clay' }, { S: 'available', M: 'sold-out', L: 'not-made' }],
    ['with S picked', 'Colour', { Size: 'S' }, { Sage: 'available', Clay: 'available' }],
    ['with M picked', 'Colour', { Size: 'M' }, { Sage: 'low-stock', Clay: 'sold-out' }],
    ['with L picked', 'Colour', { Size: 'L' }, { Sage: 'pre-order', Clay: 'not-made' }],
    [
      'with its own option picked as well',
      'Size',
      { Size: 'S', Colour: 'Clay' },
      { S: 'available', M: 'sold-out', L: 'not-made' },
    ],
    ['with something picked that does not exist', 'Size', { Colour: 'Gold' }, { S: 'available', M: 'low-stock', L: 'pre-order' }],
  ])('the statuses of the choices follow the other choices, %s: %s, %j', (_, option, options, expected) =>
    expect(statuses(tee, option, { options })).toEqual(expected))

  it('the statuses of the choices follow the variant named by id', () =>
    expect(statuses(tee, 'Size', { variant: 'S-Clay' })).toEqual({ S: 'available', M: 'sold-out', L: 'not-made' }))

  it('an option with a single choice counts as chosen for the other options', () => {
    const sageOnly = { ...COLOUR, choices: [aChoice('Clay')] }
    expect(statuses({ ...tee, options: [SIZE, sageOnly] }, 'Size', {})).toEqual({ S: 'available', M: 'sold-out', L: 'not-made' })
  })

  it('choiceStates includes the quantity left and the pre-order message and limit', () => {
    expect(choiceStates(tee, SIZE, { options: { Colour: 'Sage' } })).toEqual([
      { choice: SIZE.choices[0], status: 'available', quantityLeft: 40 },
      { choice: SIZE.choices[1], status: 'low-stock', quantityLeft: 2 },
      { choice: SIZE.choices[2], status: 'pre-order', preorder: { message: 'In May', limit: 3 } },
    ])
  })
})

describe('choiceStates of a product without variants', () => {
  const poster = (more: Partial<ProductView> = {}) =>
    aProduct({
      options: [{ name: 'Edge', kind: 'text', choices: [aChoice('White'), aChoice('None', { inStock: false })] }],
      ...more,
    })

  it.each<[string, Partial<ProductView>, Record<string, ChoiceStatus>]>([
    ['that is in stock', {}, { White: 'available', None: 'sold-out' }],
    ['that is low in stock', { quantityAvailable: LOW_STOCK }, { White: 'low-stock', None: 'sold-out' }],
    ['that is sold out', { inStock: false }, { White: 'sold-out', None: 'sold-out' }],
    ['that can be ordered ahead', { inStock: false, preorder: {} }, { White: 'pre-order', None: 'pre-order' }],
  ])('a product without variants %s has one stock for all of its choices', (_, more, expected) =>
    expect(statuses(poster(more), 'Edge', {})).toEqual(expected))
})
