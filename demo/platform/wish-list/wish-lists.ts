/** The wish list of each member: one entry for each item, whatever the order of its options. */
import type { Db } from '../storage/db'
import { isRecord, type Json } from '../untrusted'

export interface WishedItem {
  catalogReference: Json
  addedDate: string
}

export const MOST_WISHED = 100

/** The same for options in any order. */
const keyOf = (value: unknown): unknown =>
  isRecord(value)
    ? Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, part]) => [name, keyOf(part)])
    : value
const itemKey = (reference: Json): string => JSON.stringify(keyOf(reference))

export const createWishLists = (db: Db) => {
  /** Oldest first. */
  const itemsOf = (memberId: string): WishedItem[] =>
    db
      .all<{ body: string }>('SELECT body FROM wish_list_item WHERE member_id = ? ORDER BY rowid', memberId)
      .map(({ body }) => JSON.parse(body) as WishedItem)
  return {
    itemsOf,
    /** False if the list is full. */
    add(memberId: string, reference: Json): boolean {
      const item = itemKey(reference)
      if (db.get('SELECT 1 FROM wish_list_item WHERE member_id = ? AND item = ?', memberId, item)) return true
      if (itemsOf(memberId).length >= MOST_WISHED) return false
      const wished: WishedItem = { catalogReference: reference, addedDate: new Date().toISOString() }
      db.run('INSERT INTO wish_list_item VALUES (?, ?, ?)', memberId, item, JSON.stringify(wished))
      return true
    },
    remove: (memberId: string, reference: Json) =>
      void db.run('DELETE FROM wish_list_item WHERE member_id = ? AND item = ?', memberId, itemKey(reference)),
    members: (): string[] => db.all<{ id: string }>('SELECT DISTINCT member_id AS id FROM wish_list_item').map(({ id }) => id),
  }
}

export type WishLists = ReturnType<typeof createWishLists>
