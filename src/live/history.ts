/** The last entries of the log, so that returning clients receive what they missed without a request to the broker. */
import type { Entry } from './brokers/broker'

export interface History {
  /** Id of the newest entry, or where the log began. */
  readonly at: string
  add(entry: Entry): void
  /** The entries after this id; undefined if they are no longer known. */
  after(id: string): readonly Entry[] | undefined
  /** Starts again after a gap: older ids are unknown from now on. Until there are entries, `id` is the position in the log. */
  startAt(id: string): void
}

export function createHistory(most: number): History {
  let entries: Entry[] = []
  /** The id directly before the first entry, if it is known. */
  let before: string | undefined
  return {
    get at() {
      return entries[entries.length - 1]?.id ?? before ?? ''
    },
    add(entry) {
      entries.push(entry)
      // Removes many entries at once, because moving thousands of them for each new one would be slow.
      if (entries.length < most * 2) return
      before = entries[most - 1]?.id
      entries = entries.slice(most)
    },
    after(id) {
      if (id === before) return entries
      for (let place = entries.length - 1; place >= 0; place -= 1) if (entries[place]?.id === id) return entries.slice(place + 1)
      return undefined
    },
    startAt(id) {
      before = id
      entries = []
    },
  }
}
