/** One journey through the shop, from its seed alone. */
import { type Step, stepsOf } from './shopper/intents'
import { createShopper } from './shopper/shopper'
import { createWorld } from './world/world'

export interface Journey {
  seed: number
  /** Number of steps. */
  length: number
  /** Places of the steps that are carried out. @default all */
  places?: readonly number[]
  /** Names of requests that go well whatever their fate. */
  calm?: readonly string[]
}

export interface Outcome {
  /** A sentence for each promise that was broken. */
  problems: string[]
  /** What happened, to the byte the same whenever the journey is repeated. */
  journal(): string
  places: number[]
  /** Names of the requests that did not go well. */
  mishaps: string[]
}

/** What takes longer never ends. */
const LONGEST_MS = 600_000

export async function simulate({ seed, length, places, calm = [] }: Journey): Promise<Outcome> {
  const world = createWorld(seed, new Set(calm))
  const { clock, network, journal, problems } = world
  const kept = places && new Set(places)
  const steps = stepsOf(seed, length).filter(({ place }) => !kept || kept.has(place))

  async function runThrough<T>(what: string, work: Promise<T>): Promise<T | undefined> {
    let result: T | undefined
    const done = work.then(
      (value) => {
        result = value
      },
      (error: unknown) => void problems.push(`${what} throws ${error instanceof Error ? error.stack : error}`),
    )
    if (!(await clock.settled(done, LONGEST_MS))) problems.push(`${what} never ends`)
    return result
  }

  const describe = ({ intent: { kind, ...rest } }: Step) => `${kind} ${JSON.stringify(rest)}`

  try {
    const shopper = await runThrough('The start', createShopper(world))
    if (shopper) {
      for (const step of steps) {
        network.beginStep(step.place + 1)
        journal.write('#', `${step.place} ${describe(step)}`)
        await runThrough(describe(step), shopper.carryOut(step.intent))
        await clock.advance(step.ms)
      }
      network.beginStep(length + 1)
      await runThrough('The end', shopper.judge())
    }
  } finally {
    await world.end()
  }
  return { problems, journal: journal.text, places: steps.map(({ place }) => place), mishaps: network.mishaps }
}
