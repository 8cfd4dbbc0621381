/** Refusals: the wording of docs/platform.md §8 where the SDK has its own, and facts that the SDK loses. */
import { argumentPath, validationMessage } from '../adapter/errors'
import { pathsOf } from '../adapter/paths'
import { isPlain } from '../runner/compare'
import type { Outcome } from '../runner/outcome'
import type { Vector } from '../runner/vector'
import { bodyOf, type DeviationRule, type DeviationRules, everywhere, headerOf, lastReply, recordOf } from './rule'

interface Refusal {
  /** Absent if the older SDK found none. */
  message?: string
  details: Record<string, unknown>
}

/** Changes the documents that describe a refusal, wherever they occur. */
function inRefusals({ result, error, ...rest }: Outcome, change: (refusal: Refusal) => Refusal): Outcome {
  const changeIn = (node: unknown) =>
    everywhere(node, (value) => {
      const { details, response } = recordOf(value)
      const isRefusal =
        response === undefined && ['applicationError', 'validationError'].some((kind) => kind in recordOf(details))
      return isRefusal ? change(value as Refusal) : value
    })
  const changed = recordOf(changeIn(error))
  const document = recordOf(changed.message)
  const isRefusal = document.details !== undefined
  const properties = recordOf(changed.properties)
  return {
    ...rest,
    result: changeIn(result),
    error:
      error === undefined
        ? undefined
        : isRefusal
          ? { ...changed, properties: { ...properties, details: document.details } }
          : changed,
  }
}

/** The body of the last reply, and the platform's own application error if it sent one. */
const sentIn = (vector: Vector) => {
  const body = recordOf(bodyOf(lastReply(vector)))
  const details = recordOf(body.details)
  return { body, isValidation: 'validationError' in details, application: details.applicationError }
}

/** Message and description as worded in docs/platform.md §8. For a body without details, `response.data` has the same document. */
const words: DeviationRule = (recorded, vector) => {
  const reply = lastReply(vector)
  const { status = 200, statusText } = reply
  const { body, isValidation, application } = sentIn(vector)
  if (status < 300 || isValidation) return recorded
  const sent = recordOf(application)
  const requestId = headerOf(reply, 'x-wix-request-id')
  const isClients = status >= 400 && status < 500
  const code = sent.code || `HTTP_${status}`
  const said = textOr(body.message) || textOr(sent.description) || statusText || `${code}`
  const system = `System error occurred${requestId ? ` (request id ${requestId})` : ''}`
  const description = isClients ? textOr(sent.description) || said : system
  const message = isClients ? (description === said ? said : `${said}: ${description}`) : system
  const isRaw = ({ details }: Refusal) =>
    application !== undefined &&
    JSON.stringify(details.applicationError) === JSON.stringify(application) &&
    !('requestId' in details)
  return inRefusals(recorded, (refusal) =>
    isRaw(refusal) || !refusal.details.applicationError
      ? refusal
      : {
          message,
          details: { ...refusal.details, applicationError: { ...recordOf(refusal.details.applicationError), description } },
        },
  )
}

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '')

/** An application error without a code is reported with its status and its whole body. */
const statusForUnknown: DeviationRule = (recorded, vector) => {
  const reply = lastReply(vector)
  const { body, application } = sentIn(vector)
  if (!application || recordOf(application).code) return recorded
  const data = { requestId: headerOf(reply, 'x-wix-request-id') ?? null, details: body }
  return inRefusals(recorded, (refusal) => {
    const told = recordOf(refusal.details.applicationError)
    if (told.code !== 'UNKNOWN') return refusal
    return {
      ...refusal,
      details: {
        ...refusal.details,
        applicationError: { ...told, code: reply.status, data: recordOf(application).data ?? data },
      },
    }
  })
}

/** Codes are strings: a code that the platform sends as a number is converted. */
const codeAsText: DeviationRule = (recorded, vector) => {
  const { code } = recordOf(sentIn(vector).application)
  if (typeof code !== 'number') return recorded
  return inRefusals(recorded, (refusal) => {
    const told = recordOf(refusal.details.applicationError)
    // The platform's own body, which both sides return, has no request id beside its details.
    if (told.code !== code || !('data' in told)) return refusal
    return { ...refusal, details: { ...refusal.details, applicationError: { ...told, code: `${code}` } } }
  })
}

/** Every violation is reported. The SDK drops one when another names an argument inside it, and cannot read an empty list. */
const everyViolation: DeviationRule = (recorded, vector) => {
  const { validationError } = recordOf(recordOf(bodyOf(lastReply(vector))).details)
  if (validationError === undefined) return recorded
  const sent = recordOf(validationError).fieldViolations
  const paths = pathsOf(vector)
  const violations = (Array.isArray(sent) ? sent : [])
    .map((violation) => ({ ...violation, field: argumentPath(`${violation.field}`, paths) }))
    .sort((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0))
  return inRefusals(recorded, (refusal) => {
    const told = recordOf(refusal.details.validationError).fieldViolations
    if (!refusal.message?.startsWith('INVALID_ARGUMENT: ') || (Array.isArray(told) && told.length === violations.length))
      return refusal
    return {
      message: validationMessage(violations),
      details: { ...refusal.details, validationError: { fieldViolations: violations } },
    }
  })
}

/** A query builder's refusal names the query. The SDK writes "undefined" in its place. */
const queryNamed: DeviationRule = (recorded, vector) => {
  if (!vector.call?.chain) return recorded
  return inRefusals(recorded, (refusal) => {
    const { validationError } = refusal.details
    const { fieldViolations } = recordOf(validationError)
    if (!Array.isArray(fieldViolations)) return refusal
    const violations = fieldViolations.map((violation) => ({
      ...violation,
      field: `${violation.field}`.replace(/^undefined\b/, 'query'),
    }))
    const message = refusal.message?.replaceAll('"undefined.', '"query.')
    return { message, details: { ...refusal.details, validationError: { fieldViolations: violations } } }
  })
}

/** For a lost connection only the code is reported, because the message may quote the request. */
const codeOfLostConnection: DeviationRule = (recorded, vector) => {
  const { cause, ...error } = recordOf(recorded.error)
  if (lastReply(vector).networkError === undefined || !isPlain(cause)) return recorded
  return { ...recorded, error: { ...error, cause: { code: cause.code } } }
}

/** Names of fields whose values are secrets. */
const SECRET = /token|password|secret|captcha|verifier|^code$/i

/** A secret that was sent is masked where the platform's refusal repeats it. */
const maskedSecrets: DeviationRule = (recorded, vector) => {
  const secrets = secretsIn(recorded.requests.map(({ body }) => body))
  const mask = (node: unknown): unknown => (typeof node === 'string' && secrets.includes(node) ? '***' : node)
  return recorded.error === undefined || lastReply(vector).networkError !== undefined
    ? recorded
    : { ...recorded, error: everywhere(recorded.error, mask) }
}

const secretsIn = (node: unknown, isSecret = false): string[] => {
  if (typeof node === 'string') return isSecret && node ? [node] : []
  return Object.entries(Object(node)).flatMap(([name, value]) => secretsIn(value, isSecret || SECRET.test(name)))
}

export const errorRules: DeviationRules = {
  'the specification’s words': words,
  'the status for an unknown code': statusForUnknown,
  'codes are text': codeAsText,
  'every violation is reported': everyViolation,
  'the query is named': queryNamed,
  'the code of a lost connection': codeOfLostConnection,
  'secrets are masked': maskedSecrets,
}
