import { describe, expect, it } from 'vitest'
import type { CatalogReference } from '../../../../src/platform/cart/model'
import { isItem } from '../../../../src/store/cart/same-item'

const NONE = '00000000-0000-0000-0000-000000000000'
const item = (options?: CatalogReference['options'], catalogItemId = 'pen'): CatalogReference => ({
  appId: 'stores',
  catalogItemId,
  ...(options && { options }),
})

describe('isItem: the same item', () => {
  it.each([
    ['only the product is given', item(), item()],
    ['the platform names the variant of a product without variants', item({ variantId: NONE }), item()],
    ['the platform adds the choices of a variant', item({ variantId: 'a', options: { Size: 'M' } }), item({ variantId: 'a' })],
    ['the choices are the same', item({ options: { Size: 'M' } }), item({ options: { Size: 'M' } })],
    [
      'the texts differ only in surrounding spaces',
      item({ customTextFields: { A: 'Ada' } }),
      item({ customTextFields: { A: ' Ada ' } }),
    ],
    ['an empty text was left out', item(), item({ customTextFields: { A: ' ' } })],
  ])('a line matches the requested item when %s', (_, held, asked) => expect(isItem(held, asked)).toBe(true))
})

describe('isItem: an option on one side only', () => {
  it.each([
    ['the line has more than was requested', item({ options: { Gift: 'yes' } }), item(), true, false],
    ['the line lacks what was requested', item(), item({ options: { Gift: 'yes' } }), true, false],
    [
      'the line has other options beside the requested one',
      item({ options: { Size: 'M', Gift: 'yes' } }),
      item({ options: { Size: 'M' } }),
      true,
      false,
    ],
  ])('when %s, catalog version 1 takes it for the same item, and version 3 for another', (_, held, asked, v1, v3) =>
    expect([isItem(held, asked), isItem(held, asked, true)]).toEqual([v1, v3]))
})

describe('isItem: another item', () => {
  it.each([
    ['another product', item(undefined, 'mug'), item()],
    ['another variant', item({ variantId: 'a' }), item({ variantId: 'b' })],
    ['another choice', item({ options: { Size: 'M' } }), item({ options: { Size: 'S' } })],
    ['another text', item({ customTextFields: { A: 'Ada' } }), item({ customTextFields: { A: 'Bob' } })],
    ['a line with a text that was not requested', item({ customTextFields: { A: 'Ada' } }), item()],
    ['a line without the requested text', item(), item({ customTextFields: { A: 'Ada' } })],
    ['a subscription', item({ subscriptionOptionId: 'monthly' }), item()],
    ['a line without a catalog reference', undefined, item()],
  ])('a line does not match the requested item when it is %s', (_, held, asked) => expect(isItem(held, asked)).toBe(false))
})
