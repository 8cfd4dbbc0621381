/**
 * What each catalog version can narrow and sort a list by (specification §3 "Aggregation and query", §7 "Products, read"), as field paths
 * of its query. What a version has no field for is not offered.
 *
 * | filter  | version 1, query                                          | version 3, search                                          |
 * |---------|-----------------------------------------------------------|------------------------------------------------------------|
 * | price   | the price before discounts; bounds by two queries for one | the actual prices; bounds come with the page (MIN, MAX)    |
 * | options | no: see below                                             | choice ids; those of the collection come with the page     |
 * | stock   | the inventory status                                      | the availability status                                    |
 * | text    | part of the name                                          | words of name, description and SKU                         |
 *
 * | total   | told with each page                                       | the sum over the availability statuses, each product's one |
 * | paging  | offset: see `addPage` for what another's change does      | cursor                                                     |
 * | order   | as the query gives it                                     | a category's is a list of ids beside the search: own-order |
 *
 * Version 1 names no field of a product's options or choices for its filter, and has no aggregation to say which of them a collection
 * holds; filtering what one page happens to show would hide products of the next. So nothing is filtered there, and an author who asks
 * for it by name is told.
 */
import type { FilterName, Sort } from '../list-model'

export const ABILITIES = {
  v1: ['price', 'stock', 'text'],
  v3: ['price', 'options', 'stock', 'text'],
} as const satisfies Record<string, readonly FilterName[]>

/** Version 1 counts its products up: the highest number is the newest. */
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
