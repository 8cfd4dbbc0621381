import { describe, expect, it } from 'vitest'
import { fromBytes, toBytes } from '../../../../src/platform/encoding/bytes'
import { fromDuration, fromFieldMask, toDuration, toFieldMask } from '../../../../src/platform/wire/scalars'

describe('a duration', () => {
  it.each([
    ['90s', { seconds: 90, nanos: 0 }, '90s'],
    ['90.25s', { seconds: 90, nanos: 250_000_000 }, '90.250000000s'],
    ['1.5s', { seconds: 1, nanos: 500_000_000 }, '1.500000000s'],
    ['0.000000001s', { seconds: 0, nanos: 1 }, '0.000000001s'],
    ['-1.5s', { seconds: -1, nanos: -500_000_000 }, '-1.500000000s'],
    ['-0.5s', { seconds: 0, nanos: -500_000_000 }, '-0.500000000s'],
  ])('converts the duration %s exactly in both directions', (text, value, written) => {
    expect(toDuration(text)).toEqual(value)
    expect(fromDuration(value)).toBe(written)
    expect(toDuration(written)).toEqual(value)
  })

  it.each([null, '', '5', 's', '1.s', '1.0000000001s', 5, {}])('toDuration returns undefined for %j', (value) => {
    expect(toDuration(value)).toBeUndefined()
  })

  it('fromDuration returns text and null unchanged', () => {
    expect(fromDuration('3s')).toBe('3s')
    expect(fromDuration(null)).toBeNull()
  })
})

describe('a field mask', () => {
  it('converts a field mask between a list and text', () => {
    expect(toFieldMask('a,b.c')).toEqual(['a', 'b.c'])
    expect(toFieldMask({ paths: ['a', 'b'] })).toEqual(['a', 'b'])
    expect(toFieldMask('')).toEqual([])
    expect(toFieldMask(null)).toBeNull()
    expect(fromFieldMask(['a', 'b.c'])).toBe('a,b.c')
    expect(fromFieldMask('a')).toBe('a')
  })
})

describe('bytes', () => {
  it('converts bytes to base64 and back, also beyond one chunk', () => {
    const bytes = Uint8Array.from({ length: 40_000 }, (_, i) => i % 256)
    expect(toBytes(fromBytes(bytes))).toEqual(bytes)
    expect(fromBytes(new TextEncoder().encode('hello'))).toBe('aGVsbG8=')
    expect(toBytes('-_8')).toEqual(Uint8Array.of(0xfb, 0xff))
  })

  it.each([null, 7, '%', {}])('toBytes returns undefined for %j', (value) => {
    expect(toBytes(value)).toBeUndefined()
  })
})
