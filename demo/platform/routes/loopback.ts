/** Restricts control calls and the mailbox to requests from this machine. */
import { getConnInfo } from '@hono/node-server/conninfo'
import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from '../api-app'
import { applicationError } from '../gateway/errors'

export const loopbackOnly: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const address = getConnInfo(c).remote.address ?? ''
  const host = new URL(c.req.url).hostname
  const local = /^(::ffff:)?127\.|^::1$/.test(address)
  // The host name must be local too, or a page could reach this through its own DNS name.
  const named = host === 'localhost' || host.endsWith('.localhost') || /^127\./.test(host) || host === '[::1]'
  if (!local || !named) throw applicationError(403, 'LOOPBACK_ONLY', 'Control calls are for this machine only.')
  await next()
}
