/** Logins and registrations: failures that can be shown where the SDK throws, and codes that the SDK does not recognise. */
import { argumentPath, validationMessage } from '../adapter/errors'
import { pathsOf } from '../adapter/paths'
import { isPlain } from '../runner/compare'
import type { RecordedReply, Vector } from '../runner/vector'
import { bodyOf, type DeviationRule, type DeviationRules, headerOf, lastReply, recordOf } from './rule'

/** Meaning of the platform's codes (docs/platform.md §8), and the functions to which they apply. */
const CODES: Readonly<Record<string, readonly [meaning: string, ...functions: string[]]>> = {
  '-19971': ['missingCaptchaToken', 'register', 'login'],
  '-19970': ['invalidCaptchaToken', 'register', 'login'],
  '-19995': ['emailAlreadyExists', 'register'],
  '-19976': ['invalidPassword', 'login'],
  '-19973': ['resetPassword', 'login'],
}

/** The last login or registration of the vector. */
const loginOf = ({ call }: Vector): string | undefined =>
  /\b(register|login)\b(?!.*\b(?:register|login|processVerification)\b)/.exec(call?.fn ?? '')?.[1]

/** A failure is a result that can be shown, never the SDK's own TypeError. */
const failureIsAResult: DeviationRule = (recorded, vector) => {
  const { name, message } = recordOf(recorded.error)
  const isCrash = name === 'TypeError' && `${message}`.startsWith('Cannot read properties of undefined')
  if (!loginOf(vector) || !isCrash) return recorded
  const reply = lastReply(vector)
  const isRefused = reply.networkError === undefined && reply.status !== 200
  const requestId = headerOf(reply, 'x-wix-request-id')
  const words = { error: `System error occurred${requestId ? ` (request id ${requestId})` : ''}` }
  const failure = { loginState: 'FAILURE', ...(isRefused ? violationsOf(vector, reply) : words) }
  return { requests: recorded.requests, result: failure }
}

/** An invalid e-mail address with the description of its violation, other violations with the whole refusal. */
function violationsOf(vector: Vector, reply: RecordedReply): object {
  const { fieldViolations = [] } = recordOf(recordOf(recordOf(bodyOf(reply)).details).validationError) as {
    fieldViolations?: { field: string; description: string; data?: unknown }[]
  }
  const email = fieldViolations.find(({ data }) => recordOf(data).type === 'EMAIL')
  if (email) return { error: email.description, errorCode: 'invalidEmail' }
  const named = fieldViolations
    .map((violation) => ({ ...violation, field: argumentPath(violation.field, pathsOf(vector)) }))
    .sort((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0))
  const known = vector.group === 'legacy' ? {} : { requestId: headerOf(reply, 'x-wix-request-id') ?? null }
  return { error: { message: validationMessage(named), details: { validationError: { fieldViolations: named }, ...known } } }
}

/** A code sent as a number means the same. */
const numericCodes: DeviationRule = (recorded, vector) => {
  const { code } = recordOf(recordOf(recordOf(bodyOf(lastReply(vector))).details).applicationError)
  const [meaning, ...functions] = (typeof code === 'number' && CODES[`${code}`]) || ['']
  if (!meaning || !isPlain(recorded.result) || !functions.includes(loginOf(vector) ?? '')) return recorded
  return { ...recorded, result: { ...recorded.result, errorCode: meaning } }
}

/** A busy or broken platform does not mean that the visitor's e-mail address is wrong. */
const troubleIsNoAddress: DeviationRule = (recorded, vector) => {
  const { status = 0 } = lastReply(vector)
  const { result } = recorded
  if (!isPlain(result) || loginOf(vector) !== 'login' || (status !== 429 && status < 500)) return recorded
  return { ...recorded, result: { ...result, errorCode: undefined } }
}

/** Without an error description from the login page, the description is undefined instead of null. */
const noWords: DeviationRule = (recorded, vector) =>
  vector.call?.fn === 'parseFromUrl' && isPlain(recorded.result) && recorded.result.errorDescription === null
    ? { ...recorded, result: { ...recorded.result, errorDescription: undefined } }
    : recorded

export const loginRules: DeviationRules = {
  'a failed login is a result': failureIsAResult,
  'numeric login codes': numericCodes,
  'a platform failure does not mean a wrong address': troubleIsNoAddress,
  'no text, no description': noWords,
}
