/** Our errors in the SDK's shape. What the platform said is in ours; how the SDK words it is known from the recordings. */
import { type CartletError, isCartletError } from '../../../src/platform/http/errors'
import { isRecord, type JsonRecord } from '../../../src/platform/wire/record'
import type { Scene } from '../scene'
import { isSpecEra } from './client'
import type { ArgumentPaths } from './rule'

/** The message is a pretty JSON document, and the facts stand beside it again. */
interface SdkError {
  name?: string
  message: string
  messageJSON?: unknown
  properties?: JsonRecord
  cause?: JsonRecord
}

/** Other errors than ours are shown as they are: none is expected. */
export function toSdkError(scene: Scene, error: unknown, paths: ArgumentPaths = {}): unknown {
  if (!isCartletError(error)) return error instanceof Error ? `${error.name}: ${error.message}\n${error.stack}` : error
  // Every status but 200 is a refusal to the SDK; a 200 that it cannot read is a failure of the system.
  return error.response && error.status !== 200 ? toRefusal(error, paths, isSpecEra(scene)) : toSystemError(error)
}

/** The SDK's one wording for what never was an answer: lost connections, and successes it could not read. */
function toSystemError({ code, cause }: CartletError): unknown {
  const circular = { $circular: true }
  const { name = 'TypeError', message = code } = cause instanceof Error ? cause : {}
  const shaped: SdkError = {
    name,
    message: 'System error occurred: {}',
    properties: { code: 'UNKNOWN', runtimeError: { code: 'UNKNOWN', runtimeError: circular } },
  }
  if (code === 'NETWORK') shaped.cause = { message, code: message }
  return shaped
}

function toRefusal(error: CartletError, paths: ArgumentPaths, specEra: boolean): SdkError {
  const { status = 0 } = error
  const body = recordOr(error.response?.body)
  const sent = recordOr(body.details)
  // The older SDK did not know the request's id, nor the status line's text.
  const requestId = error.requestId ?? null
  const known = specEra ? {} : { requestId }
  const text = body.message ?? (specEra ? undefined : error.response?.statusText)
  const isDetailed = isRecord(sent.validationError) || isRecord(sent.applicationError)
  const data = isDetailed
    ? { details: sent, message: body.message }
    : {
        details: {
          applicationError: { description: text, code: status, data: { requestId, details: error.response?.body ?? null } },
        },
        message: text,
      }
  const details = { ...worded(data.details as JsonRecord, paths), ...known }
  const document = { message: summary(details, text), details }
  return {
    ...(specEra ? {} : { name: 'Error' }),
    message: JSON.stringify(document, null, 2),
    messageJSON: document,
    properties: { response: { data, status }, ...known, details, status },
  }
}

/** Violations with the names of arguments, in their order; application errors with everything filled in. */
function worded({ validationError, applicationError }: JsonRecord, paths: ArgumentPaths): JsonRecord {
  if (isRecord(validationError)) {
    const { fieldViolations } = validationError
    if (!Array.isArray(fieldViolations)) return { validationError }
    const named = fieldViolations.map((violation: JsonRecord) => ({
      ...violation,
      field: argumentPath(`${violation.field}`, paths),
    }))
    return { validationError: { fieldViolations: named.sort((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0)) } }
  }
  const { description = 'UNKNOWN', code = 'UNKNOWN', data = {} } = recordOr(applicationError)
  return { applicationError: { description, code, data } }
}

function summary({ validationError, applicationError }: JsonRecord, text: unknown): string {
  if (isRecord(validationError)) {
    const { fieldViolations } = validationError as { fieldViolations?: JsonRecord[] }
    return `INVALID_ARGUMENT: ${fieldViolations?.map(({ field, description }) => `"${field}" ${description}`).join(', ')}`
  }
  const { description } = applicationError as JsonRecord
  return `${text === undefined || text === description ? description : `${text}: ${description}`}`
}

/** The longest known field decides; what is below it is kept. */
function argumentPath(field: string, paths: ArgumentPaths): string {
  const known = Object.keys(paths)
    .filter((path) => field === path || field.startsWith(`${path}.`) || field.startsWith(`${path}[`))
    .sort((a, b) => b.length - a.length)[0]
  return known === undefined ? field : `${paths[known]}${field.slice(known.length)}`
}

const recordOr = (value: unknown): JsonRecord => (isRecord(value) ? value : {})
