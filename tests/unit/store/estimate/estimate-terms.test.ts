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

  it('assertDestination says which destination it refuses', () => {
    expect(() => assertDestination({} as never)).toThrow('There is no destination {"country":""}')
    const typed = { country: 'us', subdivision: 'us-newyork', postalCode: ' 1 ' }
    expect(() => assertDestination(typed)).toThrow('{"country":"US","subdivision":"US-NEWYORK","postalCode":"1"}')
  })

  it.each([
    ['US-NY', true],
    ['US-1', true],
    ['US-N1X', true],
    ['US-', false],
    ['US-N1XY', false],
    ['XUS-NY', false],
    ['U-NY', false],
    ['US-NY ', false],
    [7, false],
    [['US-NY'], false],
  ])('the subdivision %j is one: %s', (subdivision, isOne) => {
    expect(toDestination({ country: 'US', subdivision: subdivision as string })).toEqual({
      country: 'US',
      ...(isOne && { subdivision }),
    })
  })

  it.each(['USA', 'U', 'us', 'XUS', ' US', 7, null])('%j is no country', (country) => {
    expect(toDestination({ country: country as string })).toBeUndefined()
  })

  it('a postal code has twenty characters at most, and a code of an option two hundred', () => {
    const postalCode = 'x'.repeat(20)
    expect(toDestination({ country: 'DE', postalCode })).toEqual({ country: 'DE', postalCode })
    expect(toDestination({ country: 'DE', postalCode: ' ' })).toEqual({ country: 'DE' })
    expect(toDestination({ country: 'DE', postalCode: ' 1 ' })).toEqual({ country: 'DE', postalCode: '1' })
    const [code, long] = ['x'.repeat(200), 'x'.repeat(201)]
    expect([
      toChoice({ code, carrierId: code }),
      toChoice({ code, carrierId: long }),
      toChoice({ code: long }),
      toChoice(null),
    ]).toEqual([{ code, carrierId: code }, { code }, undefined, undefined])
  })

  it('keepTerms keeps a place of billing beside the destination, and alone', () => {
    const storage = memoryStorage()
    const [here, there] = [{ country: 'IE' }, { country: 'DE' }]
    keepTerms(storage, KEY, { address: here, billingAddress: there, shippingOption: { code: 'x' } })
    expect(recallTerms(storage, KEY)).toEqual({ address: here, billingAddress: there, shippingOption: { code: 'x' } })
    keepTerms(storage, KEY, { billingAddress: there, shippingOption: { code: 'x' } })
    expect(JSON.parse(storage.read(KEY) ?? '')).toEqual({ billing: there })
    expect(recallTerms(storage, KEY)).toEqual({ billingAddress: there })
  })
})
