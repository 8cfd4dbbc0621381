import type { Caller } from '../../platform/http/call'

/** Reads past workers of the page and proxies that answer from a cache: no copy has this address. */
export const pastCaches = (client: Caller): Caller => ({
  request: (call) => client.request({ ...call, query: { ...call.query, at: `${Date.now()}` } }),
})
