import { expect, it } from 'vitest'
import { keepAlive } from '../../../hosts/engines/sturdy'
import type { Engine } from '../../../hosts/engines/tab'

/** Launches browsers one after the other, each of which can be killed. */
function aMachine(failedStarts = 0) {
  const dead = new Set<Engine>()
  const launched: Engine[] = []
  const notes: string[] = []
  const sturdy = keepAlive(
    async () => {
      if (failedStarts-- > 0) throw new Error('no session')
      const engine: Engine = {
        name: `browser ${launched.length + 1}`,
        version: '1',
        tabs: 2,
        open: () => Promise.reject(new Error('not asked for here')),
        isAlive: () => !dead.has(engine),
        close: async () => void dead.add(engine),
      }
      launched.push(engine)
      return engine
    },
    (line) => notes.push(line),
  )
  return { sturdy, launched, notes, kill: (engine: Engine) => dead.add(engine) }
}

it('a page that fails in a living browser is not visited again', async () => {
  const { sturdy, launched } = aMachine()
  let visits = 0
  const wrong = await sturdy.visit(async () => {
    visits += 1
    return ['errors: one']
  })
  expect([wrong, visits, launched.length]).toEqual([['errors: one'], 1, 1])
})

it('a page whose browser died is visited once more, in a new browser', async () => {
  const { sturdy, kill, notes } = aMachine()
  const visited: string[] = []
  const wrong = await sturdy.visit(async (engine) => {
    visited.push(engine.name)
    if (visited.length === 1) {
      kill(engine)
      return ['the tab is closed']
    }
    return []
  })
  expect(wrong).toEqual([])
  expect(visited).toEqual(['browser 1', 'browser 2'])
  expect(notes).toHaveLength(1)
})

it('a failure in the second browser counts', async () => {
  const { sturdy, kill } = aMachine()
  let visits = 0
  const wrong = await sturdy.visit(async (engine) => {
    visits += 1
    if (visits === 1) kill(engine)
    return ['navs: away']
  })
  expect(wrong).toEqual(['navs: away'])
})

it('a page that kills two browsers has failed, even without a finding', async () => {
  const { sturdy, kill } = aMachine()
  const wrong = await sturdy.visit(async (engine) => {
    kill(engine)
    return []
  })
  expect(wrong).toEqual([expect.stringContaining('died')])
})

it('pages that lost the same browser share the next one', async () => {
  const { sturdy, kill, launched } = aMachine()
  const visit = () => {
    let visits = 0
    return sturdy.visit(async (engine) => {
      visits += 1
      await undefined
      if (visits === 1) kill(engine)
      return []
    })
  }
  expect(await Promise.all([visit(), visit()])).toEqual([[], []])
  expect(launched).toHaveLength(2)
})

it('a browser that does not start is started a second time, but not a third', async () => {
  const once = aMachine(1)
  expect((await once.sturdy.engine()).name).toBe('browser 1')
  expect(once.notes).toEqual([expect.stringContaining('no session')])
  await expect(aMachine(2).sturdy.engine()).rejects.toThrow('no session')
})
