/**
 * Consent that the visitor withdraws in one tab is withdrawn in all: otherwise the next press in another tab would store everything
 * again. A storage event tells them, whose key is removed again at once: channels keep pages out of the back/forward cache.
 */
import { STORAGE_PREFIX } from '../../store/base/storage-keys'
import type { Page } from '../page/page'
import type { SwitchableStorage } from '../page/page-shop'
import type { ConsentRequest } from './google-consent'

export const WITHDRAWN = `${STORAGE_PREFIX}withdrawn`

/** Calls `work` between the telling of the other tabs and its end: what it removes from the storage, they can still read. */
export function tellWithdrawal(view: Window, request: ConsentRequest, work: () => void): void {
  let storage: Storage | undefined
  try {
    storage = view.localStorage
    storage.setItem(WITHDRAWN, JSON.stringify(request))
  } catch {} // blocked or full: other tabs store nothing there either, or notice it when they are shown again
  work()
  try {
    storage?.removeItem(WITHDRAWN)
  } catch {}
}

/**
 * Call it before anything else listens to the storage: what another tab removes is kept in memory at once. Without its tokens, a member's next
 * call would be that of a new visitor.
 * @param follow is given what was removed, so that the visit can go on in memory
 */
export function onWithdrawal(
  { view, life, config }: Pick<Page, 'view' | 'life' | 'config'>,
  storage: SwitchableStorage,
  follow: (request: string, removed: ReadonlyMap<string, string>) => void,
): void {
  let request: string | null = null
  let removed = new Map<string, string>()
  const onEvent = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === WITHDRAWN) {
      if (request && !newValue) follow(request, removed)
      request = newValue
      removed = new Map()
    } else if (request && key?.startsWith(STORAGE_PREFIX) && oldValue && !newValue) {
      const isStored = config.storage === 'local' && config.consent === 'none'
      if (isStored && !removed.size) storage.switchTo('memory')
      if (isStored) storage.write(key, oldValue)
      removed.set(key, oldValue)
    }
  }
  view.addEventListener('storage', onEvent, { signal: life.signal })
}
