/** The other tabs of this browser, and whether anybody looks at this one. */
import { stampKey } from '../store/stamp'
import type { TabsPort } from '../store/tab-sync'
import { unclobbered } from '../widget/dialog/unclobbered'

type Undo = () => void

/** Browsers without channels hear of each other through the storage that they share: every change writes its stamp there. */
function onStamp(clientId: string, view: Window, listener: () => void): Undo {
  const heard = ({ key }: StorageEvent) => {
    if (key === stampKey(clientId)) listener()
  }
  view.addEventListener('storage', heard)
  return () => view.removeEventListener('storage', heard)
}

export function browserTabs(clientId: string, view: Window & { BroadcastChannel?: typeof BroadcastChannel }): TabsPort {
  const document = unclobbered(view.document)
  let channel: BroadcastChannel | undefined

  /** An open channel keeps some browsers from keeping the page for Back: it is closed while the page is away. */
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
    view.addEventListener('pageshow', open)
    view.addEventListener('pagehide', close)
    return () => {
      close()
      view.removeEventListener('pageshow', open)
      view.removeEventListener('pagehide', close)
    }
  }

  return {
    tell: () => channel?.postMessage('changed'),
    onTold(listener) {
      const undo = openChannel(listener)
      if (channel) return undo
      undo()
      return onStamp(clientId, view, listener)
    },
    onReturn(listener) {
      const seen = () => {
        if (document.visibilityState === 'visible') listener()
      }
      const restored = ({ persisted }: PageTransitionEvent) => {
        if (persisted) listener()
      }
      document.addEventListener('visibilitychange', seen)
      view.addEventListener('pageshow', restored)
      return () => {
        document.removeEventListener('visibilitychange', seen)
        view.removeEventListener('pageshow', restored)
      }
    },
    hidden: () => document.visibilityState === 'hidden',
  }
}
