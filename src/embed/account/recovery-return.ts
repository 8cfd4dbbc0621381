/** Arriving by the link of a recovery mail: `#recoveryToken=…`, or in the query. The token must not stay in the address. */

const NAME = 'recoveryToken'

/** The token, once; also removes it from the address bar. Undefined when there is none. */
export function takeRecoveryToken({ location, history }: Window): string | undefined {
  const url = new URL(location.href)
  const fragment = new URLSearchParams(url.hash.slice(1))
  const token = fragment.get(NAME) ?? url.searchParams.get(NAME)
  if (token === null) return undefined
  if (fragment.has(NAME)) url.hash = ''
  url.searchParams.delete(NAME)
  history.replaceState(history.state, '', url)
  return token || undefined
}
