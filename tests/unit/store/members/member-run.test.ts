import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CallOptions } from '../../../../src/platform/http/call'
import { CartletError } from '../../../../src/platform/http/errors'
import { memberFailure } from '../../../../src/store/members/member-failures'
import { createMemberRun } from '../../../../src/store/members/member-run'
import { INITIAL_MEMBER_STATE } from '../../../../src/store/members/member-state'

afterEach(() => void vi.unstubAllGlobals())

const aRun = (field?: 'email') => {
  const onError = vi.fn()
  const explain = vi.fn(() => memberFailure('outOfReach', { field }))
  return { onError, explain, run: createMemberRun({ initial: INITIAL_MEMBER_STATE, explain, onError }) }
}
const offline = new CartletError('NETWORK', 'The network failed')

describe('createMemberRun', () => {
  it('a newer task aborts the one before, whose late failure says nothing', async () => {
    const { run, explain, onError } = aRun()
    let fail = (_: unknown) => {}
    let given: CallOptions = {}
    const first = run.runTask({ type: 'LOG_IN' }, (options) => {
      given = options
      return new Promise((_, reject) => {
        fail = reject
      })
    })
    run.abandon()
    expect(given.signal?.aborted).toBe(true)
    fail(offline)
    await first
    expect([explain.mock.calls, onError.mock.calls]).toEqual([[], []])
  })

  it('a task ends on a page without AbortController, too: with its failure, which is reported', async () => {
    vi.stubGlobal('AbortController', undefined)
    const { run, onError } = aRun()
    const options: CallOptions[] = []
    await run.runTask({ type: 'LOG_IN' }, (given) => {
      options.push(given)
      throw offline
    })
    expect(options).toEqual([{ signal: undefined }])
    expect(run.store.getState()).toMatchObject({ failure: { key: 'outOfReach' } })
    expect(onError.mock.calls).toEqual([[offline]])
  })

  it('a failure of what the visitor typed is not reported, and one without a listener is shown', async () => {
    const { run, onError } = aRun('email')
    await run.runTask({ type: 'LOG_IN' }, () => Promise.reject(offline))
    expect(onError).not.toHaveBeenCalled()
    const alone = createMemberRun({ initial: INITIAL_MEMBER_STATE, explain: () => memberFailure('outOfReach') })
    await alone.runTask({ type: 'LOG_IN' }, () => Promise.reject(offline))
    expect(alone.store.getState()).toMatchObject({ failure: { key: 'outOfReach' } })
  })
})
