import { describe, expect, it } from 'vitest'
import { listed } from '../../../../../src/store/collections/listing/listed'

describe('listed', () => {
  it.each([[undefined], [null], [[]]])('listed of %s is an empty list', (products) => {
    expect(listed(products)).toEqual([])
  })

  it('listed keeps only the objects of a list', () => {
    expect(listed([{ id: 'a' }, null, { id: 'b' }])).toEqual([{ id: 'a' }, { id: 'b' }])
  })

  it.each([['many'], [{ length: 7 }], [7]])('listed throws BAD_RESPONSE for %s', (products) => {
    expect(() => listed(products as unknown as object[])).toThrow(
      expect.objectContaining({ code: 'BAD_RESPONSE', retryable: true }),
    )
  })
})
