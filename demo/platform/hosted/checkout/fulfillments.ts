/** What of an order was sent, with the tracking of each fulfillment. */
import { randomUUID } from 'node:crypto'
import type { Db } from '../../storage/db'

export interface Fulfillment {
  id: string
  createdDate: string
  lineItems: { id: string; quantity: number }[]
  trackingInfo?: { trackingNumber?: string; shippingProvider?: string; trackingLink?: string }
  status: string
  completed: boolean
}

export const createFulfillments = (db: Db) => ({
  add(orderId: string, { lineItems, trackingInfo, status = 'Fulfilled', completed = true }: Partial<Fulfillment>): Fulfillment {
    const fulfillment: Fulfillment = {
      id: randomUUID(),
      createdDate: new Date().toISOString(),
      lineItems: lineItems ?? [],
      ...(trackingInfo && { trackingInfo }),
      status,
      completed,
    }
    db.run('INSERT INTO fulfillment VALUES (?, ?, ?)', fulfillment.id, orderId, JSON.stringify(fulfillment))
    return fulfillment
  },
  /** Oldest first. */
  of: (orderId: string): Fulfillment[] =>
    db
      .all<{ body: string }>('SELECT body FROM fulfillment WHERE purchase_id = ? ORDER BY rowid', orderId)
      .map(({ body }) => JSON.parse(body) as Fulfillment),
})

export type Fulfillments = ReturnType<typeof createFulfillments>
