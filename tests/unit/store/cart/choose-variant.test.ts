import { describe, expect, it } from 'vitest'
import type { ProductView } from '../../../../src/store/base/views'
import { needsChoices } from '../../../../src/store/button/button-state'
import { findVariant, toCatalogReference } from '../../../../src/store/cart/catalog-reference.chunk'
import { plainReference, STORES_APP_ID } from '../../../../src/store/cart/plain-reference'
import { type ItemChoice, matchVariant } from '../../../../src/store/catalog/choose/choose-variant'
import { aChoice, aModifier, aPen, aProduct, aTee, aText, aVariant } from '../../../support/fixtures/views'

const poster = aProduct({
  id: 'poster-id',
  name: 'Poster',
  options: [{ name: 'Edge', kind: 'text', choices: [aChoice('White border'), aChoice('full', { label: 'Full bleed' })] }],
})
const codeOf = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return (error as { code: string }).code
  }
  return 'nothing thrown'
}

describe('findVariant', () => {
  it('finds a variant by its id', () => expect(findVariant(aTee(), { variant: 'm-sage' })?.id).toBe('m-sage'))
  it('finds a variant by its id in capitals, and with an invisible character', () =>
    expect(findVariant(aTee(), { variant: '\u200bM-Sage ' })?.id).toBe('m-sage'))
  it('finds a variant by its options', () =>
    expect(findVariant(aTee(), { options: { Colour: 'Clay', Size: 'S' } })?.id).toBe('s-clay'))
  it('prefers the variant id to options that contradict it', () =>
    expect(findVariant(aTee(), { variant: 'm-sage', options: { Size: 'S', Colour: 'Clay' } })?.id).toBe('m-sage'))
  it('finds no variant for a product without variants', () => expect(findVariant(aProduct(), { variant: 'x' })).toBeUndefined())

  it.each<[string, ItemChoice, string]>([
    ['an unknown id', { variant: 'xxl' }, 'VARIANT_NOT_FOUND'],
    ['a combination that is not made', { options: { Size: 'M', Colour: 'Clay' } }, 'VARIANT_NOT_FOUND'],
    ['an option left out', { options: { Size: 'M' } }, 'OPTIONS_REQUIRED'],
    ['a choice that does not exist', { options: { Size: 'XXL', Colour: 'Sage' } }, 'OPTIONS_REQUIRED'],
    ['nothing chosen', {}, 'OPTIONS_REQUIRED'],
    ['an option named like an inherited property', { options: { Size: 'constructor', Colour: 'Sage' } }, 'OPTIONS_REQUIRED'],
  ])('findVariant throws for %s', (_, choice, code) => expect(codeOf(() => findVariant(aTee(), choice))).toBe(code))
})

describe('the message for an author', () => {
  it.each<[ItemChoice, string]>([
    [{ variant: 'xxl' }, '"Linen Tee" has no variant "xxl"'],
    [{ options: { Size: 'M', Colour: 'Clay' } }, '"Linen Tee" does not come in this combination'],
  ])('a choice of %j is refused in words', (choice, message) => {
    expect(() => findVariant(aTee(), choice)).toThrow(message)
  })

  it.each<[string, ProductView, ItemChoice]>([
    ['"Blue Mug" needs a subscription', aProduct({ oneTimePurchase: false }), {}],
    ['"Poster" needs a choice for "Edge"', poster, {}],
    ['"Engraved Pen" needs a text for "Engraving"', aPen(), {}],
    ['"Blue Mug" needs a choice for "Wrap"', aProduct({ modifiers: [aModifier('Wrap', ['a', 'b'], { required: true })] }), {}],
    ['"Blue Mug" has no subscription "weekly"', aProduct(), { subscription: 'weekly' }],
    ['"Engraving" takes 0 to 24 characters', aPen(), { customText: { Engraving: 'x'.repeat(25) } }],
  ])('what cannot be added is refused in words: %s', (message, product, choice) => {
    expect(() => toCatalogReference(product, choice)).toThrow(message)
  })
})

