/** The deterministic shop: journeys by the real store, client and session, with virtual time and network. `run.ts` makes more of them. */
import { beforeAll, describe, expect, it } from 'vitest'
import { loadSimulation } from './bundle'
import { MUTATIONS, toMutation } from './mutations'
import { shrink, toCommand } from './shrink'
import type { Outcome } from './simulate'

const JOURNEYS = Number(process.env.JOURNEYS ?? 8)
const LENGTH = 60
const MS_PER_JOURNEY = 5000

let simulation: Awaited<ReturnType<typeof loadSimulation>>
beforeAll(async () => {
  simulation = await loadSimulation()
})

describe('a journey through the shop', () => {
  it(
    `${JOURNEYS} journeys lose nothing, double nothing, and end with a screen that agrees with the platform`,
    async () => {
      for (let seed = 1; seed <= JOURNEYS; seed++) {
        const { problems } = await simulation.simulate({ seed, length: LENGTH })
        expect(problems, toCommand({ seed, length: LENGTH })).toEqual([])
      }
    },
    JOURNEYS * MS_PER_JOURNEY,
  )

  it('the same seed leads to the same journal, to the byte, also after another journey', async () => {
    const journalOf = async (seed: number) => (await simulation.simulate({ seed, length: LENGTH })).journal()
    const first = await journalOf(3)
    const other = await journalOf(4)
    expect(first.length).toBeGreaterThan(10_000)
    expect(other).not.toBe(first)
    expect((await journalOf(3)) === first).toBe(true)
  })
})

it.each(MUTATIONS)('the code that "$name" changes stands in its file', (mutation) => {
  expect(() => toMutation(mutation)).not.toThrow()
})

describe('a journey that fails', () => {
  /** Fails whenever the steps 7 and 40 are in it and the request 7.2 goes wrong. */
  const failing = async ({ places = Array.from({ length: LENGTH }, (_, place) => place), calm = [] }): Promise<Outcome> => {
    const isWrong = places.includes(7) && places.includes(40) && !calm.includes('7.2' as never)
    return { problems: isWrong ? ['1 was lost'] : [], journal: () => '', places, mishaps: ['3.1', '7.1', '7.2', '9.1'] }
  }

  it('it is shrunk to the steps and mishaps that make it fail, and printed as a command', async () => {
    const journey = { seed: 9, length: LENGTH }
    const small = await shrink(failing as never, journey, await failing({}))
    expect(toCommand(small)).toBe('npm run simulate -- --seed 9 --length 60 --steps 7,40 --calm 3.1,7.1,9.1')
  })
})
