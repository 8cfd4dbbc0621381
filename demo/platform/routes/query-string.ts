/** GET queries contain their payload as `.r` (base64url of the JSON) or as plain parameters with dots for nesting. */
import { refuse } from '../gateway/errors'
import { isRecord, type Json, parseJson } from '../untrusted'

export const decodeR = (encoded: string): unknown => {
  if (!/^[A-Za-z0-9_-]*$/.test(encoded)) return undefined
  try {
    return parseJson(Buffer.from(encoded, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/** No field of a query is nested deeper. */
const DEEPEST = 20

const nest = (params: URLSearchParams): Json => {
  const root: Json = {}
  for (const [key, value] of params) {
    const path = key.split('.')
    if (path.length > DEEPEST) return refuse('query', `can be nested ${DEEPEST} deep at most`, 'FORMAT')
    const last = path.pop() ?? key
    let at = root
    for (const part of path) {
      const next = Object.hasOwn(at, part) ? at[part] : undefined
      const record = isRecord(next) ? next : {}
      // `defineProperty`, so that a parameter called `__proto__` is an ordinary key.
      Object.defineProperty(at, part, { value: record, enumerable: true, configurable: true, writable: true })
      at = record
    }
    Object.defineProperty(at, last, { value, enumerable: true, configurable: true, writable: true })
  }
  return root
}

export const readQueryString = (url: string): Json => {
  const params = new URL(url).searchParams
  const encoded = params.get('.r')
  if (encoded === null) return nest(params)
  const payload = decodeR(encoded)
  return isRecord(payload) ? payload : refuse('.r', 'must be the base64url form of a JSON object', 'FORMAT')
}
