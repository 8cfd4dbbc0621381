/** Converts the claims of a verified token to the event for a handler (docs/platform.md §3 "Event payload shapes"). */
import { type Conversion, convert } from '../../wire/convert'
import { isRecord, type JsonRecord } from '../../wire/record'
import { toDate } from '../../wire/scalars'
import { malformed } from '../receive/errors'
import type { EventDefinition } from './definition'
import type { EventAccount, EventIdentity, LegacyEventMetadata } from './model'
import { convertModifiedFields } from './modified-fields'

/** A verified event whose payload is still JSON text. */
export interface RawEvent extends LegacyEventMetadata {
  type: string
  /** The payload as it was signed. */
  payload: string
}

/** An event for a handler; the type of its members depends on the definition. */
interface AnyEvent {
  type: string
  entity?: unknown
  modifiedFields?: JsonRecord
  data?: JsonRecord
  metadata: LegacyEventMetadata
}

/** The JSON object in the text `value`. Throws `MALFORMED`, with the parser's error as cause. */
function parse(value: unknown, name: string): JsonRecord {
  let parsed: unknown
  try {
    parsed = JSON.parse(value as string)
  } catch (cause) {
    throw malformed(`The event's ${name} is not JSON text.`, cause)
  }
  if (!isRecord(parsed)) throw malformed(`The event's ${name} is not a JSON object.`)
  return parsed
}

/** Throws `MALFORMED` with the name of the malformed part. */
export function toRawEvent(claims: JsonRecord): RawEvent {
  if (typeof claims.data !== 'string') throw malformed(`The token's data is not text, but of type ${typeof claims.data}.`)
  const { eventType, instanceId, identity, accountInfo, data } = parse(claims.data, 'envelope')
  if (typeof eventType !== 'string' || eventType === '') throw malformed('The event has no type.')
  parse(data, 'data')
  return {
    type: eventType,
    payload: data as string,
    ...(typeof instanceId === 'string' && { instanceId }),
    ...(identity !== undefined && { identity: parse(identity, 'identity') as unknown as EventIdentity }),
    ...(isRecord(accountInfo) && { accountInfo: accountInfo as EventAccount }),
  }
}

/**
 * Parses the payload at every call, so that changes of one handler to its event do not affect the next one. A body without an
 * entity or data results in an event without them, since its metadata still has the entity id. Throws `MALFORMED`.
 */
export function toEvent({ type, payload: text, ...source }: RawEvent, definition: EventDefinition | undefined): AnyEvent {
  const payload = parse(text, 'data')
  const about = JSON.parse(JSON.stringify(source)) as LegacyEventMetadata
  if (!definition) return { type, data: payload, metadata: about }
  const { entity: table = [], data: dataTable = [], parts = {}, legacy } = definition
  const toData = (data: JsonRecord) => convertParts(convert<JsonRecord>(data, dataTable), parts)
  if (legacy) return { type, data: toData(payload), metadata: about }

  const { createdEvent, updatedEvent, deletedEvent, actionEvent, eventTime, ...rest } = payload
  // Spread, not assigned: a signed key such as `__proto__` stays an ordinary key.
  const metadata = { ...about, ...rest, ...(eventTime !== undefined && { eventTime: toDate(eventTime) }) }
  if (isRecord(actionEvent)) return { type, ...(isRecord(actionEvent.body) && { data: toData(actionEvent.body) }), metadata }
  // The kind of event is recognised by its body: not every deletion has a slug.
  const [entity, modified] = isRecord(createdEvent)
    ? [createdEvent.entity]
    : isRecord(updatedEvent)
      ? [updatedEvent.currentEntity, updatedEvent.modifiedFields]
      : isRecord(deletedEvent)
        ? [deletedEvent.deletedEntity]
        : []
  return {
    type,
    ...(isRecord(entity) && { entity: convert(entity, table) }),
    ...(isRecord(modified) && { modifiedFields: convertModifiedFields(modified, table) }),
    metadata,
  }
}

function convertParts(data: JsonRecord, parts: Readonly<Record<string, Conversion>>): JsonRecord {
  const converted = { ...data }
  for (const key of Object.keys(parts)) {
    if (Object.keys(data).includes(key)) converted[key] = convert(data[key], parts[key] as Conversion)
  }
  return converted
}
