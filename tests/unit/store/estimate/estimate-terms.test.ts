import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../../../src/platform/storage'
import { assertDestination, keepTerms, recallTerms, toChoice, toDestination } from '../../../../src/store/estimate/estimate-terms'
import { poisoned } from '../../../support/fakes/poisoned-json'

const KEY = 'cartlet:x:estimate'

describe('estimate terms', () => {
  it('stores country, subdivision, postal code and shipping option, and nothing else of an address', () => {
    const storage = memoryStorage()
    keepTerms(storage, KEY, {
      address: { country: 'US', subdivision: 'US-NY', postalCode: '10001', city: 'New York', addressLine: '1 Main Street' },
      shippingOption: { code: 'express', carrierId: 'post' },
    })
    expect(JSON.parse(storage.read(KEY) ?? '')).toEqual({
      destination: { country: 'US', subdivision: 'US-NY', postalCode: '10001' },
      option: { code: 'express', carrierId: 'post' },
    })
    const address = { country: 'US', subdivision: 'US-NY', postalCode: '10001' }
    expect(recallTerms(storage, KEY)).toEqual({
      address,
      billingAddress: address,
      isBilledThere: true,
      shippingOption: { code: 'express', carrierId: 'post' },
    })
  })

  it('stores the terms unchanged on a page with poisoned prototypes', () => {
    const storage = memoryStorage()
    poisoned(() => keepTerms(storage, KEY, { address: { country: 'US' }, shippingOption: { code: 'express' } }))
    expect(recallTerms(storage, KEY)).toMatchObject({ address: { country: 'US' }, shippingOption: { code: 'express' } })
  })

  it('removes the stored terms when there is no country', () => {
    const storage = memoryStorage()
    storage.write(KEY, 'something older')
    keepTerms(storage, KEY, { shippingOption: { code: 'express' } })
    expect(storage.read(KEY)).toBeNull()
  })

  it.each([
    '',
    'null',
    '[]',
    '{"destination":5}',
    '{"destination":{"country":"de"}}',
    '{"destination":{"country":["DE"]}}',
    '{',
  ])('ignores the invalid stored text (%s)', (text) => {
    const storage = memoryStorage()
    storage.write(KEY, text)
    expect(recallTerms(storage, KEY)).toEqual({})
  })

  it('drops invalid parts of a destination and of a shipping choice', () => {
    expect(toDestination({ country: 'DE', subdivision: 'Bavaria', postalCode: 'x'.repeat(21) })).toEqual({ country: 'DE' })
    expect(toChoice({ code: 'a', carrierId: 7 })).toEqual({ code: 'a' })
    expect(toChoice({ carrierId: 'a' })).toBeUndefined()
  })

  it('normalises spaces, invisible characters and lower case in a typed destination', () => {
    expect(assertDestination({ country: ' us ', subdivision: 'us-ny', postalCode: ' 100\u200b01\u200e ' })).toEqual({
      country: 'US',
      subdivision: 'US-NY',
      postalCode: '10001',
    })
    expect(assertDestination({ country: 'IE', subdivision: '', postalCode: ' ' })).toEqual({ country: 'IE' })
  })

  it.each([
    { country: '' },
    { country: 'Ireland' },
    { country: 'US', subdivision: 'New York' },
    { country: 'US', postalCode: 'x'.repeat(21) },
  ])('refuses the destination %o', (typed) => {
    expect(() => assertDestination(typed)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }))
  })
})
