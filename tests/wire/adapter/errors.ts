/**
 * Our errors in the SDK's shape: each of its facts is one of ours under another name. Only `response.data` is the platform's own body, which both
 * return unchanged.
 */
import { type CartletError, isCartletError } from '../../../src/platform/http/errors'
import { isRecord, type JsonRecord } from '../../../src/platform/wire/record'
import type { Scene } from '../runner/scene'
import { isSpecEra } from './identity/client'
import { isTokenFailure } from './identity/token-error'
import type { ArgumentPaths } from './rule'

/** Errors that are not ours are shown unchanged: none is expected. */
export function toSdkError(scene: Scene, error: unknown, paths: ArgumentPaths = {}): unknown {
  if (!isCartletError(error)) return error instanceof Error ? `${error.name}: ${error.message}\n${error.stack}` : error
  return isRefusal(error) ? toRefusal(error, paths, isSpecEra(scene)) : toSystemError(error)
}

/** Whether the platform refused the call itself. A success that cannot be read is a system failure, and so is a missing token. */
export const isRefusal = (error: CartletError): boolean =>
  error.status !== undefined && error.code !== 'BAD_RESPONSE' && !isTokenFailure(error)

/** The SDK's single wording for failures without a usable response (lost connections, unreadable successes), in place of ours. */
function toSystemError(error: CartletError): unknown {
  const { code, message, requestId, cause } = error
  const { name = 'Error' } = cause instanceof Error ? cause : {}
  const ours = `System error occurred${requestId ? ` (request id ${requestId})` : ''}`
  return {
    name,
    message: message === ours || isTokenFailure(error) ? 'System error occurred: {}' : message,
    properties: { code: 'UNKNOWN', runtimeError: { code: 'UNKNOWN', runtimeError: { $circular: true } } },
    ...(code === 'NETWORK' && { cause: { code: codeOf(cause) } }),
  }
}

/** The code of the network error behind a lost connection. */
export const codeOf = (cause: unknown): unknown => (cause as { code?: unknown } | undefined)?.code

/** The message is a JSON document whose facts are repeated in the properties. The older SDK had no request id. */
function toRefusal(error: CartletError, paths: ArgumentPaths, specEra: boolean): unknown {
  const { status, requestId, response } = error
  const known = specEra ? {} : { requestId: requestId ?? null }
  const body = isRecord(response?.body) ? response.body : {}
  const facts = error.violations ? toValidation(error, paths) : toApplication(error)
  const details = { ...facts.details, ...known }
  const isDetailed = isRecord(body.details) && (isRecord(body.details.validationError) || isRecord(body.details.applicationError))
  const data = isDetailed ? { details: body.details, message: body.message } : facts
  return {
    ...(specEra ? {} : { name: 'Error' }),
    message: JSON.stringify({ message: facts.message, details }, null, 2),
    properties: { response: { data, status }, ...known, details, status },
  }
}

interface Facts {
  message: string
  details: JsonRecord
}

/** Violations with the names of arguments, sorted by them; our own message is changed accordingly. */
function toValidation({ violations = [], message }: CartletError, paths: ArgumentPaths): Facts {
  const fieldViolations = violations
    .map((violation) => ({ ...violation, field: argumentPath(violation.field, paths) }))
    .sort((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0))
  const isAsViolations = message === validationMessage(violations)
  return {
    message: isAsViolations ? validationMessage(fieldViolations) : message,
    details: { validationError: { fieldViolations } },
  }
}

export const validationMessage = (violations: readonly { field: string; description: string }[]): string =>
  `INVALID_ARGUMENT: ${violations.map(({ field, description }) => `"${field}" ${description}`).join(', ')}`

/** `HTTP_404` is the SDK's 404, with the whole body as its data. Our message is the body's message followed by the description. */
function toApplication({ code, message, data, requestId, response }: CartletError): Facts {
  const body = isRecord(response?.body) ? response.body : {}
  const description = message.startsWith(`${body.message}: `) ? message.slice(`${body.message}: `.length) : message
  const [, status] = /^HTTP_(\d+)$/.exec(code) ?? []
  const applicationError = status
    ? { description, code: Number(status), data: data ?? { requestId: requestId ?? null, details: response?.body ?? null } }
    : { description, code, data: data ?? {} }
  return { message, details: { applicationError } }
}

/** Renames the longest known prefix of a field and keeps the rest. */
export function argumentPath(field: string, paths: ArgumentPaths): string {
  const known = Object.keys(paths)
    .filter((path) => field === path || field.startsWith(`${path}.`) || field.startsWith(`${path}[`))
    .sort((a, b) => b.length - a.length)[0]
  return known === undefined ? field : `${paths[known]}${field.slice(known.length)}`
}
