/** The products that a grid shows, by its source. Without data from the platform the grid is empty. */

import { loadPart } from '../base/load-part'
import type { Engine } from '../cart/engine'
import { isAllProducts, isId } from '../catalog/is-id'
import { isOdd, mendReference, type Report } from '../catalog/mend-reference'
import type { CollectionView, Listing, ListSubject } from './list-model'
import { viewedIds } from './recent'

export const SOURCES = ['collection', 'recent', 'related', 'bought-together', 'bestsellers'] as const
export type Source = (typeof SOURCES)[number]

export interface SubjectOptions {
  /** `search`: products that match `text`. */
  source: Source | 'search'
  text?: string
  /** Id or slug; absent: the whole shop. */
  collection?: string
  /** Ids or slugs of the page's own products: `related` and `bought-together` show what goes with them, the others leave them out. */
  products: readonly string[]
  /** Of one page of the grid. */
  limit?: number
}

export interface FoundSubject {
  /** Absent when there is nothing to list. */
  subject?: ListSubject
  /** The list need not wait for it. Resolves with undefined when the shop has no such collection. */
  collection?: Promise<CollectionView | undefined>
  /** The shop recommends nothing: these are products of the same collections instead. */
  instead?: true
}

async function ofCollection(asked: string | undefined, listing: Listing, report?: Report): Promise<FoundSubject> {
  if (!asked) return { subject: {} }
  const reference = isOdd(asked) ? await mendReference(asked, report) : asked
  const collection = listing.findCollection(reference)
  collection.catch(() => {}) // reported by the caller that awaits it
  if (isId(reference)) return { subject: { collectionIds: [reference] }, collection }
  const found = await collection
  return { subject: found && { collectionIds: [found.id] }, collection }
}

/** Without "All Products": every product is in it, so sharing it is no relation. */
const meaningful = (collectionIds: readonly string[]) => [...new Set(collectionIds)].filter((id) => !isAllProducts(id))

export async function findSubject(
  { source, collection, products, limit, text }: SubjectOptions,
  { context, loadProduct, loadDetails }: Engine,
  listing: Listing,
): Promise<FoundSubject> {
  if (source === 'search') return text ? { subject: { text } } : {}
  if (source === 'collection') return ofCollection(collection, listing, context.report)
  const here = await Promise.all(products.map((reference) => loadProduct(reference).catch(() => undefined)))
  const exceptIds = here.flatMap((product) => product?.id ?? [])
  if (source === 'recent') {
    const productIds = viewedIds(context.storage, context.client.clientId).filter((id) => !exceptIds.includes(id))
    return productIds.length ? { subject: { productIds } } : {}
  }
  const recommended = await loadPart(import('./recommended.chunk'), (error) => context.emit({ type: 'error', error }))
    .then(({ recommendedIds }) => recommendedIds(context, [source], source === 'bestsellers' ? [] : exceptIds))
    .catch(() => undefined) // an extra that fails is left out
  if (recommended) {
    const productIds = recommended.filter((id) => !exceptIds.includes(id)).slice(0, limit)
    return productIds.length ? { subject: { productIds } } : {}
  }
  if (source === 'bestsellers') return {}
  let shared = meaningful(here.flatMap((product) => product?.categoryIds ?? []))
  // Lists of version 3 contain only the main category, which a product may lack.
  if (!shared.length && listing.version === 'v3') {
    const whole = products.filter((_, place) => here[place]).map((reference) => loadDetails(reference).catch(() => undefined))
    shared = meaningful((await Promise.all(whole)).flatMap((details) => details?.relatedCategoryIds ?? []))
  }
  return shared.length ? { subject: { collectionIds: shared, exceptIds }, instead: true } : {}
}
