/** Requests and answers of a product list, in one shape for both catalog versions. */
import type { ActionContext, PagePorts } from '../base/context'
import type { ProductView } from '../base/views'

export const SORTS = ['price-asc', 'price-desc', 'name-asc', 'name-desc', 'newest'] as const
export type Sort = (typeof SORTS)[number]

export const FILTERS = ['price', 'options', 'stock', 'text'] as const
export type FilterName = (typeof FILTERS)[number]

export interface Filters {
  /** Major currency units, inclusive. */
  minPrice?: number
  maxPrice?: number
  /** Option name → choice ids. A product matches with any of an option's choices, for every option. */
  choices?: Readonly<Record<string, readonly string[]>>
  inStock?: boolean
  text?: string
}

export interface ListQuery {
  /** Absent: the shop's own order. */
  sort?: Sort
  filters: Filters
}

/** The products of the list before filters; without any member all products of the shop. */
export interface ListSubject {
  /** In any of these collections (version 1) or categories (version 3). */
  collectionIds?: readonly string[]
  /** Only these products. */
  productIds?: readonly string[]
  /** None of these products. */
  exceptIds?: readonly string[]
  /** Matching these words: in version 1 as a part of the name, in version 3 in name, description or SKU, with slips of the pen. */
  text?: string
}

export interface CollectionView {
  id: string
  slug: string
  name: string
}

/** Position in a version 3 category that has the merchant's own order. */
export interface OwnPlace {
  /** Ids from the order that no page has shown yet. */
  ids: readonly string[]
  /** Cursor of the rest of the order; absent at its end. */
  cursor?: string
}

/** Where the next page begins: an offset (version 1), a cursor (version 3), or a position in the merchant's own order. */
export type Place = number | string | OwnPlace

export interface ChoiceFacet {
  id: string
  label: string
  /** CSS colour, unchecked. */
  color?: string
}

/** What the unfiltered list can be filtered by. */
export interface Facets {
  /** Major currency units. */
  price?: { min: number; max: number }
  options: readonly { name: string; choices: readonly ChoiceFacet[] }[]
}

export interface ListPage {
  products: readonly ProductView[]
  /** Ids of products that the list contained incompletely. */
  partial?: ReadonlySet<string>
  /** Absent on the last page. */
  next?: Place
  /** Products on all pages; absent when the platform does not count. */
  total?: number
  /** Present when the platform sends them with the page. */
  facets?: Facets
}

export interface ListRequest {
  subject: ListSubject
  query: ListQuery
  /** Products per page, 1 to 100. */
  limit: number
  /** Filters that the visitor is offered. */
  filters: readonly FilterName[]
}

export type ListingContext = Pick<ActionContext & PagePorts, 'client' | 'formatMoney' | 'sleep'>

/** Lists of one catalog version. Every method rejects with the platform's error. */
export interface Listing {
  readonly version: 'v1' | 'v3'
  /** By id or slug; undefined when the shop has none. */
  findCollection(reference: string, signal?: AbortSignal): Promise<CollectionView | undefined>
  page(request: ListRequest, place: Place | undefined, signal?: AbortSignal): Promise<ListPage>
  /** Loads the facets separately; absent when they come with the page. */
  loadFacets?(subject: ListSubject, signal?: AbortSignal): Promise<Facets>
}
