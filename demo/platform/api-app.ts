/** What all API routes share: the caller's identity, the JSON body, the visitor. */
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { applicationError, refuse } from './gateway/errors'
import type { Subject } from './gateway/tokens'
import type { Shop } from './shop'
import { isRecord, type Json, parseJson } from './untrusted'

export interface Caller {
  shop: Shop
  /** Absent when the request carries only an API key. */
  subject?: Subject
  /** True for an API key or an app, which may do what visitors and members may not. */
  elevated: boolean
}

export interface ApiEnv {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** The cart's owner: the visitor, or the member. */
    visitorId: string
    caller: Caller
    /** The shop of the caller's token. */
    shop: Shop
    bodyText: string
    /** The kind of the fault that shaped this answer, for the journal. */
    faultKind: string
    errorCode: string
  }
}

export type ApiContext = Context<ApiEnv>

export const createRouter = () => new Hono<ApiEnv>()

const parse = (text: string): unknown => {
  try {
    return parseJson(text)
  } catch {
    throw applicationError(
      400,
      'MALFORMED_JSON',
      'The request body is not valid JSON, or nested too deeply.',
      undefined,
      'Bad Request',
    )
  }
}

/** Reads an empty body as `{}`; any other body must be a JSON object. */
export const jsonBody = (c: ApiContext): Json => {
  const text = c.var.bodyText
  if (text.trim() === '') return {}
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\b/i.test(type))
    throw applicationError(415, 'UNSUPPORTED_MEDIA_TYPE', `The content type must be application/json, not "${type}".`)
  const body = parse(text)
  return isRecord(body) ? body : refuse('body', 'must be a JSON object', 'FORMAT')
}
