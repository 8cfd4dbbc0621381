/** Visits with one broken response: every operation ends, failures are reported, and the state holds no wrong values. */
import { describe, expect, it } from 'vitest'
import { selectCart } from '../../../../src/store-entry'
import { breaks, brokenVisit, endedBadly } from '../../../support/fuzz/broken-visit'
import { FUZZ_RUNS, fuzz, MS_PER_FUZZ_RUN } from '../../../support/fuzz/fuzz-run'
import { shownOf } from '../../../support/fuzz/mappers'
import { wrongIn } from '../../../support/fuzz/oracle'
import { recordAll } from '../../../support/fuzz/record'
import { type Outcome, replay, SCENES } from '../../../support/fuzz/visits'

const recordings = await recordAll()

/** The visible part of the state. */
function shownIn({ shop, grid }: Outcome): unknown {
  const { products, estimate, addProblem, lineProblems, removed: _, ...state } = shop.store.getState()
  const cart = selectCart(shop.store.getState())
  const { name, added } = addProblem ?? {}
  return {
    count: state.rememberedCount,
    cart: cart && shownOf(cart),
    estimate,
    problem: { name, added },
    kinds: Object.values(lineProblems).map(({ kind }) => kind),
    products: Object.values(products).map((entry) => (entry.status === 'ready' ? entry.product : entry.status)),
    grid: grid?.store.getState().products,
  }
}

const RUNS = Math.ceil(FUZZ_RUNS / 10 / SCENES.length)

describe.each(SCENES.map((scene) => [scene.name, scene] as const))('%s', (_, scene) => {
  const exchanges = recordings[scene.name] ?? []

  it('a recorded visit replays without an error', async () => {
    const outcome = await replay(scene, exchanges, () => undefined)
    expect([outcome.stuck, outcome.mistakes, wrongIn(shownIn(outcome), undefined)]).toEqual([undefined, [], undefined])
    expect(outcome.events.filter(({ type }) => type === 'error')).toEqual([])
  })

  it(
    `a visit with one broken response ends with nothing pending and no wrong values, in ${RUNS} runs`,
    async () => {
      await fuzz(breaks, RUNS, async (broken) => {
        const outcome = await brokenVisit(scene, exchanges, broken)
        const wrong = endedBadly(outcome) ?? wrongIn(shownIn(outcome), undefined)
        if (wrong) throw new Error(`${outcome.what} → ${wrong}`, { cause: outcome.mistakes[0] })
      })
    },
    30_000 + RUNS * MS_PER_FUZZ_RUN,
  )
})
