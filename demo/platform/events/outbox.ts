/** Undelivered events, in the order in which they were recorded. */
import { readFileSync } from 'node:fs'
import type { Db } from '../storage/db'

export interface Undelivered {
  position: number
  entity: string
  type: string
  payload: string
  identity: string
  createdAt: string
  attempts: number
  /** Why the last attempt failed. */
  problem: string | null
}

interface OutboxRow {
  position: number
  entity: string
  type: string
  payload: string
  identity: string
  created_at: string
  attempts: number
  next_attempt_at: number
  problem: string | null
}

const TABLES = ['event_outbox', 'event_sequence', 'abandoned_checkout']

const toUndelivered = ({ created_at: createdAt, next_attempt_at: _, ...row }: OutboxRow): Undelivered => ({ ...row, createdAt })

export const createEventTables = (db: Db): void => db.exec(readFileSync(new URL('./schema.sql', import.meta.url), 'utf8'))

/** Deletes all events, for a reset to the seed. */
export const clearEvents = (db: Db): void => {
  for (const table of TABLES) db.exec(`DELETE FROM ${table}`)
}

export const createOutbox = (db: Db) => {
  /** The first waiting event of each entity, if its time has come; later ones of the same entity never overtake it. */
  const due = (now: number, most: number): Undelivered[] =>
    db
      .all<OutboxRow>(
        `SELECT * FROM event_outbox
         WHERE position IN (SELECT min(position) FROM event_outbox GROUP BY entity) AND next_attempt_at <= ?
         ORDER BY position LIMIT ?`,
        now,
        most,
      )
      .map(toUndelivered)

  /** When `due` will return an event again; undefined when nothing waits. */
  const nextDueAt = (): number | undefined =>
    db.get<{ at: number | null }>(
      `SELECT min(next_attempt_at) AS at FROM event_outbox
       WHERE position IN (SELECT min(position) FROM event_outbox GROUP BY entity)`,
    )?.at ?? undefined

  const list = (): Undelivered[] => db.all<OutboxRow>('SELECT * FROM event_outbox ORDER BY position').map(toUndelivered)

  const remove = (position: number): void => db.run('DELETE FROM event_outbox WHERE position = ?', position)

  const postpone = (position: number, nextAttemptAt: number, problem: string): void =>
    db.run(
      'UPDATE event_outbox SET attempts = attempts + 1, next_attempt_at = ?, problem = ? WHERE position = ?',
      nextAttemptAt,
      problem,
      position,
    )

  return { due, nextDueAt, list, remove, postpone }
}

export type Outbox = ReturnType<typeof createOutbox>
