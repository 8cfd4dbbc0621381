/** Which products a grid is about, by its source. Nothing is invented: what the platform does not know is an empty grid. */

import { isAllProducts, isId } from '../catalog/is-id'
import type { Engine } from '../engine'
import type { CollectionView, Listing, ListSubject } from './list-model'
import { viewedIds } from './recent'

export const SOURCES = ['collection', 'recent', 'related'] as const
export type Source = (typeof SOURCES)[number]

export interface SubjectOptions {
  source: Source
  /** Id or slug; without one the whole shop. */
  collection?: string
  /** Ids or slugs that the page is about: `related` to these, and neither these in `recent`. */
  products: readonly string[]
}

export interface FoundSubject {
  /** Absent: there is nothing to ask for. */
  subject?: ListSubject
  /** Settles later where the list need not wait for it; undefined where the shop has no such collection. */
  collection?: Promise<CollectionView | undefined>
}

async function ofCollection(reference: string | undefined, listing: Listing): Promise<FoundSubject> {
  if (!reference) return { subject: {} }
  const collection = listing.findCollection(reference)
  collection.catch(() => {}) // told by whoever waits for it
  if (isId(reference)) return { subject: { collectionIds: [reference] }, collection }
  const found = await collection
  return { subject: found && { collectionIds: [found.id] }, collection }
}

/** Every product is in "All Products": sharing it is no relation. */
const saying = (collectionIds: readonly string[]) => [...new Set(collectionIds)].filter((id) => !isAllProducts(id))

export async function findSubject(
  { source, collection, products }: SubjectOptions,
  { context, loadProduct, loadDetails }: Engine,
  listing: Listing,
): Promise<FoundSubject> {
  if (source === 'collection') return ofCollection(collection, listing)
  const here = await Promise.all(products.map((reference) => loadProduct(reference).catch(() => undefined)))
  const exceptIds = here.flatMap((product) => product?.id ?? [])
  if (source === 'recent') {
    const productIds = viewedIds(context.storage, context.client.clientId).filter((id) => !exceptIds.includes(id))
    return productIds.length ? { subject: { productIds } } : {}
  }
  let shared = saying(here.flatMap((product) => product?.categoryIds ?? []))
  // A list of version 3 tells the main category alone, which a product need not have.
  if (!shared.length && listing.version === 'v3') {
    const whole = products.filter((_, place) => here[place]).map((reference) => loadDetails(reference).catch(() => undefined))
    shared = saying((await Promise.all(whole)).flatMap((details) => details?.relatedCategoryIds ?? []))
  }
  return shared.length ? { subject: { collectionIds: shared, exceptIds } } : {}
}
