/**
 * Rules for `client.webhooks.process`: our receiver gets the token as a request. The recorded SDK accepts any age and no expiry, and so does the
 * receiver here; its defaults are tested elsewhere.
 */
import { generateKeyPairSync, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { EventError } from '../../../../src/platform/events/receive/errors'
import { createEventReceiver, createEventVerifier, type VerifyConfig } from '../../../../src/platform/events/receive/receive'
import { allEvents } from '../../../../src/platform/events/types/all-events'
import { type EventDefinition, type EventHandler, when } from '../../../../src/platform/events/types/definition'
import { convertModifiedFields } from '../../../../src/platform/events/types/modified-fields'
import { convert } from '../../../../src/platform/wire/convert'
import { isRecord, type JsonRecord } from '../../../../src/platform/wire/record'
import type { Scene } from '../../runner/scene'
import { changedKinds, EVENT_TABLES, entityKinds, kindsBelow } from '../conversions'
import type { Performed, Rules } from '../rule'
import { renameToSdk, toSdkConversion } from '../shape'

/** The function's name for a vector without one. */
export const WITHOUT_CALL = 'a vector without a call'

const { publicKeyPem } = JSON.parse(readFileSync(new URL('../../vectors/events-public-key.json', import.meta.url), 'utf8')) as {
  publicKeyPem: string
}

/** Our event as its handler received it. */
interface Received {
  type: string
  entity?: unknown
  data?: unknown
  modifiedFields?: JsonRecord
  metadata: JsonRecord
}

/** The SDK's envelope: the parts of our event under its names, with media and addresses in its forms. */
function toEnvelope({ type, entity, data, modifiedFields, metadata }: Received): JsonRecord {
  const table = EVENT_TABLES[type] ?? { conversions: {} }
  const envelope: JsonRecord = { metadata }
  if (data !== undefined) envelope.data = convert(data, toSdkConversion(kindsBelow(table, 'data')))
  if (entity !== undefined) envelope.entity = convert(entity, toSdkConversion(entityKinds(table)))
  if (modifiedFields !== undefined)
    envelope.modifiedFields = convertModifiedFields(modifiedFields, toSdkConversion(changedKinds(table)))
  return renameToSdk(envelope) as JsonRecord
}

/** The recorded undefined keys that have no value here either: an absent key equals an undefined one. */
const undefinedKeysOf = (envelope: JsonRecord, recorded: readonly string[] = []): string[] =>
  recorded.filter(
    (path) => path.split('.').reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), envelope) === undefined,
  )

const definitionOf = (handler: string): EventDefinition => {
  const [type] = Object.entries(EVENT_TABLES).find(([, table]) => table.export === handler) ?? []
  const definition = allEvents.find((event) => event.type === type)
  if (!definition) throw new Error(`we have no event for ${handler}`)
  return definition
}

/** Our refusals in the wording of the library with which the SDK verifies tokens. */
const REFUSALS: Readonly<Record<string, JsonRecord>> = {
  BAD_SIGNATURE: {
    name: 'JWSSignatureVerificationFailed',
    message: 'signature verification failed',
    code: 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
  },
  EXPIRED: { name: 'JWTExpired', message: '"exp" claim timestamp check failed', code: 'ERR_JWT_EXPIRED' },
  NOT_YET_VALID: {
    name: 'JWTClaimValidationFailed',
    message: '"nbf" claim timestamp check failed',
    code: 'ERR_JWT_CLAIM_VALIDATION_FAILED',
  },
  BAD_KEY: { name: 'Error', message: 'Missing public key. Make sure to pass it to the AppStrategy' },
}

function toSdkError({ code, message, cause }: EventError): JsonRecord {
  if (code === 'HANDLER_FAILED' || (code === 'MALFORMED' && cause instanceof SyntaxError)) {
    const { name, message: text } = cause as Error
    return { name, message: text }
  }
  const [, type] = (code === 'MALFORMED' && /of type (\w+)/.exec(message)) || []
  if (type) return { name: 'Error', message: `Unexpected type of JWT data: expected string, got ${type}` }
  if (message === 'The body is not a signed token.')
    return { name: 'JWSInvalid', message: 'Invalid Compact JWS', code: 'ERR_JWS_INVALID' }
  return REFUSALS[code] ?? { name: code, message }
}

/** Empties an event, which shows whether a later handler gets the same object. */
function spoil(node: unknown): void {
  if (!isRecord(node) && !Array.isArray(node)) return
  for (const key of Object.keys(node)) {
    spoil((node as JsonRecord)[key])
    delete (node as JsonRecord)[key]
  }
}

/** The outcome of one request to our receiver. */
interface Delivered {
  error?: EventError
  /** The event's type, if it has no handler. */
  unhandled?: string
  events: Received[]
}

