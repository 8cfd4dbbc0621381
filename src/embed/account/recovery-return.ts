/** By the link of a recovery mail to a page of ours: `#recoveryToken=…`, or in the query. It must not stay in the address. */

const NAME = 'recoveryToken'

/** The token, once; it is out of the address bar then. Undefined when there is none. */
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
