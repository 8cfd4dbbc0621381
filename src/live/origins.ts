/** Which pages may listen: a stream contains nothing secret, but each one costs a connection. */

export interface Origins {
  /** The headers that let the page read the response; undefined if it may not listen. */
  headersFor(request: Request): Record<string, string> | undefined
}

/** @param allowed origins as browsers write them (`https://shop.example`), or `*` for every page */
export function createOrigins(allowed: readonly string[] | '*'): Origins {
  const known = allowed === '*' ? undefined : new Set(allowed.map((text) => new URL(text).origin))
  return {
    headersFor({ headers }): Record<string, string> | undefined {
      const origin = headers.get('origin')
      // A page of the relay's own origin: browsers send no `Origin` with its GET, and other programs can send any headers anyway.
      if (origin === null) return headers.get('sec-fetch-site') === 'same-origin' || !known ? {} : undefined
      if (!known) return { 'access-control-allow-origin': '*' }
      return known.has(origin) ? { 'access-control-allow-origin': origin, vary: 'origin' } : undefined
    },
  }
}
