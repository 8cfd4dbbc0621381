/** Reservations made on hosted pages: one per redirect session, however often its form is sent. */
import { randomUUID } from 'node:crypto'
import type { Db } from '../../storage/db'
import type { Json } from '../../untrusted'

export interface Reservation {
  id: string
  kind: string
  subject: Json
  contact: Json
  ownerId: string
}

interface Row {
  id: string
  session_id: string
  kind: string
  subject: string
  contact: string
  owner_id: string
}

const toReservation = ({ id, kind, subject, contact, owner_id }: Row): Reservation => ({
  id,
  kind,
  subject: JSON.parse(subject) as Json,
  contact: JSON.parse(contact) as Json,
  ownerId: owner_id,
})

export const createReservations = (db: Db) => {
  const ofSession = (sessionId: string): Reservation | null => {
    const row = db.get<Row>('SELECT * FROM reservation WHERE session_id = ?', sessionId)
    return row ? toReservation(row) : null
  }
  return {
    ofSession,
    /** Stores the first reservation of a session; later calls return that one. */
    take: (sessionId: string, reservation: Omit<Reservation, 'id'>): Reservation =>
      db.transaction(() => {
        const existing = ofSession(sessionId)
        if (existing) return existing
        const id = randomUUID()
        db.run(
          'INSERT INTO reservation VALUES (?, ?, ?, ?, ?, ?, ?)',
          id,
          sessionId,
          reservation.kind,
          JSON.stringify(reservation.subject),
          JSON.stringify(reservation.contact),
          reservation.ownerId,
          new Date().toISOString(),
        )
        return { id, ...reservation }
      }),
    list: (): Reservation[] => db.all<Row>('SELECT * FROM reservation ORDER BY created_at').map(toReservation),
  }
}
