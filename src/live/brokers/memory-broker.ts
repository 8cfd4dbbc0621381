/** A broker inside the process, for one relay on one machine. Its log is lost with the process: pages then reload what they show. */
import { type Broker, type BrokerListener, type Entry, KEPT_ENTRIES } from './broker'

export function memoryBroker(): Broker {
  /** Part of each id, so that ids of another run of the program are not mistaken for ours. */
  const run = crypto.randomUUID().slice(0, 8)
  const listeners = new Set<BrokerListener>()
  const counts = new Map<string, number>()
  const entries: Entry[] = []
  let last = 0
  return {
    async publish(signal) {
      last += 1
      const entry = { id: `${run}-${last}`, signal }
      entries.push(entry)
      if (entries.length > KEPT_ENTRIES) entries.shift()
      for (const listener of listeners) listener.onEntry(entry)
    },
    async follow(listener, backlog) {
      listener.onState(true)
      for (const entry of entries.slice(-backlog)) listener.onEntry(entry)
      listeners.add(listener)
      return {
        at: `${run}-${last}`,
        async stop() {
          listeners.delete(listener)
        },
      }
    },
    async share(relay, count) {
      counts.set(relay, count)
      let sum = 0
      for (const one of counts.values()) sum += one
      return sum
    },
  }
}
