/** Tokens that a caller gives a client to start with. Apart from the others: a page's own client is given none. */
import { CartletError } from '../http/errors'
import { isRecord, parseJson } from '../wire/record'
import { faultIn, parseTokens, type Tokens } from './tokens'

const TEXT = 'text without spaces'
const RULES = {
  accessToken: TEXT,
  refreshToken: TEXT,
  role: "'visitor' or 'member'",
  receivedAt: 'a number: milliseconds since 1970',
  expiresIn: 'a number: seconds',
}

/** The tokens in `value`, JSON or what was made of it: for a server, from a request's cookie. Null when there are none, or anything is off. */
export const readTokens = (value: unknown): Tokens | null => parseTokens(typeof value === 'string' ? parseJson(value) : value)

/** The tokens in `value`. Throws `INVALID_CONFIG`, naming the field that is not what it must be. */
export function checkTokens(value: unknown): Tokens {
  if (!isRecord(value)) throw new CartletError('INVALID_CONFIG', 'tokens must be an object as session.tokens() gives it')
  const field = faultIn(value)
  if (field) throw new CartletError('INVALID_CONFIG', `tokens.${field} must be ${RULES[field]}`)
  return parseTokens(value) as Tokens
}
