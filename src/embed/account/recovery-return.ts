/**
 * Arrival by the link of a recovery e-mail, with `#recoveryToken=…` or the same in the query. The token must not stay in the
 * address.
 */

const NAME = 'recoveryToken'

/** Returns the token once and removes it from the address bar. Undefined when there is none. */
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