describe('plainReference', () => {
  it.each<[string, ProductView, ItemChoice]>([
    ['a plain product', aProduct(), {}],
    ['a variant by its id', aTee(), { variant: 'm-sage' }],
    ['a variant by its options', aTee(), { options: { Size: 'S', Colour: 'Sage' } }],
    ['a choice by its label', poster, { options: { Edge: 'Full bleed' } }],
  ])('plainReference returns the same as toCatalogReference for %s', (_, product, choice) => {
    expect(plainReference(product, choice)).toEqual(toCatalogReference(product, choice))
  })

  it.each<[string, ProductView, ItemChoice]>([
    ['a text field', aPen(), { customText: { Engraving: 'Ada' } }],
    ['a modifier that may be left out', aProduct({ modifiers: [aModifier('Wrapping', ['Paper', 'Box'])] }), {}],
    ['a text for which the product has no field', aProduct(), { customText: { Engraving: 'Ada' } }],
    ['a subscription', aProduct(), { subscription: 'monthly' }],
    ['a variant that the product cannot have', aProduct(), { variant: 'x' }],
    ['a combination that is not made', aTee(), { options: { Size: 'M', Colour: 'Clay' } }],
    ['an option left open', aTee(), { options: { Size: 'M' } }],
    ['a product that is sold by subscription only', aProduct({ oneTimePurchase: false }), {}],
  ])('plainReference returns undefined for %s', (_, product, choice) => {
    expect(plainReference(product, choice)).toBeUndefined()
  })
})

describe('toCatalogReference', () => {
  it('references a plain product by its id and the stores app', () => {
    expect(toCatalogReference(aProduct(), {})).toEqual({ appId: STORES_APP_ID, catalogItemId: 'mug-id' })
  })

  it('references a variant by its id, without repeating its options', () => {
    expect(toCatalogReference(aTee(), { options: { Size: 'S', Colour: 'Sage' } }).options).toEqual({ variantId: 's-sage' })
  })

  it('references a product without variants with its options', () => {
    expect(toCatalogReference(poster, { options: { Edge: 'White border' } }).options).toEqual({
      options: { Edge: 'White border' },
    })
  })

  it('sends the value of a choice that was named by its label', () => {
    expect(toCatalogReference(poster, { options: { Edge: 'Full bleed' } }).options).toEqual({ options: { Edge: 'full' } })
  })

  it('picks the only choice of an option', () => {
    const single = { ...poster, options: [{ name: 'Edge', kind: 'text' as const, choices: [aChoice('White border')] }] }
    expect(toCatalogReference(single, {}).options).toEqual({ options: { Edge: 'White border' } })
  })

  it('includes the texts that the buyer wrote', () => {
    const customText = { Engraving: 'Ada', 'Gift note': 'Happy birthday' }
    expect(toCatalogReference(aPen(), { customText }).options).toEqual({ customTextFields: customText })
  })

  it.each<[string, ItemChoice]>([
    ['no text at all', {}],
    ['another text only', { customText: { 'Gift note': 'Happy birthday' } }],
    ['spaces', { customText: { Engraving: ' \n ' } }],
  ])('toCatalogReference throws TEXT_REQUIRED for %s', (_, choice) => {
    expect(codeOf(() => toCatalogReference(aPen(), choice))).toBe('TEXT_REQUIRED')
  })

  it('toCatalogReference throws OPTIONS_REQUIRED for a missing choice', () =>
    expect(codeOf(() => toCatalogReference(poster, {}))).toBe('OPTIONS_REQUIRED'))
})

