/** The other tabs of this browser, and whether anybody looks at this one. */
import { storageKey } from '../../store/storage-keys'
import type { TabsPort } from '../../store/visit/tab-sync'
import { unclobbered } from '../../widget/dialog/unclobbered'

type Undo = () => void

const isMember = (tokens: string | null) => /"role":"member"/.test(tokens ?? '')

/**
 * What tabs hear of each other through the storage that they share. A login and a logout are heard here too: a channel is quicker than
 * the storage, and who reads that too early finds whoever was there before. Browsers without channels hear of the cart as well: every
 * change writes its stamp.
 */
function onStorage(clientId: string, view: Window, stamps: boolean, listener: () => void): Undo {
  const heard = ({ key, oldValue, newValue }: StorageEvent) => {
    const identity = key === storageKey(clientId, 'tokens') && isMember(oldValue) !== isMember(newValue)
    if (identity || (stamps && key === storageKey(clientId, 'changed'))) listener()
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
      const shut = openChannel(listener)
      const unhear = onStorage(clientId, view, !channel, listener)
      return () => {
        shut()
        unhear()
      }
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
