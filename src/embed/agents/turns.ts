/**
 * Runs calls one after another, so that those of two agents do not interfere, and limits how many wait, so that a thousand calls
 * do not become a thousand requests.
 */
import { AgentError } from './agent-error'

const MOST_WAITING = 20

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

export function createTurns(most = MOST_WAITING): InTurn {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (work) => {
    if (waiting >= most)
      throw new AgentError('TOO_MANY_CALLS', `${most} calls are waiting already. Wait for their answers, then call again.`, {
        retry: true,
      })
    waiting += 1
    const before = last
    const mine = (async () => {
      await before
      try {
        return await work()
      } finally {
        waiting -= 1
      }
    })()
    last = mine.catch(() => {})
    return mine
  }
}
