/** Writes events to the outbox in the transaction of the change itself, so that both are stored or neither. */
import { randomUUID } from 'node:crypto'
import type { Db } from '../storage/db'
import type { Json } from '../untrusted'

/** The author of the change; absent for the platform itself. */
export type Actor = { kind: 'visitor' | 'member' | 'user' | 'app'; id: string } | undefined

export interface EventRecord {
  /** What changed, for example `wix.ecom.v1.cart`. */
  entity: string
  entityId: string
  /** What happened to the entity; entity and slug make up the type of the event. */
  slug: string
  actor?: Actor
  body:
    | { createdEvent: { entity: Json } }
    | { updatedEvent: { currentEntity: Json; modifiedFields?: Json } }
    | { deletedEvent: { deletedEntity?: Json } }
    | { actionEvent: { body: Json } }
}

/** An event of catalog version 1, which has neither id nor envelope. */
export interface LegacyEventRecord {
  type: string
  entityId: string
  actor?: Actor
  data: Json
}

const SUBSCRIBED = 'events_subscribed'
const listeners = new WeakMap<Db, () => void>()

/** Turns the recording of events on or off: without a receiver they would only accumulate. */
export const subscribe = (db: Db, wanted: boolean): void =>
  db.run(
    'INSERT INTO setting VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    SUBSCRIBED,
    wanted ? '1' : '0',
  )

export const isSubscribed = (db: Db): boolean =>
  db.get<{ value: string }>('SELECT value FROM setting WHERE name = ?', SUBSCRIBED)?.value === '1'

/** Calls the listener after events were written and their transaction has ended. */
export const onRecorded = (db: Db, listener: () => void): void => {
  listeners.set(db, listener)
}

const identityOf = (actor: Actor): Json => {
  if (!actor) return { identityType: 'UNKNOWN' }
  const { kind, id } = actor
  if (kind === 'member') return { identityType: 'MEMBER', memberId: id }
  if (kind === 'user') return { identityType: 'WIX_USER', wixUserId: id }
  return kind === 'app' ? { identityType: 'APP', appId: id } : { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: id }
}

const insert = (db: Db, entity: string, type: string, payload: Json, actor: Actor, now: string): void => {
  db.run(
    'INSERT INTO event_outbox (entity, type, payload, identity, created_at) VALUES (?, ?, ?, ?, ?)',
    entity,
    type,
    JSON.stringify(payload),
    JSON.stringify(identityOf(actor)),
    now,
  )
  // Transactions are synchronous, so this runs after their end; events of a rolled-back one are gone by then.
  setImmediate(() => listeners.get(db)?.())
}

const nextSequence = (db: Db, entity: string): string => {
  db.run('INSERT INTO event_sequence VALUES (?, 1) ON CONFLICT (entity) DO UPDATE SET last = last + 1', entity)
  return String(db.get<{ last: number }>('SELECT last FROM event_sequence WHERE entity = ?', entity)?.last)
}

/** Call it inside the transaction of the change. Does nothing without subscribers. */
export const recordEvent = (db: Db, { entity, entityId, slug, actor, body }: EventRecord): void => {
  if (!isSubscribed(db)) return
  const now = new Date().toISOString()
  const key = `${entity} ${entityId}`
  const payload = {
    id: randomUUID(),
    entityFqdn: entity,
    slug,
    entityId,
    ...body,
    eventTime: now,
    triggeredByAnonymizeRequest: false,
    entityEventSequence: nextSequence(db, key),
  }
  insert(db, key, `${entity}_${slug}`, payload, actor, now)
}

/** The same for events of catalog version 1. */
export const recordLegacyEvent = (db: Db, { type, entityId, actor, data }: LegacyEventRecord): void => {
  if (isSubscribed(db)) insert(db, `${type} ${entityId}`, type, data, actor, new Date().toISOString())
}
