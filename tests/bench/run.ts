/** `npm run bench`. */
import { ensureBrowser } from '../browsers'
import { installPeers } from './install'
import { startWorld } from './servers/world'
import { SUBJECTS } from './subjects/subjects'
import { runScenario, SCENARIOS } from './visits/scenarios'

const missing = ensureBrowser('chromium')
if (missing) throw new Error(missing)
installPeers()
const world = await startWorld(200)
for (const subject of SUBJECTS) await world.prepare(subject, [10, 50, 200])
const wanted = process.argv[2]?.split(',') ?? ['first']
const who = process.argv[3]?.split(',')
for (const scenario of SCENARIOS.filter(({ name }) => wanted.includes(name)))
  for (const subject of SUBJECTS.filter(({ name }) => !who || who.includes(name))) {
    const { count, line } = scenario
    const visit = { url: world.urlOf(subject, count), ports: world.ports[line], fingerprint: world.fingerprint }
    console.log(scenario.name, subject.name, await runScenario(scenario, subject, visit, world.takeCalls))
  }
await world.close()
