/** The interface of a broker: a log of signals that every relay reads in the same order. */
import { EventError } from '../../platform/events/receive/errors'
import type { Signal } from '../signal'

export interface Entry {
  /** Position in the log, which is the same for all relays: letters, digits, `_` and `-`. */
  id: string
  signal: Signal
}

export interface BrokerListener {
  onEntry(entry: Entry): void
  /** Entries may have been lost: the log was emptied, or truncated while the relay could not reach it. */
  onGap(): void
  onState(isUp: boolean): void
}

export interface Following {
  /** Position of the end of the log when following began, after the backlog. */
  at: string
  stop(): Promise<void>
}

export interface Broker {
  /** Resolves once the log contains the signal; rejects if that is not certain. */
  publish(signal: Signal): Promise<void>
  /** Reads up to `backlog` of the last entries, then all new ones. Resolves once the backlog is read; rejects if that fails. */
  follow(listener: BrokerListener, backlog: number): Promise<Following>
  /** Publishes how many listeners this relay has; resolves with the total of all relays. */
  share(relay: string, listeners: number): Promise<number>
}

/** Minimum number of entries that a broker keeps. */
export const KEPT_ENTRIES = 10_000

/** A relay that has not published its number of listeners for this long is considered gone. */
export const RELAY_GONE_MS = 20_000

/** @param problem as a sentence that names the option */
export function refuse(problem: string | undefined): void {
  if (problem) throw new EventError('INVALID_CONFIG', problem)
}
