/**
 * What each catalog version can filter and sort lists by (docs/platform.md §3 "Aggregation and query", §7 "Products, read"), as field paths of its
 * query. What a version has no field for is not offered.
 *
 * | filter  | version 1, query                                          | version 3, search                                          |
 * |---------|-----------------------------------------------------------|------------------------------------------------------------|
 * | price   | the price before discounts; bounds by two queries for one | the actual prices; bounds come with the page (MIN, MAX)    |
 * | options | no: see below                                             | choice ids; those of the collection come with the page     |
 * | stock   | the inventory status                                      | the availability status                                    |
 * | text    | part of the name                                          | words of name, description and SKU                         |
 *
 * | total   | sent with each page                                       | the sum over the availability statuses                     |
 * | paging  | offset: see `addPage` for concurrent changes              | cursor                                                     |
 * | order   | as the query gives it                                     | a category's is a list of ids beside the search: own-order |
 *
 * Version 1 cannot filter by options or choices, and has no aggregation to list those of a collection. Filtering one loaded page would hide
 * products of the next. So this filter is not offered, and an author who configures it gets a message.
 */
import type { FilterName, Sort } from '../list-model'

export const ABILITIES = {
  v1: ['price', 'stock', 'text'],
  v3: ['price', 'options', 'stock', 'text'],
} as const satisfies Record<string, readonly FilterName[]>

/** Version 1 numbers its products in order of creation. */
const SORT_FIELDS = {
  v1: { price: 'priceData.price', name: 'name', newest: 'numericId' },
  v3: { price: 'actualPriceRange.minValue.amount', name: 'name', newest: 'createdDate' },
} as const

/** The query's `sort`; none for the shop's own order. */
export function sortBy(version: 'v1' | 'v3', sort: Sort | undefined): { fieldName: string; order: 'ASC' | 'DESC' }[] {
  if (!sort) return []
  const [field, direction] = sort.split('-') as ['price' | 'name' | 'newest', string?]
  return [{ fieldName: SORT_FIELDS[version][field], order: direction === 'asc' ? 'ASC' : 'DESC' }]
}
