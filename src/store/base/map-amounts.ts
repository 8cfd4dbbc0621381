/** Changes the amounts of a view, wherever they are in it. */
import { ownOf } from '../../platform/wire/record'
import type { Amount } from './amount'

const isAmount = (value: object): value is Amount => {
  const { value: major, currency, formatted } = value as Partial<Amount>
  return typeof major === 'number' && typeof currency === 'string' && typeof formatted === 'string'
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** A copy, with each amount replaced by what `change` returns. */
export function mapAmounts<T>(view: T, change: (amount: Amount) => Amount): T {
  if (Array.isArray(view)) return view.map((one) => mapAmounts(one, change)) as T
  if (!isPlain(view)) return view
  if (isAmount(view)) return change(view) as T
  return ownOf(Object.fromEntries(Object.entries(view).map(([name, one]) => [name, mapAmounts(one, change)]))) as T
}
