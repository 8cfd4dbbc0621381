/**
 * One stamp a browser and shop, in the storage that all tabs share: written when a change of the cart leaves and when it is answered.
 * From it a tab knows whether its cart is the last one anybody saw, and whether nobody else changed the cart while it did.
 */
import type { StoragePort } from '../../platform/environment'
import { storageKey } from '../storage-keys'

/** How long a change that was begun may be under way. */
const LONGEST_MS = 30_000
const UNDER_WAY = '~'

export interface ChangeMarker {
  /** Is the cart read after `take` still the last one, as far as this browser knows? */
  fresh(): boolean
  /** Before a cart is asked for; the result, once it is here, makes it the last one. */
  take(): () => void
  /** Somebody else's change has left and may not be answered yet; nobody may be left to hear the answer. */
  othersUnderWay(): boolean
  /** A change leaves. The result is called when it is answered or lost; true: nobody else changed the cart meanwhile. */
  begin(): (known: boolean) => boolean
}

/** @param onLost a change may have been made, and nobody can say */
export function createChangeMarker(storage: StoragePort, clientId: string, onLost?: () => void): ChangeMarker {
  const key = storageKey(clientId, 'changed')
  const read = () => storage.read(key)
  let seen = read()

  const write = (mark: string) => {
    const stamp = `${Date.now()}${mark}${Math.random()}`
    storage.write(key, stamp)
    return stamp
  }
  const othersUnderWay = () => {
    const [time, under] = read()?.split(UNDER_WAY) ?? []
    return Boolean(under) && Date.now() - Number(time) < LONGEST_MS
  }

  return {
    fresh: () => read() === seen,
    othersUnderWay,
    take() {
      const stamp = read()
      return () => {
        seen = stamp
      }
    },
    begin() {
      const wasAlone = !othersUnderWay()
      const mine = write(UNDER_WAY)
      return (known) => {
        const alone = wasAlone && read() === mine
        const done = write(alone ? ' ' : UNDER_WAY)
        seen = alone && known ? done : null
        if (!known) onLost?.()
        return alone
      }
    },
  }
}
