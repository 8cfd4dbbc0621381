/** Records requests and responses, for tests and debugging. Tokens are never recorded. */
import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from './api-app'
import { decodeR } from './routes/query-string'
import { isRecord, parseJson } from './untrusted'

export interface JournalEntry {
  id: number
  at: string
  method: string
  path: string
  query: Record<string, string[]>
  /** The decoded `.r` payload. */
  r?: unknown
  body?: unknown
  /** The raw body. Left out when it contains a secret. */
  text?: string
  /** 0 when the connection was dropped. */
  status: number
  /** The platform's error code, if the response has one. */
  errorCode?: string
  /** The fault that affected the response. */
  fault?: string
  visitorId?: string
  requestId: string
}

export interface Journal {
  requests(filter?: { method?: string; path?: string }): JournalEntry[]
  /** Responses of 400 and above that no fault caused, except the codes that occur in normal use. */
  unexpected(ordinaryCodes?: readonly string[]): JournalEntry[]
  /** CORS preflights, which are not in `requests`. */
  preflights(): number
  /** Requests in progress are not recorded afterwards either. */
  clear(): void
}

const MAX_ENTRIES = 5000
const SECRET_KEYS =
  /^(access_?token|refresh_?token|authorization|(new_?)?password|card.*|session_?token|code_?verifier|client_?secret)$/i
const TOKEN = /(?:OauthNG\.)?JWS\.[\w.-]+/g

const redact = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(TOKEN, '[token]')
  if (Array.isArray(value)) return value.map(redact)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, SECRET_KEYS.test(key) ? '[redacted]' : redact(entry)]),
  )
}

const parseBody = (text: string): unknown => {
  try {
    return parseJson(text)
  } catch {
    return text
  }
}

const noteBody = (text: string): Pick<JournalEntry, 'body' | 'text'> => {
  const sent = parseBody(text)
  const body = redact(sent)
  return JSON.stringify(body) === JSON.stringify(sent) ? { body, text } : { body }
}

/** Codes for a visitor without a cart, and for a client that does not know the catalog version yet. */
export const ORDINARY_CODES = [
  'OWNED_CART_NOT_FOUND',
  'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
  'CATALOG_V3_CALLING_CATALOG_V1_API',
]

export const createJournal = () => {
  let entries: JournalEntry[] = []
  let preflights = 0
  let lastId = 0

  const journal: Journal = {
    requests: ({ method, path } = {}) =>
      entries.filter((entry) => (!method || entry.method === method.toUpperCase()) && (!path || entry.path === path)),
    unexpected: (ordinaryCodes = ORDINARY_CODES) =>
      entries.filter((entry) => entry.status >= 400 && !entry.fault && !ordinaryCodes.includes(entry.errorCode ?? '')),
    preflights: () => preflights,
    clear: () => {
      entries = []
      preflights = 0
    },
  }

  const middleware: MiddlewareHandler<ApiEnv> = async (c, next) => {
    if (c.req.method === 'OPTIONS') {
      preflights += 1
      return next()
    }
    const at = new Date().toISOString()
    const begun = entries
    await next()
    // Cleared meanwhile: a delayed call left over from one test must not appear in the journal of the next.
    if (begun !== entries) return
    const query = c.req.queries()
    const encoded = query['.r']?.[0]
    const { faultKind, errorCode, visitorId, requestId, bodyText } = c.var
    lastId += 1
    entries.push({
      id: lastId,
      at,
      method: c.req.method,
      path: c.req.path,
      query: redact(query) as Record<string, string[]>,
      ...(encoded !== undefined && { r: redact(decodeR(encoded)) }),
      ...(bodyText && noteBody(bodyText)),
      status: faultKind === 'drop' ? 0 : c.res.status,
      ...(errorCode && { errorCode }),
      ...(faultKind && { fault: faultKind }),
      ...(visitorId && { visitorId }),
      requestId,
    })
    if (entries.length > MAX_ENTRIES) entries.shift()
  }
  return { journal, middleware }
}
