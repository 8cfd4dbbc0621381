/** From the claims of a verified token to the event that a handler gets (docs/platform.md §3 "Event payload shapes"). */
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

/** An event as it is handed on; what a handler may count on is said by its definition. */
interface AnyEvent {
  type: string
  entity?: unknown
  modifiedFields?: JsonRecord
  data?: JsonRecord
  metadata: LegacyEventMetadata
}

/** The text inside `value`, parsed. The parser's own complaint becomes the cause. */
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

/** Throws `MALFORMED`, naming the part that is. */
export function toRawEvent(claims: JsonRecord): RawEvent {
  if (typeof claims.data !== 'string') throw malformed(`The token's data is no text, but of type ${typeof claims.data}.`)
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
 * Parsed anew at every call: what one handler does to its event cannot reach the next one's. A body without its entity or data makes an
 * event without them, since its metadata still says what happened to which entity. Throws `MALFORMED`.
 */
export function toEvent({ type, payload: text, ...source }: RawEvent, definition: EventDefinition | undefined): AnyEvent {
  const payload = parse(text, 'data')
  const about = JSON.parse(JSON.stringify(source)) as LegacyEventMetadata
  if (!definition) return { type, data: payload, metadata: about }
  const { entity: table = [], data: dataTable = [], parts = {}, legacy } = definition
  const toData = (data: JsonRecord) => convertParts(convert<JsonRecord>(data, dataTable), parts)
  if (legacy) return { type, data: toData(payload), metadata: about }

  const { createdEvent, updatedEvent, deletedEvent, actionEvent, eventTime, ...rest } = payload
  // Spread, not assigned: a signed name such as `__proto__` stays a name.
  const metadata = { ...about, ...rest, ...(eventTime !== undefined && { eventTime: toDate(eventTime) }) }
  if (isRecord(actionEvent)) return { type, ...(isRecord(actionEvent.body) && { data: toData(actionEvent.body) }), metadata }
  // A deletion is known by its body alone: not every one names itself with a slug.
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
