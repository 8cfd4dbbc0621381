/** Who asked to be told when an item is in stock again: one request for each address and item. */
import { randomUUID } from 'node:crypto'
import type { Db } from '../storage/db'
import { idFor } from '../storage/ids'
import type { Json } from '../untrusted'

export interface StockRequest {
  id: string
  catalogReference: Json
  email: string
  contactId: string
  itemUrl?: string
  status: 'RECEIVED'
  createdDate: string
}

/** The same for options in any order. */
const keyOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, part]) => [name, keyOf(part)])
    : value
const itemKey = (reference: Json): string => JSON.stringify(keyOf(reference))

export const createStockRequests = (db: Db) => ({
  /** The request, or null if there is one of this address for this item. */
  add(reference: Json, email: string, itemUrl: string | undefined): StockRequest | null {
    const item = itemKey(reference)
    const address = email.toLowerCase()
    if (db.get('SELECT 1 FROM stock_request WHERE item = ? AND email = ?', item, address)) return null
    const request: StockRequest = {
      id: randomUUID(),
      catalogReference: reference,
      email,
      contactId: idFor(`contact/${address}`),
      ...(itemUrl !== undefined && { itemUrl }),
      status: 'RECEIVED',
      createdDate: new Date().toISOString(),
    }
    db.run('INSERT INTO stock_request VALUES (?, ?, ?, ?)', request.id, item, address, JSON.stringify(request))
    return request
  },
  /** Oldest first. */
  list: (): StockRequest[] =>
    db.all<{ body: string }>('SELECT body FROM stock_request ORDER BY rowid').map(({ body }) => JSON.parse(body) as StockRequest),
  count: (reference: Json): number =>
    db.get<{ n: number }>('SELECT count(*) AS n FROM stock_request WHERE item = ?', itemKey(reference))?.n ?? 0,
})

export type StockRequests = ReturnType<typeof createStockRequests>