describe('toCatalogReference of a product with modifiers', () => {
  const mug = aProduct({
    variants: [aVariant('only')],
    modifiers: [
      aModifier('gift-wrap', ['brown-paper', 'printed-cotton'], {
        title: 'Gift wrap',
        choices: [aChoice('brown-paper', { label: 'Brown paper' }), aChoice('printed-cotton', { label: 'Printed cotton' })],
      }),
      aText('for-whom', { title: 'For whom?', minLength: 2, maxLength: 8 }),
    ],
    subscriptions: [{ id: 'monthly', title: 'Every month' }],
  })
  const optionsOf = (choice: ItemChoice, product = mug) => toCatalogReference(product, choice).options

  it('includes the variant id even when the product has only one variant', () =>
    expect(optionsOf({})).toEqual({ variantId: 'only' }))

  it.each<[string, ItemChoice]>([
    ['key', { modifiers: { 'gift-wrap': 'printed-cotton' }, customText: { 'for-whom': 'Ada' } }],
    ['title', { modifiers: { 'Gift wrap': 'Printed cotton' }, customText: { 'For whom?': ' Ada ' } }],
    ['title among the options', { options: { 'Gift wrap': 'Printed cotton' }, customText: { 'For whom?': 'Ada' } }],
  ])('accepts modifiers and texts by %s and sends their keys', (_, choice) => {
    expect(optionsOf(choice)).toEqual({
      variantId: 'only',
      options: { 'gift-wrap': 'printed-cotton' },
      customTextFields: { 'for-whom': 'Ada' },
    })
  })

  it('sends a text that belongs to no modifier under its own name', () => {
    expect(optionsOf({ customText: { Postcode: '80331' } })).toEqual({
      variantId: 'only',
      customTextFields: { Postcode: '80331' },
    })
  })

  it.each(['Al', 'Lovelace'])('sends the text %j, which is just long or short enough', (text) => {
    expect(optionsOf({ customText: { 'for-whom': text } })).toMatchObject({ customTextFields: { 'for-whom': text } })
  })

  it('picks the only choice of a required modifier, and none of an optional one', () => {
    const wrap = (required: boolean) => aProduct({ modifiers: [aModifier('wrap', ['paper'], { required })] })
    expect(optionsOf({}, wrap(true))).toEqual({ options: { wrap: 'paper' } })
    expect(optionsOf({}, wrap(false))).toBeUndefined()
  })

  it('includes the subscription id', () =>
    expect(optionsOf({ subscription: 'monthly' })).toEqual({ variantId: 'only', subscriptionOptionId: 'monthly' }))

  it.each<[string, ItemChoice, Partial<typeof mug>]>([
    ['TEXT_LENGTH', { customText: { 'for-whom': 'A' } }, {}],
    ['TEXT_LENGTH', { customText: { 'for-whom': 'Ada Lovelace' } }, {}],
    ['SUBSCRIPTION_NOT_FOUND', { subscription: 'weekly' }, {}],
    ['SUBSCRIPTION_REQUIRED', {}, { oneTimePurchase: false }],
    ['OPTIONS_REQUIRED', {}, { modifiers: [aModifier('hoop', ['beech', 'brass'], { required: true })] }],
    [
      'OPTIONS_REQUIRED',
      { modifiers: { hoop: 'gold' } },
      { modifiers: [aModifier('hoop', ['beech', 'brass'], { required: true })] },
    ],
  ])('toCatalogReference throws %s for %j', (code, choice, more) =>
    expect(codeOf(() => toCatalogReference({ ...mug, ...more }, choice))).toBe(code))

  it('handles modifier keys that are inherited property names, such as "__proto__"', () => {
    const product = aProduct({ modifiers: [aModifier('__proto__', ['a', 'b']), aText('constructor', { required: true })] })
    expect(codeOf(() => toCatalogReference(product, { customText: {} }))).toBe('TEXT_REQUIRED')
    const inherited = { ...product, modifiers: product.modifiers.slice(0, 1) }
    const { options } = toCatalogReference(inherited, { modifiers: { ['__proto__']: 'b' } }).options ?? {}
    expect(Object.entries(options ?? {})).toEqual([['__proto__', 'b']])
  })
})

describe('matchVariant', () => {
  it('does not match a variant without choices when nothing was chosen', () => {
    expect(matchVariant(aTee({ variants: [aVariant('blank', { choices: {} })] }), {})).toBeUndefined()
  })
})

describe('needsChoices', () => {
  it.each([
    ['with two choices of an option', aTee(), true],
    ['with a text that must be written', aPen(), true],
    ['with nothing to choose', aProduct(), false],
    ['with one choice an option', aProduct({ options: [{ name: 'Size', kind: 'text', choices: [aChoice('One')] }] }), false],
    ['with a text that may be written', aProduct({ modifiers: [aText('Note')] }), false],
    ['with one required wrapping', aProduct({ modifiers: [aModifier('Wrapping', ['Kraft'], { required: true })] }), false],
    [
      'with two required wrappings',
      aProduct({ modifiers: [aModifier('Wrapping', ['Kraft', 'Silk'], { required: true })] }),
      true,
    ],
  ] as const)('needsChoices tells whether a product %s needs a choice (case %#)', (_, product, expected) =>
    expect(needsChoices(product)).toBe(expected))
})
