/**
 * A list whose order is a separate list of ids: parts of the order are read as needed, then the products with these ids. With filters only some
 * of the ids are in the list, which only a query reveals.
 */
import type { OwnPlace } from '../list-model'

/** The platform's maximum of ids in one answer and in one query. */
export const MOST_NAMED = 100
/** Queries without any match before the visitor must ask for more. */
const MOST_ROUNDS = 12

export interface OrderPorts<T> {
  /** The next part of the order. */
  order(cursor: string | undefined): Promise<OwnPlace>
  /** The products with these ids that are in the list. */
  find(ids: readonly string[]): Promise<readonly T[]>
}

export interface OrderRequest<T> {
  from: OwnPlace
  limit: number
  narrowed: boolean
  /** Known to be in the list. */
  given?: readonly T[]
}

export async function inOwnOrder<T extends { id: string }>(
  { order, find }: OrderPorts<T>,
  { from, limit, narrowed, given: known = [] }: OrderRequest<T>,
): Promise<{ items: T[]; next?: OwnPlace }> {
  const found = new Map(known.map((item) => [item.id, item]))
  const items: T[] = []
  let { ids, cursor } = from
  for (let round = 1; ; round++) {
    const open = limit - items.length
    const asked = ids.slice(0, narrowed ? MOST_NAMED : open)
    const unknown = asked.filter((id) => !found.has(id))
    if (unknown.length) for (const item of await find(unknown)) found.set(item.id, item)
    const there = asked.flatMap((id) => found.get(id) ?? [])
    items.push(...there.slice(0, open))
    // Ids that did not fit on this page begin the next one.
    const left = there[open]
    ids = ids.slice(left ? ids.indexOf(left.id) : asked.length)
    if (items.length >= limit || round === MOST_ROUNDS || !(ids.length || cursor)) break
    if (!ids.length) ({ ids, cursor } = await order(cursor))
  }
  return { items, next: ids.length || cursor ? { ids, cursor } : undefined }
}

/** A complete list in this order; products that the order does not name come last. */
export function sortedBy<T extends { id: string }>({ ids }: OwnPlace, items: readonly T[]): T[] {
  const place = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return [...items].sort((a, b) => place(a.id) - place(b.id))
}
