/**
 * One marker per browser and shop, in the storage that all tabs share; written when a cart change is sent and when it is answered. It tells a tab
 * whether its cart is the newest one, and whether another tab changed the cart at the same time.
 */
import type { StoragePort } from '../../platform/environment'
import { storageKey } from '../base/storage-keys'

/** A change without an answer after this time is no longer under way. */
const LONGEST_MS = 30_000
const UNDER_WAY = '~'

export interface ChangeMarker {
  /** Whether the cart read after `take` is still the newest one in this browser. */
  fresh(): boolean
  /** Called before the cart is read; call the result when the cart has arrived. */
  take(): () => void
  /** Another tab's change was sent and may not be answered yet; that tab may be closed by now. */
  othersUnderWay(): boolean
  /** A counter of changes that other tabs have sent or finished: two equal values mean that there was none in between. */
  changesOfOthers(): number
  /**
   * Called when a change is sent; call the result when it is answered or lost. That returns true when no other tab changed the cart since this one
   * read it. `hasCart` is false when the answer was a refusal, which does not show what another tab did before.
   */
  begin(): (isAnswered: boolean, hasCart?: boolean) => boolean
}

/** @param onLost called when the outcome of a change is unknown */
export function createChangeMarker(storage: StoragePort, clientId: string, onLost?: () => void): ChangeMarker {
  const key = storageKey(clientId, 'changed')
  const read = () => storage.read(key)
  let seen = read()
  let last = seen
  let others = 0

  function changesOfOthers(): number {
    const marker = read()
    if (marker !== last) others += 1
    last = marker
    return others
  }

  const write = (mark: string) => {
    changesOfOthers()
    const marker = `${Date.now()}${mark}${Math.random()}`
    storage.write(key, marker)
    last = marker
    return marker
  }
  const othersUnderWay = () => {
    const [time, under] = `${read()}`.split(UNDER_WAY)
    return Boolean(under) && Date.now() - Number(time) < LONGEST_MS
  }

  return {
    fresh: () => read() === seen,
    othersUnderWay,
    changesOfOthers,
    take() {
      const marker = read()
      return () => {
        seen = marker
      }
    },
    begin() {
      const wasAlone = !othersUnderWay()
      const wasFresh = read() === seen
      const mine = write(UNDER_WAY)
      return (isAnswered, hasCart = isAnswered) => {
        const alone = wasAlone && read() === mine
        // A change that was lost may still arrive.
        const done = write(alone && isAnswered ? ' ' : UNDER_WAY)
        seen = alone && isAnswered && (hasCart || wasFresh) ? done : null
        if (!isAnswered) onLost?.()
        return alone && wasFresh
      }
    },
  }
}
