import type { Caller } from '../../platform/http/call'

/**
 * Reads past workers of the page and proxies that answer from a cache: an estimate answers with the cart, too, and caches answer no
 * POST. Workers find a copy by its address, whatever cache mode the request has, and the platform declares no parameter that would
 * make an address new.
 * @param estimate the action of the cart's version
 * @param body leaves out what is slow to calculate
 */
export const pastCaches = (client: Caller, estimate: string, body: object): Caller => ({
  request: (call) => client.request({ ...call, method: 'POST', path: `${call.path}/${estimate}`, body, idempotent: true }),
})
