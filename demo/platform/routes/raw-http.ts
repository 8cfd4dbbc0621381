/**
 * Some calls respond with HTTP itself: a redirect, a key set. A browser or library without `Authorization` gets exactly
 * that; an API client, which sends the header, gets the same response wrapped in JSON, and may wrap its request body too.
 */
import type { ApiContext } from '../api-app'
import { jsonBody } from '../api-app'
import { refuse } from '../gateway/errors'
import { isRecord, type Json, own, parseJson } from '../untrusted'

export const isApiClient = (c: ApiContext): boolean => (c.req.header('authorization') ?? '') !== ''

const encode = (text: string): string => Buffer.from(text, 'utf8').toString('base64')

export const redirectAnswer = (c: ApiContext, location: string): Response =>
  isApiClient(c)
    ? c.json({ statusCode: 302, headers: [{ key: 'Location', value: location }], body: '' })
    : c.redirect(location, 302)

export const jsonAnswer = (c: ApiContext, body: Json): Response =>
  isApiClient(c)
    ? c.json({
        statusCode: 200,
        headers: [{ key: 'Content-Type', value: 'application/json' }],
        body: encode(JSON.stringify(body)),
      })
    : c.json(body)

/** The body, unwrapped if it was wrapped. */
export const unwrappedBody = (c: ApiContext): { body: Json; wrapped: boolean } => {
  const sent = jsonBody(c)
  const inner = own(sent, 'body')
  if (typeof inner !== 'string') return { body: sent, wrapped: false }
  try {
    const body: unknown = parseJson(Buffer.from(inner, 'base64').toString('utf8'))
    if (isRecord(body)) return { body, wrapped: true }
  } catch {
    // Refused below, like JSON that is not an object.
  }
  return refuse('body', 'must be the base64 form of a JSON object', 'FORMAT')
}
