import { describe, expect, it } from 'vitest'
import { listed } from '../../../../../src/store/collections/listing/listed'

describe('the products of a page', () => {
  it.each([[undefined], [null], [[]]])('are none where the platform sent %s', (products) => {
    expect(listed(products)).toEqual([])
  })

  it('are the objects of the list', () => {
    expect(listed([{ id: 'a' }, null, { id: 'b' }])).toEqual([{ id: 'a' }, { id: 'b' }])
  })

  it.each([['many'], [{ length: 7 }], [7]])('that are %s are no answer', (products) => {
    expect(() => listed(products as unknown as object[])).toThrow(
      expect.objectContaining({ code: 'BAD_RESPONSE', retryable: true }),
    )
  })
})
