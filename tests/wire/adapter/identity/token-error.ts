/** The SDK strategies' wording for the errors of our token requests and callbacks. */
import { type CartletError, isCartletError } from '../../../../src/platform/http/errors'
import type { Scene } from '../../runner/scene'
import { isSpecEra } from './client'

/** Our messages for a token request that failed (docs/platform.md §8). */
const WORDING = ['something went wrong', 'Failed to get member tokens']

/** Whether a token request failed, for any reason. */
export const isTokenFailure = (error: CartletError): boolean => WORDING.includes(error.message)

/** Whether the SDK throws a plain error: for refused tokens, and for errors found before anything was sent. */
export const isPlain = (error: unknown): error is CartletError =>
  isCartletError(error) && (isTokenFailure(error) || (error.status === undefined && error.code !== 'NETWORK'))

/** The current SDK reports status text, request id and body; the older one used the specification's wording. */
export function toTokenError(scene: Scene, error: CartletError): unknown {
  const { code, message, response, requestId, cause } = error
  if (cause instanceof Error && code === 'NETWORK')
    return { name: cause.name, message: cause.message, cause: { code: (cause as { code?: unknown }).code } }
  if (cause instanceof Error) {
    const { name, message: said, ...properties } = Object.assign({}, cause, { name: cause.name, message: cause.message })
    return { name, message: said, properties }
  }
  if (!isTokenFailure(error) || !response || code === 'BAD_RESPONSE' || isSpecEra(scene)) return { name: 'Error', message }
  const body = response.body ? `Response: ${JSON.stringify(response.body)}` : ''
  return {
    name: 'Error',
    message: `Failed to fetch tokens from OAuth API: ${response.statusText}. request id: ${requestId ?? null}. ${body}`,
  }
}
