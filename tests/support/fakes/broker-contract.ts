/** What every broker does. Called in a `describe` with a function that opens the same broker from one more relay. */
import { afterEach, expect, it, vi } from 'vitest'
import type { Broker, Entry, Signal } from '../../../src/live-entry'

export const WAIT = { timeout: 20_000, interval: 20 }
export const product = (id: string): Signal => ({ kind: 'product', id })
/** What is closed after each test. */
export const ending: (() => Promise<unknown>)[] = []

export async function listen(broker: Broker, backlog = 100) {
  const entries: Entry[] = []
  const seen = { entries, gaps: 0, states: [] as boolean[], ids: () => entries.map(({ signal }) => signal.id) }
  const following = await broker.follow(
    {
      onEntry: (entry) => entries.push(entry),
      onGap: () => {
        seen.gaps += 1
      },
      onState: (isUp) => seen.states.push(isUp),
    },
    backlog,
  )
  ending.push(() => following.stop())
  return { ...seen, seen, at: following.at }
}

export function itIsABroker(open: () => Promise<Broker>): void {
  afterEach(async () => {
    for (const end of ending.splice(0).reverse()) await end()
  })

  it('a broker gives every relay the same entries in the same order', async () => {
    const [one, two] = [await open(), await open()]
    const [first, second] = [await listen(one), await listen(two)]
    for (const id of ['a', 'b', 'c']) await one.publish(product(id))
    await two.publish({ kind: 'stock', id: 'd' })
    await vi.waitFor(() => expect(second.entries).toHaveLength(4), WAIT)
    await vi.waitFor(() => expect(first.entries).toEqual(second.entries), WAIT)
    expect(first.entries.map(({ signal }) => signal)).toEqual([
      product('a'),
      product('b'),
      product('c'),
      { kind: 'stock', id: 'd' },
    ])
    expect(new Set(first.entries.map(({ id }) => id)).size).toBe(4)
    expect(first.entries.every(({ id }) => /^[\w-]{1,64}$/.test(id))).toBe(true)
  })

  it('a broker gives a late relay the last entries before it is ready', async () => {
    const broker = await open()
    for (const id of ['a', 'b', 'c']) await broker.publish(product(id))
    const late = await listen(await open(), 2)
    expect(late.ids()).toEqual(['b', 'c'])
    expect(late.at).toBe(late.entries[1]?.id)
    await broker.publish(product('d'))
    await vi.waitFor(() => expect(late.ids()).toEqual(['b', 'c', 'd']), WAIT)
  })

  it('a broker adds up the listeners of all relays', async () => {
    const [one, two] = [await open(), await open()]
    await one.share('one', 3)
    await two.share('two', 4)
    await vi.waitFor(async () => {
      expect([await one.share('one', 3), await two.share('two', 4)]).toEqual([7, 7])
    }, WAIT)
  })
}
