/** Events: the signed payload stays as it was signed, and entities are converted in every kind of event. */
import { changedKinds, EVENT_TABLES, entityKinds, knows } from '../adapter/conversions'
import { isPlain } from '../runner/compare'
import type { Outcome } from '../runner/outcome'
import { converted, renamed } from '../runner/sdk-conversion'
import type { Vector } from '../runner/vector'
import { type DeviationRule, type DeviationRules, recordOf } from './rule'

type Json = Record<string, unknown>

/** The event inside the vector's token. */
function signedIn({ call }: Vector): { type: string; payload: Json } | undefined {
  const [, claims] = `${call?.args[0]}`.split('.')
  if (call?.fn !== 'client.webhooks.process' || !claims) return undefined
  try {
    const { data } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
    const { eventType, data: payload } = JSON.parse(data)
    return { type: eventType, payload: JSON.parse(payload) }
  } catch {
    return undefined
  }
}

/** Our result has the payload as signed. The SDK's shares its objects with the handlers, for which it rewrites them. */
const asSigned: DeviationRule = (recorded, vector) => {
  const event = signedIn(vector)
  return event && isPlain(recorded.result) ? { ...recorded, result: { ...recorded.result, payload: event.payload } } : recorded
}

/** Changes the envelopes that handlers received. */
function inEnvelopes(recorded: Outcome, change: (envelope: Json) => Json): Outcome {
  const { facts } = recorded
  if (!facts) return recorded
  const inCall = (call: unknown) =>
    isPlain(call) && isPlain(call.envelope) ? { ...call, envelope: change(call.envelope) } : call
  return {
    ...recorded,
    facts: {
      ...facts,
      ...(isPlain(facts.envelope) && { envelope: change(facts.envelope) }),
      ...(Array.isArray(facts.handlerCalls) && { handlerCalls: facts.handlerCalls.map(inCall) }),
    },
  }
}

const deletedEntities: DeviationRule = (recorded, vector) => {
  const { type = '', payload = {} } = signedIn(vector) ?? {}
  const table = EVENT_TABLES[type]
  const { deletedEntity } = recordOf(payload.deletedEvent)
  if (!table || !deletedEntity || !knows(table, 'undefined')) return recorded
  const entity = renamed(converted(deletedEntity, entityKinds(table)))
  return inEnvelopes(recorded, (envelope) => ({ ...envelope, entity }))
}

/** Changed fields are always converted; the SDK converts them by some tables only. */
const changedFields: DeviationRule = (recorded, vector) => {
  const { type = '', payload = {} } = signedIn(vector) ?? {}
  const table = EVENT_TABLES[type]
  const { modifiedFields } = recordOf(payload.updatedEvent)
  if (!table || !isPlain(modifiedFields) || knows(table, 'modifiedFields')) return recorded
  const changed = renamed(
    Object.fromEntries(
      Object.entries(modifiedFields).map(([path, value]) => [path, changedField(path, value, changedKinds(table))]),
    ),
  )
  return inEnvelopes(recorded, (envelope) => ({ ...envelope, modifiedFields: changed }))
}

/** One field, converted as it would be inside its entity. */
function changedField(path: string, value: unknown, kinds: Readonly<Record<string, readonly string[]>>): unknown {
  const place = path.replace(/\[\d+\]/g, '').replace(/\\(.)/g, '$1')
  const below = Object.entries(kinds).map(([kind, paths]) => [
    kind,
    paths.flatMap((one) => (one === place ? [''] : one.startsWith(`${place}.`) ? [one.slice(place.length + 1)] : [])),
  ])
  const own = below.filter(([, paths]) => paths?.includes(''))
  const wrapped = converted({ it: value }, Object.fromEntries(own.map(([kind]) => [kind, ['it']])))
  const inner = below.map(([kind, paths]) => [kind, (paths as string[]).filter((one) => one !== '')])
  return own.length ? recordOf(wrapped).it : converted(value, Object.fromEntries(inner))
}

/** A null in a list is passed on; the SDK throws, and the event is lost. */
const nullInList: DeviationRule = (recorded, vector) => {
  const { name, message } = recordOf(recorded.error)
  const event = signedIn(vector)
  if (!event || name !== 'TypeError' || !`${message}`.startsWith('Cannot read properties of null')) return recorded
  const { type, payload } = event
  const [handler] = (vector.handlers as string[] | undefined) ?? []
  const { createdEvent, updatedEvent, deletedEvent, eventTime, id, ...rest } = payload
  const sent = recordOf(createdEvent).entity ?? recordOf(updatedEvent).currentEntity
  const claims = JSON.parse(Buffer.from(`${vector.call?.args[0]}`.split('.')[1] ?? '', 'base64url').toString('utf8'))
  const { instanceId } = JSON.parse(claims.data)
  const metadata = { instanceId, ...rest, _id: id, eventTime: new Date(`${eventTime}`) }
  const envelope = { metadata, entity: renamed(converted(sent, entityKinds(EVENT_TABLES[type] ?? { conversions: {} }))) }
  return {
    ...recorded,
    result: { instanceId, eventType: type, payload },
    error: undefined,
    facts: { ...recorded.facts, handlerCalls: [{ handler, envelope, undefinedKeys: [] }] },
  }
}

export const eventRules: DeviationRules = {
  'events keep the signed payload': asSigned,
  'deleted entities are converted': deletedEntities,
  'changed fields are converted': changedFields,
  'a null in a list': nullInList,
}
