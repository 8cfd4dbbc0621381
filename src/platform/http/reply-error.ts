/** docs/platform.md §8 "General": errors of responses. */

import { parseJson } from '../wire/json'
import { isRecord, type JsonRecord } from '../wire/record'
import { CartletError, type FieldViolation } from './errors'
import type { Reply } from './exchange'
import { parseRetryAfter } from './retry'
import { toCause } from './secrets'
import { systemError } from './system-error'

/**
 * Field violations become `INVALID_ARGUMENT`, other 4xx application errors, the rest 'System error occurred'. Secrets of the
 * request are masked.
 */
export function toReplyError(reply: Reply, now: number): CartletError {
  const { status, hide } = reply
  const sent = parseJson(reply.text, (_, value) => (typeof value === 'string' ? hide(value) : value))
  const body = recordOr(sent)
  const { validationError, applicationError } = recordOr(body.details)
  const retryAfterMs = parseRetryAfter(reply.header('retry-after'), now)
  const details = {
    ...replyFacts(reply, sent),
    retryable: isPassing(status),
    delivered: wasDelivered(status, retryAfterMs),
    retryAfterMs,
  }
  if (isRecord(validationError)) {
    const violations = violationsIn(validationError)
    const text = violations.map(({ field, description }) => `"${field}" ${description}`).join(', ')
    return new CartletError('INVALID_ARGUMENT', `INVALID_ARGUMENT: ${text}`, { ...details, violations })
  }
  const application = recordOr(applicationError)
  const fromReply = { ...details, data: application.data }
  // An object in place of the code may have no text form, or a `toString` that runs code.
  const code = `${(typeof application.code !== 'object' && application.code) || `HTTP_${status}`}`
  if (!(status >= 400 && status < 500)) return systemError(code, fromReply)
  const description = textOr(application.description)
  const message = textOr(body.message) || description || details.response.statusText || code
  return new CartletError(code, description && description !== message ? `${message}: ${description}` : message, fromReply)
}

/**
 * The error of a 2xx with an unexpected body. The body is left out, since it may contain tokens. The platform may have processed
 * the call.
 */
export const badResponse = (reply: Reply, cause?: unknown): CartletError =>
  systemError('BAD_RESPONSE', {
    ...replyFacts(reply),
    retryable: true,
    delivered: 'unknown',
    cause: cause && toCause(cause, reply.hide),
  })

const replyFacts = ({ status, statusText, header, hide }: Reply, body: unknown = null) => ({
  status,
  requestId: header('x-wix-request-id') ?? undefined,
  response: { statusText: hide(statusText), body },
})

/**
 * `no` for 401, 429, and a 503 with `Retry-After`, which are sent before a call is processed. `unknown` for other 502, 503 and
 * 504: they may come from a gateway.
 */
function wasDelivered(status: number, retryAfterMs: number | undefined): CartletError['delivered'] {
  if (status === 401 || status === 429 || (status === 503 && retryAfterMs !== undefined)) return 'no'
  return status >= 502 && status <= 504 ? 'unknown' : 'yes'
}

function violationsIn({ fieldViolations }: JsonRecord): FieldViolation[] {
  const list = Array.isArray(fieldViolations) ? fieldViolations.filter(isRecord) : []
  return list
    .map((violation) => ({ ...violation, field: textOr(violation.field), description: textOr(violation.description) }))
    .sort((a, b) => (a.field < b.field ? -1 : 1))
}

/** Whether the same call may succeed later. Not after 501: the platform does not know it. */
export const isPassing = (status: number): boolean => status === 429 || (status >= 500 && status !== 501)

const recordOr = (value: unknown): JsonRecord => (isRecord(value) ? value : {})
const textOr = (value: unknown): string => (typeof value === 'string' ? value : '')
