/** Runs one task of the machine at a time: whoever has gone on to something else hears nothing of what was begun before. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createAbortController } from '../../platform/environment'
import type { CallOptions } from '../../platform/http/call'
import type { CartletError } from '../../platform/http/errors'
import { toCartletError } from '../errors'
import type { MemberFailure } from './member-failures'
import type { Busy, MemberEvent, MemberState, MemberTask } from './member-model'
import { transition } from './member-state'

export type Work = (options: CallOptions) => unknown

export interface MemberRun {
  store: StoreApi<MemberState>
  /** False when the machine does not allow it. */
  send(event: MemberEvent): boolean
  /** `event` begins a task; what `work` throws is its failure. Never rejects. */
  run(event: MemberEvent, work: Work): Promise<void>
  /** Gives up what runs; what comes next goes by the options it returns. */
  abandon(): CallOptions
}

export interface MemberRunPorts {
  initial: MemberState
  /** What `error` says to whoever was doing `task`. */
  explain(error: CartletError, task: MemberTask): MemberFailure
  /** Told of what is no mistake of the visitor's. */
  onError?(error: CartletError): void
}

export function createMemberRun({ initial, explain, onError }: MemberRunPorts): MemberRun {
  const store = createStore<MemberState>(() => initial)
  let running = createAbortController()

  function send(event: MemberEvent): boolean {
    const before = store.getState()
    const next = transition(before, event)
    if (next !== before) store.setState(next, true)
    return next !== before
  }

  function abandon(): CallOptions {
    running?.abort()
    running = createAbortController()
    return { signal: running?.signal }
  }

  async function run(event: MemberEvent, work: Work): Promise<void> {
    if (!send(event)) return
    const { task } = store.getState() as Busy
    const mine = abandon()
    try {
      await work(mine)
    } catch (thrown) {
      if (mine.signal?.aborted) return
      const error = toCartletError(thrown)
      // Once the login has succeeded, what is refused is not the address any more.
      const failure = explain(error, store.getState().screen === 'SUCCESS' ? 'RETURN' : task)
      if (send({ type: 'FAILED', failure }) && !failure.field) onError?.(error)
    }
  }

  return { store, send, run, abandon }
}
