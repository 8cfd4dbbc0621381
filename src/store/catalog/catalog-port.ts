/**
 * What the two catalog versions have in common for the store. Each is a download unit of its own: a visitor's shop speaks one of them.
 * `Raw` is a product as the platform sent it, believed in nothing.
 */
import type { Caller } from '../../platform/http/call'
import type { Filter } from '../../platform/query/model'
import type { JsonRecord } from '../../platform/wire/record'
import type { FormatMoney } from '../format-money'
import type { ProductView } from '../views'
import { isId } from './is-id'
import type { ProductDetails } from './product-details'

export type CatalogName = 'v1' | 'v3'

/** The platform's page size limit for product queries. */
export const PRODUCTS_PER_QUERY = 100

export interface BaseCatalog<Raw = JsonRecord> {
  readonly name: CatalogName
  /** At most a hundred products. Rejects with the platform's refusal when the shop speaks the other version. */
  query(client: Caller, filter: Filter): Promise<JsonRecord>
  view(raw: Raw, format: FormatMoney): ProductView
  /** The list did not tell all that can be sold of it. */
  lacks(raw: Raw): boolean
  /** The same products in the same order, with what they lacked. */
  complete(client: Caller, raws: readonly Raw[]): Promise<Raw[]>
  /** What only a product's own page or the page's API asks for. */
  more(): Promise<FullCatalog<Raw>>
}

export interface FullCatalog<Raw = JsonRecord> {
  /** All there is of one product. Rejects with the platform's code, else `HTTP_404`, when there is none. */
  read(client: Caller, id: string): Promise<Raw>
  details(raw: Raw, format: FormatMoney): ProductDetails
  /** As the page's API takes and gives them: the platform's own queries and pages. */
  queryProducts(client: Caller, query?: object): Promise<object>
  getCollection(client: Caller, slug: string): Promise<object>
  queryCollections(client: Caller, query?: object): Promise<object>
}

const WRONG_CATALOG = /^CATALOG_V\d\w*_CALLING_CATALOG_V\d_API$/

/** A shop of one version refuses every call of the other with this kind of code. */
export const isWrongCatalog = (code: unknown): boolean => typeof code === 'string' && WRONG_CATALOG.test(code)

/** One filter for ids and slugs alike, in the form that stays simplest for what is asked. */
export function filterFor(references: string[]): Filter {
  const ids = references.filter(isId)
  const slugs = references.filter((reference) => !isId(reference))
  const some = (field: string, values: string[]) => ({ [field]: { $in: values } })
  if (!ids.length) return some('slug', slugs)
  if (!slugs.length) return some('id', ids)
  return { $or: [some('id', ids), some('slug', slugs)] }
}
