/** What a relay needs of a broker: a log of signals that every relay reads in the same order. */
import type { Signal } from '../signal'

export interface Entry {
  /** Position in the log: the same for all relays, of letters, digits, `_` and `-`. */
  id: string
  signal: Signal
}

export interface BrokerListener {
  onEntry(entry: Entry): void
  /** Entries may have been lost: the log was emptied, or cut while the relay could not reach it. */
  onGap(): void
  onState(isUp: boolean): void
}

export interface Following {
  /** Where the log ended when following began, after the backlog. */
  at: string
  stop(): Promise<void>
}

export interface Broker {
  /** Resolves once the log holds the signal; rejects where that is not certain. */
  publish(signal: Signal): Promise<void>
  /** Reads up to `backlog` of the last entries, then all that come. Resolves once the backlog is read; rejects if that fails. */
  follow(listener: BrokerListener, backlog: number): Promise<Following>
  /** Tells the other relays how many listeners this one has; resolves with the number of all relays. */
  share(relay: string, listeners: number): Promise<number>
}

/** Entries that a broker keeps at least. */
export const KEPT_ENTRIES = 10_000

/** A relay that has not told its number for so long is gone. */
export const RELAY_GONE_MS = 20_000
