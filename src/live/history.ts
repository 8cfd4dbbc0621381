/** The last entries of the log, so that those who come back are told what they missed without asking the broker. */
import type { Entry } from './brokers/broker'

export interface History {
  /** Id of the newest entry, or where the log began. */
  readonly at: string
  add(entry: Entry): void
  /** What came after this id; undefined where that is not known any more. */
  after(id: string): readonly Entry[] | undefined
  /** Begins anew after a gap; ids of before lead to no answer from now on. Without entries, `id` is where the log stands. */
  startAt(id: string): void
}

export function createHistory(most: number): History {
  let entries: Entry[] = []
  /** The newest id that is not among the entries, while it is known that nothing lies between. */
  let before: string | undefined
  return {
    get at() {
      return entries[entries.length - 1]?.id ?? before ?? ''
    },
    add(entry) {
      entries.push(entry)
      // In steps, as moving thousands of entries for each new one would cost more than they are worth.
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
