import { expect, it } from 'vitest'
import { createTurns } from '../../../../src/embed/agents/turns'

it('runs tasks one after another and continues after one has failed', async () => {
  const inTurn = createTurns()
  const log: string[] = []
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      log.push(`${name} begins`)
      await Promise.resolve()
      log.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  const [a, b, c] = await Promise.allSettled([work('a'), work('b', true), work('c')])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  expect([a?.status, b?.status, c?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

it('refuses a task at once when the queue is full and accepts tasks again once there is room', async () => {
  const inTurn = createTurns(2)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const first = inTurn(() => held)
  const second = inTurn(async () => 'second')
  await expect(inTurn(async () => 'third')).rejects.toMatchObject({ code: 'TOO_MANY_CALLS', more: { retry: true } })
  release()
  await first
  expect(await second).toBe('second')
  expect(await inTurn(async () => 'fourth')).toBe('fourth')
})
