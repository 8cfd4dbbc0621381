/**
 * What the store needs of either catalog version. A shop has one of them, and only its code is downloaded. `Raw` is a product as the platform
 * sent it, unverified.
 */
import type { Caller } from '../../platform/http/call'
import type { Filter } from '../../platform/query/model'
import type { JsonRecord } from '../../platform/wire/record'
import type { FormatMoney } from '../base/format-money'
import type { CatalogName } from '../base/snapshot-model'
import type { ProductView } from '../base/views'
import type { ProductDetails } from './product-details'

/** A product query that the loader sent ahead, successful or not. */
export interface StartedProducts {
  /** The catalog version that was queried. */
  catalog: CatalogName
  /** Requested ids or slugs. */
  references: readonly (string | null)[]
  /** The reply's body. */
  body: unknown
}

/** Any falsy value: nothing was requested, or the request failed. */
export type StartedAhead = Promise<StartedProducts | false | '' | null | undefined>

/** Gives out the request once, so that its reply is not kept beside the products that were read from it. */
export type StartedOnce = () => StartedAhead | undefined

/** What buttons and cards need. */
export interface BaseCatalog<Raw = JsonRecord> {
  readonly name: CatalogName
  /** At most 100 products. Rejects with the platform's refusal when the shop has the other version. */
  query(client: Caller, filter: Filter): Promise<JsonRecord>
  view(raw: Raw, format: FormatMoney): ProductView
  /** Whether the list left out variants or stock that are needed to sell the product. */
  lacks(raw: Raw): boolean
  /** The same products in the same order, completed. */
  complete(client: Caller, raws: readonly Raw[]): Promise<Raw[]>
  /** Loads the rest, which only a product's own page and the page's API need. */
  more(): Promise<FullCatalog<Raw>>
}

/** What only a product's own page and the page's API need. */
export interface FullCatalog<Raw = JsonRecord> {
  /** One product with all its fields. Rejects with the platform's code, otherwise `HTTP_404`, when there is none. */
  read(client: Caller, id: string): Promise<Raw>
  details(raw: Raw, format: FormatMoney): ProductDetails
  /** As in the page's API: the platform's own queries and pages. */
  queryProducts(client: Caller, query?: object): Promise<object>
  getCollection(client: Caller, slug: string): Promise<object>
  queryCollections(client: Caller, query?: object): Promise<object>
}

const WRONG_CATALOG = /^CATALOG_V\d\w*_CALLING_CATALOG_V\d_API$/

/** A shop of one catalog version refuses every call of the other with such a code. */
export const isWrongCatalog = (code: unknown): boolean => typeof code === 'string' && WRONG_CATALOG.test(code)
