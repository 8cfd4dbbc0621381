/** Some doors are for the person at this machine: the control calls, the mailbox. */
import { getConnInfo } from '@hono/node-server/conninfo'
import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from '../api-app'
import { applicationError } from '../gateway/errors'

export const loopbackOnly: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const address = getConnInfo(c).remote.address ?? ''
  const host = new URL(c.req.url).hostname
  const local = /^(::ffff:)?127\.|^::1$/.test(address)
  // The name in the address bar has to be local too, or a page could reach this through its own DNS name.
  const named = host === 'localhost' || host.endsWith('.localhost') || /^127\./.test(host) || host === '[::1]'
  if (!local || !named) throw applicationError(403, 'LOOPBACK_ONLY', 'Control calls are for this machine only.')
  await next()
}
