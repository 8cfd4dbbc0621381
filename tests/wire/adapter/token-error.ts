/** How the SDK's strategies word what our token requests and callbacks reject with. */
import { STATUS_CODES } from 'node:http'
import { type CartletError, isCartletError } from '../../../src/platform/http/errors'
import type { Scene } from '../scene'
import { isSpecEra } from './client'

/** Our own words for a token request that failed (specification §8). */
const WORDING = ['something went wrong', 'Failed to get member tokens']

/** Whether the SDK throws a plain error: for tokens that were refused, and for what it noticed without asking anybody. */
export const isPlain = (error: unknown): error is CartletError =>
  isCartletError(error) && (WORDING.includes(error.message) || (error.status === undefined && error.code !== 'NETWORK'))

/** Today's SDK tells status line, request id and body; the older one used the specification's words. */
export function toTokenError(scene: Scene, error: CartletError): unknown {
  const { message, response, status, requestId, cause } = error
  if (cause instanceof Error) {
    const { name, message: said, ...properties } = Object.assign({}, cause, { name: cause.name, message: cause.message })
    return { name, message: said, properties }
  }
  if (!WORDING.includes(message) || isSpecEra(scene)) return { name: 'Error', message }
  const line = response?.statusText || STATUS_CODES[status ?? 0]
  const body = response?.body ? `Response: ${JSON.stringify(response.body)}` : ''
  return {
    name: 'Error',
    message: `Failed to fetch tokens from OAuth API: ${line}. request id: ${requestId ?? null}. ${body}`,
  }
}
