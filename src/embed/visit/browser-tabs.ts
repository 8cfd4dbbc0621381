/** The other tabs of this browser, and whether this one is visible. */
import { storageKey } from '../../store/base/storage-keys'
import type { TabsPort } from '../../store/visit/tab-sync'
import type { PageView } from '../page/page'

type Undo = () => void

const isMember = (tokens: string | null) => /"role":"member"/.test(tokens ?? '')

/**
 * Storage events from other tabs. A login or logout is read from the stored tokens: a channel's message can arrive before the
 * storage has changed, and reading too early would find the previous session. Browsers without channels also learn of cart
 * changes here, from the marker that each change writes.
 */
function onStorage(clientId: string, view: Window, withChanges: boolean, listener: () => void): Undo {
  const onEvent = ({ key, oldValue, newValue }: StorageEvent) => {
    const isIdentity = key === storageKey(clientId, 'tokens') && isMember(oldValue) !== isMember(newValue)
    if (isIdentity || (withChanges && key === storageKey(clientId, 'changed'))) listener()
  }
  view.addEventListener('storage', onEvent)
  return () => view.removeEventListener('storage', onEvent)
}

type TabWindow = Window & { BroadcastChannel?: typeof BroadcastChannel }

/**
 * Calls the added listeners when the page becomes visible again or the browser restores it (`isRestored`), using one DOM listener
 * for each.
 */
function watchReturns({ view, document }: Pick<PageView, 'view' | 'document'>) {
  const listeners = new Set<(isRestored: boolean) => void>()
  const onVisible = () => document.visibilityState === 'visible' && tell(false)
  const onShown = ({ persisted }: PageTransitionEvent) => persisted && tell(true)
  function tell(isRestored: boolean) {
    for (const listener of listeners) listener(isRestored)
  }
  return (listener: (isRestored: boolean) => void): Undo => {
    if (!listeners.size) {
      document.addEventListener('visibilitychange', onVisible)
      view.addEventListener('pageshow', onShown)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size) return
      document.removeEventListener('visibilitychange', onVisible)
      view.removeEventListener('pageshow', onShown)
    }
  }
}

export interface BrowserTabs extends TabsPort {
  /** As in `TabsPort`; the listener is told whether the page was restored from the back/forward cache. */
  onReturn(listener: (isRestored: boolean) => void): Undo
}

export function browserTabs(clientId: string, page: Pick<PageView, 'view' | 'document'>): BrowserTabs {
  const { document } = page
  const view: TabWindow = page.view
  const onReturn = watchReturns(page)
  let channel: BroadcastChannel | undefined

  /**
   * Some browsers do not keep a page with an open channel in the back/forward cache, so the channel is closed while the page is
   * away.
   */
  function openChannel(listener: () => void): Undo {
    const open = () => {
      try {
        channel ??= view.BroadcastChannel && new view.BroadcastChannel(`cartlet:${clientId}`)
      } catch {
        channel = undefined // a sandboxed page has no origin to share
      }
      if (channel) channel.onmessage = listener
    }
    const close = () => {
      channel?.close()
      channel = undefined
    }
    open()
    const stopWatching = onReturn(open)
    view.addEventListener('pagehide', close)
    return () => {
      close()
      stopWatching()
      view.removeEventListener('pagehide', close)
    }
  }

  return {
    tell: () => channel?.postMessage('changed'),
    onTold(listener) {
      const closeChannel = openChannel(listener)
      const stopListening = onStorage(clientId, view, !channel, listener)
      return () => {
        closeChannel()
        stopListening()
      }
    },
    onReturn,
    hidden: () => document.visibilityState === 'hidden',
  }
}
