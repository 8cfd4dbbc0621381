/** Queries of catalog version 1 and of collections: filter, sort, offset paging (specification §9). */
import type { Paging } from '../wire/primitives'

/** One field's condition: the value itself, or operators such as `{ $gt: 5 }`, `{ $hasSome: ['a'] }`, `{ $startsWith: 'Blue' }`. */
export type Filter = Record<string, unknown>

export interface Sort {
  fieldName: string
  order?: 'ASC' | 'DESC'
}

export interface Query {
  filter?: Filter
  sort?: readonly Sort[]
  paging?: Paging
}
