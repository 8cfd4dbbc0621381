/** What a list of products is asked for, and what it answers, whatever catalog version the platform answers from. */
import type { ActionContext, PagePorts } from '../context'
import type { ProductView } from '../views'

export const SORTS = ['price-asc', 'price-desc', 'name-asc', 'name-desc', 'newest'] as const
export type Sort = (typeof SORTS)[number]

export const FILTERS = ['price', 'options', 'stock', 'text'] as const
export type FilterName = (typeof FILTERS)[number]

export interface Filters {
  /** Major currency units; both are inside. */
  minPrice?: number
  maxPrice?: number
  /** Option name → ids of choices, any of which will do; what is asked of several options must all hold. */
  choices?: Readonly<Record<string, readonly string[]>>
  inStock?: boolean
  text?: string
}

export interface ListQuery {
  /** Absent: the shop's own order. */
  sort?: Sort
  filters: Filters
}

/** Which products the list is about, before the visitor narrows it. All of the shop's without any. */
export interface ListSubject {
  /** Any of these collections of version 1, or categories of version 3. */
  collectionIds?: readonly string[]
  /** Exactly these. */
  productIds?: readonly string[]
  /** None of these. */
  exceptIds?: readonly string[]
}

export interface CollectionView {
  id: string
  slug: string
  name: string
}

/** In a category of version 3 that is in the merchant's own order. */
export interface OwnPlace {
  /** What the order has named and no page has shown yet. */
  ids: readonly string[]
  /** Of the rest of the order; absent: this was all of it. */
  cursor?: string
}

/** Where the next page begins: an offset of version 1, a cursor of version 3, or a place in the merchant's own order. */
export type Place = number | string | OwnPlace

export interface ChoiceFacet {
  id: string
  label: string
  /** CSS colour, unchecked. */
  color?: string
}

/** What the visitor can narrow by, in the list before it was narrowed. */
export interface Facets {
  /** Major currency units. */
  price?: { min: number; max: number }
  options: readonly { name: string; choices: readonly ChoiceFacet[] }[]
}

export interface ListPage {
  products: readonly ProductView[]
  /** Ids of those that the list did not tell everything about. */
  partial?: ReadonlySet<string>
  /** Absent: this was the last page. */
  next?: Place
  /** Of all pages; absent where the platform does not tell. */
  total?: number
  /** Where they come with the page. */
  facets?: Facets
}

export interface ListRequest {
  subject: ListSubject
  query: ListQuery
  /** Products a page, 1 to 100. */
  limit: number
  /** By what the visitor may narrow it. */
  filters: readonly FilterName[]
}

export type ListingContext = Pick<ActionContext & PagePorts, 'client' | 'formatMoney' | 'sleep'>

/** One catalog version's way of answering. Every method rejects with what the platform refuses with. */
export interface Listing {
  readonly version: 'v1' | 'v3'
  /** By id or slug; undefined where the shop has none. */
  findCollection(reference: string, signal?: AbortSignal): Promise<CollectionView | undefined>
  page(request: ListRequest, place: Place | undefined, signal?: AbortSignal): Promise<ListPage>
  /** What the list can be narrowed by, in calls of its own; only where it does not come with the page. */
  loadFacets?(subject: ListSubject, signal?: AbortSignal): Promise<Facets>
}
