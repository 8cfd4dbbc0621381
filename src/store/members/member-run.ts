/** Runs one task of the state machine at a time; starting another one abandons the former silently. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createAbortController } from '../../platform/environment'
import type { CallOptions } from '../../platform/http/call'
import type { CartletError } from '../../platform/http/errors'
import { toCartletError } from '../base/errors'
import type { MemberFailure } from './member-failures'
import type { Busy, MemberEvent, MemberState, MemberTask } from './member-model'
import { transition } from './member-state'

export type Work = (options: CallOptions) => unknown

export interface MemberRun {
  store: StoreApi<MemberState>
  /** Returns false when the event is not allowed in this state. */
  send(event: MemberEvent): boolean
  /** Starts the task of `event`; an error of `work` becomes its failure. Never rejects. */
  runTask(event: MemberEvent, work: Work): Promise<void>
  /** Aborts the running task; returns the options for the next one. */
  abandon(): CallOptions
}

export interface MemberRunPorts {
  initial: MemberState
  /** What `error` means during `task`. */
  explain(error: CartletError, task: MemberTask): MemberFailure
  /** Called for errors that the visitor did not cause. */
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

  async function runTask(event: MemberEvent, work: Work): Promise<void> {
    if (!send(event)) return
    const { task } = store.getState() as Busy
    const mine = abandon()
    try {
      await work(mine)
    } catch (thrown) {
      if (mine.signal?.aborted) return
      const error = toCartletError(thrown)
      // After a successful login an error no longer concerns what the visitor typed.
      const failure = explain(error, store.getState().screen === 'SUCCESS' ? 'RETURN' : task)
      if (send({ type: 'FAILED', failure }) && !failure.field) onError?.(error)
    }
  }

  return { store, send, runTask, abandon }
}
