/** Two bulk changes of products. A product that cannot be changed does not stop the others. */
import { refuse } from '../../gateway/errors'
import type { Money } from '../../money'
import { type Json, optionalBoolean, optionalNumber, optionalRecord, own, requiredRecord } from '../../untrusted'
import type { ProductDocument } from '../product'
import { runBulkOn } from './bulk-results'
import { MAX_PRICE, type ProductChange, readPrice, readProductChange } from './product-input'
import type { ProductWrites } from './product-writes'

export const MAX_BULK = 100

/** Reads the flat fields of the bulk call into the change of a single product. */
export const readSet = (value: unknown, money: Money): ProductChange => {
  const set = requiredRecord(value, 'set')
  const priceMinor = readPrice(own(set, 'price'), 'set.price', money)
  const costMinor = readPrice(own(set, 'cost'), 'set.cost', money)
  const change = {
    ...readProductChange(set, money, 'set'),
    ...(priceMinor !== undefined && { priceMinor }),
    ...(costMinor !== undefined && { costMinor }),
  }
  const { slug, ...allowed } = change
  if (slug !== undefined) return refuse('set.slug', 'two products cannot have the same slug', 'FIELD_NOT_ALLOWED')
  return Object.keys(allowed).length === 0 ? refuse('set', 'names nothing to set', 'REQUIRED_FIELD') : allowed
}

type Adjust = (document: ProductDocument) => ProductDocument

/** Reads a step by a fixed sum or a percentage: `-10` is a tenth off. A price below zero is refused per product. */
const readStep = (value: unknown, at: string, digits: number): ((amount: number) => number) | undefined => {
  const step = optionalRecord(value, at)
  if (!step) return undefined
  const amount = optionalNumber(own(step, 'amount'), `${at}.amount`, -MAX_PRICE, MAX_PRICE)
  const percentage = optionalRecord(own(step, 'percentage'), `${at}.percentage`)
  if ((amount === undefined) === (percentage === undefined))
    return refuse(at, 'needs exactly one of amount and percentage', 'ONE_OF_ALIGNMENT')
  if (amount !== undefined) return (from) => from + amount
  const rate =
    optionalNumber(own(percentage as Json, 'rate'), `${at}.percentage.rate`, -100, 1_000_000) ??
    refuse(`${at}.percentage.rate`, 'is required', 'REQUIRED_FIELD')
  const toInt = optionalBoolean(own(percentage as Json, 'roundToInt'), `${at}.percentage.roundToInt`) ?? false
  const scale = 10 ** (toInt ? 0 : digits)
  return (from) => Math.round((from * (100 + rate) * scale) / 100) / scale
}

const notNegative = (value: number, what: string): number =>
  value < 0 ? refuse('adjust', `would make the ${what} negative`, 'DECIMAL_GTE', { threshold: 0 }) : value

export const readAdjust = (value: unknown, money: Money): Adjust => {
  const adjust = requiredRecord(value, 'adjust')
  const price = readStep(own(adjust, 'price'), 'adjust.price', money.digits)
  const weight = readStep(own(adjust, 'weight'), 'adjust.weight', 3)
  const cost = readStep(own(adjust, 'cost'), 'adjust.cost', money.digits)
  if (!price && !weight && !cost) return refuse('adjust', 'needs one of price, weight and cost', 'ONE_OF_ALIGNMENT')
  const minor = (step: typeof price, from: number, what: string) =>
    step ? money.fromMajor(notNegative(step(money.toMajor(from)), what)) : from
  const grams = (from: number) => (weight ? Math.round(notNegative(weight(from / 1000), 'weight') * 1000) : from)
  const each = <T extends { priceMinor: number; weightGrams: number; costMinor: number | null }>(item: T): T => ({
    ...item,
    priceMinor: minor(price, item.priceMinor, 'price'),
    weightGrams: grams(item.weightGrams),
    costMinor: item.costMinor === null ? null : minor(cost, item.costMinor, 'cost'),
  })
  return (document) => ({ ...each(document), variants: document.variants.map(each) })
}

export const setAdjust =
  (change: ProductChange, writes: ProductWrites): Adjust =>
  (document) =>
    writes.changed(document, change)

export const runBulk = (ids: readonly string[], writes: ProductWrites, change: Adjust) =>
  runBulkOn(
    ids,
    (id) => ({ id }),
    (id) => {
      writes.edit(id, change)
    },
  )