/** `isSpoiling`: each handler empties its event after it was recorded. */
async function deliver(
  config: VerifyConfig,
  token: string,
  definitions: readonly EventDefinition[],
  { fails = false, isSpoiling = false },
): Promise<Delivered> {
  const delivered: Delivered = { events: [] }
  const handle = (event: unknown) => {
    delivered.events.push(structuredClone(event) as Received)
    if (isSpoiling) spoil(event)
    if (fails) throw new Error('handler failed')
  }
  let receive: (request: Request) => Promise<Response>
  try {
    receive = createEventReceiver({
      ...config,
      handlers: definitions.map((definition): EventHandler => when(definition, handle)),
      otherwise: ({ type }) => {
        delivered.unhandled = type
      },
      onError: (error) => {
        delivered.error = error
      },
    })
  } catch (error) {
    return { ...delivered, error: error as EventError }
  }
  const { status } = await receive(new Request('https://shop.example/events', { method: 'POST', body: token }))
  if ((status === 200) !== (delivered.error === undefined))
    throw new Error(`status ${status} with ${delivered.error?.code ?? 'no error'}`)
  return delivered
}

/** The recorded parts of the events of a pair. */
const excerptOf = ({ entity, metadata }: JsonRecord): JsonRecord => {
  const { lineItems, contactInfo } = entity as { lineItems: JsonRecord[]; contactInfo: JsonRecord }
  return {
    image: lineItems[0]?.image,
    url: lineItems[0]?.url,
    address: contactInfo.address,
    eventTime: (metadata as JsonRecord).eventTime,
  }
}

const handlerNameOf = (type: string): string | undefined => EVENT_TABLES[type]?.export

/** A vector of another recorder has its own key. */
const publicKeyOf = ({ vector }: Scene): string => (vector.publicKeyPem as string | undefined) ?? publicKeyPem

async function process(scene: Scene, token: string, { expectedEvents = [] }: { expectedEvents?: { type: string }[] } = {}) {
  const { error: failure, handlers, handlerCalls } = scene.vector
  // The recordings have no setup of client and handlers; it is derived from the outcome.
  const config: VerifyConfig = {
    publicKey: failure?.message?.startsWith('Missing public key') ? undefined : publicKeyOf(scene),
    now: scene.environment.now,
    leewayMs: 0,
    maxAgeMs: Number.POSITIVE_INFINITY,
    allowMissingExpiry: true,
  }
  const names = handlers as string[] | undefined
  const recordedCalls = handlerCalls as { undefinedKeys?: string[] }[] | undefined
  const isPair = names === undefined && Array.isArray(handlerCalls)
  const definitions = names?.map(definitionOf) ?? (isPair ? [...allEvents, ...allEvents] : allEvents)
  const { events, error, unhandled } = await deliver(config, token, definitions, {
    fails: failure?.message === 'handler failed',
    isSpoiling: isPair,
  })
  const raw = error && error.code !== 'HANDLER_FAILED' ? undefined : await createEventVerifier(config)(token)
  const envelopes = events.map((event) => [event.type, toEnvelope(event)] as const)
  // Vectors with one event and one handler record only the number of calls.
  if (!names && !isPair)
    return { error: error && toSdkError(error), facts: { envelope: envelopes[0]?.[1], handlerCalls: events.length } }
  const facts = {
    handlerCalls: envelopes.map(([type, envelope], i) =>
      isPair
        ? excerptOf(envelope)
        : { handler: handlerNameOf(type), envelope, undefinedKeys: undefinedKeysOf(envelope, recordedCalls?.[i]?.undefinedKeys) },
    ),
  }
  if (error) return { error: toSdkError(error), facts }
  const expected = [...(names ?? []).map((name) => definitionOf(name).type), ...expectedEvents.map(({ type }) => type)]
  if (unhandled !== undefined && !expected.includes(unhandled)) {
    const message = `Unexpected event type: ${unhandled}. Expected one of: ${expected.join(', ')}`
    return { error: { name: 'Error', message }, facts }
  }
  const { type = '', payload, ...source } = raw ?? {}
  const result = { ...source, eventType: type, payload: payload && JSON.parse(payload) }
  return { ...(names && { result }), facts }
}

/** Whether names in a signed event can reach the prototype of every object. */
async function tryToPollute({ vector, environment }: Scene): Promise<Performed> {
  if (!('polluted' in vector)) return { error: `no rule for ${WITHOUT_CALL}` }
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const modifiedFields = { '__proto__.polluted': 'yes', 'constructor.prototype.polluted': 'yes', 'a.__proto__.polluted': 'yes' }
  const data = { id: 'e', updatedEvent: { currentEntity: { id: 'c' }, modifiedFields } }
  const claims = {
    exp: environment.now() / 1000 + 60,
    data: JSON.stringify({ eventType: 'wix.ecom.v1.cart_updated', data: JSON.stringify(data) }),
  }
  const signed = [{ alg: 'RS256' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const token = `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`
  const config = { publicKey: publicKey.export({ type: 'spki', format: 'pem' }) as string, now: environment.now }
  const { events, error } = await deliver(config, token, allEvents, {})
  if (error || events.length !== 1) throw new Error(`the event was not received: ${error?.code}`)
  return { facts: { polluted: ({} as JsonRecord).polluted } }
}

export const eventsRules: Rules = { 'client.webhooks.process': process, [WITHOUT_CALL]: tryToPollute }
