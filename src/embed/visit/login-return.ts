/** Back from the hosted login: what it wrote into the address must not stay there. */
import { storageKey } from '../../store/storage-keys'

/** The whole address, once, when a login of this tab waits for it; it is out of the address bar then. Undefined for everybody else's. */
export function takeLoginReturn(clientId: string, view: Window): string | undefined {
  const { href } = view.location
  if (!/[?#&]state=/.test(href) || !/[?#&](code|error)=/.test(href) || !isAwaited(clientId, view)) return undefined
  const url = new URL(href)
  // Either one: what the page itself has in its query under these names is its own.
  if (/[#&]state=/.test(url.hash)) url.hash = ''
  else for (const name of ['code', 'state', 'error', 'error_description']) url.searchParams.delete(name)
  view.history.replaceState(view.history.state, '', url)
  return href
}

function isAwaited(clientId: string, view: Window): boolean {
  try {
    return view.sessionStorage.getItem(storageKey(clientId, 'login')) !== null
  } catch {
    return false // nothing is kept here, so nothing can be waited for
  }
}
