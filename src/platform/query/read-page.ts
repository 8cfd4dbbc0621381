/** Reads responses of queries, searches and counts (docs/platform.md §3 "Aggregation and query"). */
import { type Conversion, convert, entitiesIn } from '../wire/convert'
import type { JsonRecord } from '../wire/record'
import { toNumber } from '../wire/scalars'

const AGGREGATIONS: Conversion = [
  [
    toNumber,
    'scalar.value',
    'ranges.results.from',
    'ranges.results.to',
    'groupedByValue.results.nestedResults.scalar.value',
    'groupedByValue.results.nestedResults.ranges.results.from',
    'groupedByValue.results.nestedResults.ranges.results.to',
    'nested.results.results.*.scalar.value',
    'nested.results.results.*.range.from',
    'nested.results.results.*.range.to',
  ],
]

/** Reads the list under `key` and keeps the other members; a response without the list is an empty page. */
export const readPage =
  <Page>(key: keyof Page & string, conversion?: Conversion) =>
  (body: JsonRecord): Page =>
    ({ ...body, [key]: entitiesIn(body, key, conversion) }) as Page

/** As `readPage`, and converts the numbers of aggregations. */
export const readSearch =
  <Page>(key: keyof Page & string, conversion?: Conversion) =>
  (body: JsonRecord): Page =>
    convert(readPage<Page>(key, conversion)(body), AGGREGATION_DATA)

const AGGREGATION_DATA: Conversion = [[(results) => convert(results, AGGREGATIONS), 'aggregationData.results']]

/** The number under `count`. Throws without one, which the transport reports as a bad response. */
export function readCount({ count }: JsonRecord): number {
  if (typeof count !== 'number') throw new TypeError('count')
  return count
}
