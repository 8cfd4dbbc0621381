/** Converts amounts by the platform's rate, in whole numbers: nothing is lost to floating point. */
import type { DecimalValue } from '../../platform/currency/model'

const TEN = BigInt(10)
const TWO = BigInt(2)

/** Rounded half up, away from zero. Undefined for what is no plain decimal number. @param places of the result */
export function convertAmount(value: number, { value: rate, decimalPlaces }: DecimalValue, places: number): number | undefined {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(`${value}`) ?? []
  if (!whole) return undefined
  const product = BigInt(whole + fraction) * BigInt(rate)
  const surplus = fraction.length + decimalPlaces - places
  const scale = TEN ** BigInt(Math.abs(surplus))
  const digits = surplus > 0 ? (product * TWO + scale) / (scale * TWO) : product * scale
  const text = `${digits}`.padStart(places + 1, '0')
  const point = text.length - places
  return Number(`${sign}${text.slice(0, point)}.${text.slice(point)}`)
}
