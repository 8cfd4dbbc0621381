/**
 * A list in an order that only names ids: more of the order is asked for as it is needed, and the products behind it are found beside it. A
 * list that was narrowed holds some of the named ones; which, only asking for them tells.
 */
import type { OwnPlace } from '../list-model'

/** The most that the order names in one answer, and that one question may name. */
export const MOST_NAMED = 100
/** Answers in which nothing of the list was found, until the visitor is asked whether to go on. */
const MOST_ROUNDS = 12

export interface OrderPorts<T> {
  /** The next part of the order. */
  order(cursor: string | undefined): Promise<OwnPlace>
  /** Those of the named ones that are in the list. */
  find(ids: readonly string[]): Promise<readonly T[]>
}

export interface OrderRequest<T> {
  from: OwnPlace
  limit: number
  narrowed: boolean
  /** Known to be in the list. */
  known?: readonly T[]
}

export async function inOwnOrder<T extends { id: string }>(
  { order, find }: OrderPorts<T>,
  { from, limit, narrowed, known = [] }: OrderRequest<T>,
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
    // What did not fit on this page is the beginning of the next one.
    const left = there[open]
    ids = ids.slice(left ? ids.indexOf(left.id) : asked.length)
    if (items.length >= limit || round === MOST_ROUNDS || !(ids.length || cursor)) break
    if (!ids.length) ({ ids, cursor } = await order(cursor))
  }
  return { items, next: ids.length || cursor ? { ids, cursor } : undefined }
}

/** All of a list that is known as a whole; what the order does not name comes last. */
export function sortedBy<T extends { id: string }>({ ids }: OwnPlace, items: readonly T[]): T[] {
  const place = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return [...items].sort((a, b) => place(a.id) - place(b.id))
}
