import { describe, expect, it } from 'vitest'
import { parseQuantity } from '../../../src/embed/buy'

describe('the quantity an author wrote', () => {
  it.each([
    ['3', 3],
    [' 2 ', 2],
    ['1', 1],
    ['0', 1],
    ['-2', 1],
    ['1.5', 1],
    ['two', 1],
    ['', 1],
    [null, 1],
    ['Infinity', 1],
  ])('as %j is %i', (text, quantity) => expect(parseQuantity(text)).toBe(quantity))
})
