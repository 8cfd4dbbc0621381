/** Return from the hosted login: its answer is in the address, and must not stay there. */
import { storageKey } from '../../store/base/storage-keys'
import { addressedWindow } from '../page/navigation'

/**
 * Returns the whole address, once, if a login of this tab is waiting for it; also cleans the address bar. Undefined for any other
 * address.
 */
export function takeLoginReturn(clientId: string, view: Window): string | undefined {
  const { location, history } = addressedWindow(view)
  const { href } = location
  if (!/[?#&]state=/.test(href) || !/[?#&](code|error)=/.test(href) || !isAwaited(clientId, view)) return undefined
  const url = new URL(href)
  // The answer is in the fragment or in the query. If it is in the fragment, these names in the query are the page's own.
  if (/[#&]state=/.test(url.hash)) url.hash = ''
  else for (const name of ['code', 'state', 'error', 'error_description']) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
  return href
}

function isAwaited(clientId: string, view: Window): boolean {
  try {
    return view.sessionStorage.getItem(storageKey(clientId, 'login')) !== null
  } catch {
    return false // without storage no login can have been started
  }
}
