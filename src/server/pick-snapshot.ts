/** A smaller snapshot, with what one page shows: all of it would be in the HTML of every page. */
import type { Snapshot } from '../store/base/snapshot-model'
import { check } from './check-options'

export interface SnapshotChoice {
  /** Ids or slugs. */
  products?: readonly string[]
  /** As the snapshot names them, or their ids; with the products that it has of each. */
  collections?: readonly string[]
}

/** @returns a snapshot with these products and collections alone. What it does not have is left out. */
export function pickSnapshot(snapshot: Snapshot, choice: SnapshotChoice): Snapshot {
  const { products = [], collections = [] } = check('pickSnapshot()', choice, { products: 'list', collections: 'list' })
  const lists = snapshot.collections.filter(
    ({ reference, id }) => collections.includes(reference) || (id && collections.includes(id)),
  )
  const listed = new Set(lists.flatMap((list) => list.products))
  const picked = snapshot.products.filter(({ id, slug }) => listed.has(id) || products.includes(id) || products.includes(slug))
  const { descriptions, ...rest } = snapshot
  const kept = new Set(picked.map(({ id }) => id))
  return {
    ...rest,
    products: picked,
    collections: lists,
    ...(descriptions && { descriptions: Object.fromEntries(Object.entries(descriptions).filter(([id]) => kept.has(id))) }),
  }
}
