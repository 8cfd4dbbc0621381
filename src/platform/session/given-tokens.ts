/** Tokens in the configuration of a client. A separate file, because the client of a page has none. */
import { CartletError } from '../http/errors'
import { parseJson } from '../wire/json'
import { isRecord } from '../wire/record'
import { faultIn, parseTokens, type Tokens } from './tokens'

const TEXT = 'text without spaces'
const RULES = {
  accessToken: TEXT,
  refreshToken: TEXT,
  role: "'visitor' or 'member'",
  receivedAt: 'a number: milliseconds since 1970',
  expiresIn: 'a number: seconds',
}

/**
 * The tokens in `value`, JSON text or parsed JSON: for a server, from the cookie of a request. Null for anything else or invalid
 * tokens.
 */
export const readTokens = (value: unknown): Tokens | null => parseTokens(typeof value === 'string' ? parseJson(value) : value)

/** The tokens in `value`. Throws `INVALID_CONFIG` with the name of the first invalid field. */
export function checkTokens(value: unknown): Tokens {
  if (!isRecord(value)) throw new CartletError('INVALID_CONFIG', 'tokens must be an object that session.tokens() returned')
  const field = faultIn(value)
  if (field) throw new CartletError('INVALID_CONFIG', `tokens.${field} must be ${RULES[field]}`)
  return parseTokens(value) as Tokens
}
