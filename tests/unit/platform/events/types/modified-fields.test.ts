import { describe, expect, it } from 'vitest'
import { CART_CONVERSION } from '../../../../../src/platform/cart/api'
import { convertModifiedFields } from '../../../../../src/platform/events/types/modified-fields'
import { cpuMs } from '../../../../support/source/cpu-time'

describe('convertModifiedFields', () => {
  it('converts values as in the entity and keeps their flat paths', () => {
    const fields = {
      createdDate: '2026-01-01T00:00:00Z',
      'lineItems[0].serviceProperties.scheduledDate': '2026-02-02T00:00:00Z',
      'lineItems[12].physicalProperties.weight': 'NaN',
      'lineItems[0].image': { id: 'a.jpg', width: 2, altText: 'A' },
      'lineItems[0]': { id: 'l', serviceProperties: { endDate: '2026-03-03T00:00:00Z' } },
      lineItems: [{ image: { id: 'b.jpg' } }],
      'lineItems[0].quantity': 3,
    }
    expect(convertModifiedFields(fields, CART_CONVERSION)).toEqual({
      createdDate: new Date('2026-01-01T00:00:00Z'),
      'lineItems[0].serviceProperties.scheduledDate': new Date('2026-02-02T00:00:00Z'),
      'lineItems[12].physicalProperties.weight': Number.NaN,
      'lineItems[0].image': { kind: 'image', id: 'a.jpg', width: 2, alt: 'A' },
      'lineItems[0]': { id: 'l', serviceProperties: { endDate: new Date('2026-03-03T00:00:00Z') } },
      lineItems: [{ image: { kind: 'image', id: 'b.jpg' } }],
      'lineItems[0].quantity': 3,
    })
  })

  it('keeps the name and value of a field that the conversion of an image would rename', () => {
    expect(convertModifiedFields({ 'lineItems[0].image.altText': 'A' }, CART_CONVERSION)).toEqual({
      'lineItems[0].image.altText': 'A',
    })
  })

  it('converts a value at an index in a list of lists', () => {
    const fields = { 'lineItems[0][12].serviceProperties.scheduledDate': '2026-02-02T00:00:00Z' }
    expect(convertModifiedFields(fields, CART_CONVERSION)).toEqual({
      'lineItems[0][12].serviceProperties.scheduledDate': new Date('2026-02-02T00:00:00Z'),
    })
  })

  it.each([
    `${'[1]'.repeat(50_000)}x`,
    '[1]'.repeat(50_000),
    '['.repeat(100_000),
  ])('parses a hostile path of 100 000 or more characters in less than a second (%#)', (name) => {
    expect(cpuMs(() => convertModifiedFields({ [name]: 1 }, CART_CONVERSION))).toBeLessThan(1000)
  })

  it('treats an escaped dot as part of a name', () => {
    const fields = { 'a\\.createdDate': '2026-01-01T00:00:00Z', 'extendedFields.namespaces.@acme\\.app': { id: 1 } }
    expect(convertModifiedFields(fields, CART_CONVERSION)).toEqual(fields)
  })

  it.each([
    '__proto__',
    '__proto__.polluted',
    'a.__proto__.polluted',
    'constructor.prototype.polluted',
    'lineItems[0].__proto__.polluted',
  ])('keeps %s as an ordinary key and does not change a prototype', (path) => {
    const fields = JSON.parse(`{${JSON.stringify(path)}: "yes"}`)
    const converted = convertModifiedFields(fields, CART_CONVERSION)
    expect(Object.entries(converted)).toEqual([[path, 'yes']])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect(Object.getPrototypeOf(converted)).toBe(Object.prototype)
  })

  it.each(['', '.', '[0]', '..', '\\', '[0].[1]'])('does not convert a value at the malformed path "%s"', (path) => {
    expect(convertModifiedFields({ [path]: 'x' }, CART_CONVERSION)).toEqual({ [path]: 'x' })
  })
})
