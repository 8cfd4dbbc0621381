import { describe, expect, it } from 'vitest'
import { convertAmount } from '../../../../src/store/currency/convert'

const rate = (value: string, decimalPlaces: number) => ({ value, decimalPlaces })

describe('convertAmount', () => {
  it.each([
    [18, rate('1087', 3), 2, 19.57],
    // 1.005 × 1 is 1.01 by its digits, and 1.00 in floating point.
    [1.005, rate('1', 0), 2, 1.01],
    [-1.005, rate('1', 0), 2, -1.01],
    [18, rate('172539683', 6), 0, 3106],
    [3106, rate('5796', 6), 2, 18],
    [0.1, rate('3', 0), 3, 0.3],
    [0, rate('1087', 3), 2, 0],
    [0.004, rate('1', 0), 2, 0],
    [1, rate('1000000000000000000001', 18), 2, 1000],
  ])('converts %d by %j to %d places: %d', (value, by, places, converted) =>
    expect(convertAmount(value, by, places)).toBe(converted))

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e-7, 1e300])('does not convert %d, which is no plain decimal number', (value) =>
    expect(convertAmount(value, rate('1087', 3), 2)).toBeUndefined())
})
