import { expect, it } from 'vitest'
import { isId } from '../../../../src/store/catalog/is-id'

it.each([
  ['0a1b2c3d-0000-4000-8000-000000000001', true],
  ['00000000-000000-000000-000000000001', true], // "All Products" of version 1
  ['wear-and-carry', false],
  ['deadbeef', false],
  ['0a1b2c3d-0000-4000-8000-000000000001/../x', false],
])('isId of "%s" is %s', (reference, is) => {
  expect(isId(reference)).toBe(is)
})
