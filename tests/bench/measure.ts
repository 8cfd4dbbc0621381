/** All rounds of a run. Each round visits every scenario with all subjects, in a new random order. */
import { createResults, type Results } from './report/results'
import { createRandom, shuffle } from './report/statistics'
import type { World } from './servers/world'
import type { Subject } from './subjects/subject'
import { type Figures, runScenario, type Scenario } from './visits/scenarios'

interface Run {
  world: World
  subjects: readonly Subject[]
  scenarios: readonly Scenario[]
  rounds: number
  seed: number
}

const isFor = ({ name }: Scenario, { scenarios }: Subject): boolean => !scenarios || scenarios.includes(name)

export async function measure({ world, subjects, scenarios, rounds, seed }: Run): Promise<Results> {
  const results = createResults(subjects.map(({ name, ours = false, bare = false }) => ({ name, ours, bare })))
  const random = createRandom(seed)
  const visit = (scenario: Scenario, subject: Subject): Promise<Figures> => {
    const target = {
      url: world.urlOf(subject, scenario.count),
      ports: world.ports[scenario.line],
      fingerprint: world.fingerprint,
    }
    return runScenario(scenario, subject, target, world)
  }
  for (let round = 0; round < rounds; round++)
    for (const scenario of scenarios) {
      process.stderr.write(`round ${round + 1} of ${rounds}: ${scenario.name}\n`)
      const taking = subjects.filter((subject) => isFor(scenario, subject))
      for (const subject of shuffle(taking, random)) {
        const figures = await visit(scenario, subject).catch((error: unknown) => {
          // The first line is enough; a browser that did not start adds pages of its own output.
          console.error(`${subject.name}, ${scenario.name}: ${`${error}`.split('\n')[0]}`)
          return {}
        })
        results.add(subject.name, scenario.name, round, figures)
      }
    }
  return results
}
