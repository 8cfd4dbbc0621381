/** What is done in a page, and what is recorded. In each round, a scenario is visited once by every subject that it is for. */
import type { World } from '../servers/world'
import type { Place, Places, Subject } from '../subjects/subject'
import { createProfile, openVisit, removeProfile, type Visit, type VisitOptions } from './visit'

export type Figures = Record<string, number | undefined>

export interface Scenario {
  name: string
  line: 'fast' | 'slow'
  cpu: number
  /** Products on the page. */
  count: number
  run(visits: Visits): Promise<Figures>
}

export interface Visits {
  subject: Subject
  open(options: Pick<VisitOptions, 'watch' | 'pressWhenSeen' | 'pressAgain'>): Promise<Visit>
  /** API calls since the last `takeCalls()`. */
  takeCalls(): string[]
  takeBytes: World['takeBytes']
}

/** The slowest peer needs 20 seconds for 200 products on a slow processor. */
const TIMEOUT_MS = 40_000
const SETTLE_MS = 2000
/** Milliseconds between a pointer's arrival and the press of a quick visitor. */
const HOVER_MS = 150

const settled = (visit: Visit) => visit.page.waitForTimeout(SETTLE_MS)

const firstPaint = ({ page }: Visit): Promise<number | undefined> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)

type Shown = Exclude<keyof Places, 'close'>

const only = (places: Places | undefined, ...names: Shown[]): Record<string, Place> =>
  places ? Object.fromEntries(names.map((name) => [name, places[name]])) : {}

/** Loads the page until button and price are shown, and waits until it is at rest. */
async function load(visits: Visits): Promise<{ visit: Visit; figures: Figures }> {
  const watch = only(visits.subject.places, 'button', 'price')
  const visit = await visits.open({ watch })
  await visit.untilSeen(Object.keys(watch), TIMEOUT_MS)
  if (visits.subject.bare) await visit.page.waitForLoadState('load')
  await settled(visit)
  const { seen, shift, blocking } = await visit.notes()
  return { visit, figures: { paint: await firstPaint(visit), button: seen.button, price: seen.price, shift, blocking } }
}

const first = async (visits: Visits): Promise<Figures> => {
  const { visit, figures } = await load(visits)
  await visit.close()
  const again = await load(visits)
  await again.visit.close()
  const { paint, button, price } = again.figures
  return { ...figures, secondPaint: paint, secondButton: button, secondPrice: price }
}

const impatient = async (visits: Visits): Promise<Figures> => {
  const { places } = visits.subject
  if (!places) return {}
  visits.takeBytes(0)
  const watch = only(places, 'button', 'drawer', 'line')
  const visit = await visits.open({ watch, pressWhenSeen: 'button', pressAgain: visits.subject.standsFirst })
  await visit.untilSeen(['line'], TIMEOUT_MS)
  const { seen, pressedAt } = await visit.notes()
  // What a widget downloads behind the line is not what the line waited for.
  const lineAt = seen.line && (await visit.page.evaluate(() => performance.timeOrigin)) + seen.line
  const kilobytes = lineAt && visits.takeBytes(lineAt) / 1000
  await visit.close()
  return { impatientPress: pressedAt || undefined, impatientDrawer: seen.drawer, impatientLine: seen.line, kilobytes }
}

/** Presses as a visitor does, with the pointer, and returns the milliseconds until each place has been painted. */
async function press(visit: Visit, place: Place, expected: Record<string, Place>): Promise<Figures> {
  const handle = await visit.page.evaluateHandle((target) => {
    const { cartletBench } = window as unknown as { cartletBench: { find(place: Place): Element | null } }
    return cartletBench.find(target)
  }, place)
  const box = await handle.asElement()?.boundingBox()
  if (!box) return {}
  await visit.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await visit.page.waitForTimeout(HOVER_MS)
  await visit.page.evaluate((places) => {
    ;(window as unknown as { cartletBench: { watch(places: Record<string, Place>): void } }).cartletBench.watch(places)
  }, expected)
  await visit.page.mouse.down()
  await visit.page.mouse.up()
  await visit.untilSeen(Object.keys(expected), TIMEOUT_MS)
  const { seen, pressedAt } = await visit.notes()
  // A place that was painted before the press is no response to it.
  const isAnswer = (at: number | undefined) => at !== undefined && at >= pressedAt
  return Object.fromEntries(Object.entries(seen).flatMap(([name, at]) => (isAnswer(at) ? [[name, at - pressedAt]] : [])))
}

const many = async (visits: Visits): Promise<Figures> => {
  const { visit, figures } = await load(visits)
  const { places } = visits.subject
  const result: Figures = { manyButton: figures.button, manyPrice: figures.price }
  if (places) {
    const { drawer, line } = await press(visit, places.button, only(places, 'drawer', 'line'))
    result.pressDrawer = drawer
    result.pressLine = drawer !== undefined && line !== undefined ? Math.max(drawer, line) : undefined
    await settled(visit)
    if (places.close) await press(visit, places.close, {})
    else await visit.page.keyboard.press('Escape')
    await settled(visit)
    result.toggle = (await press(visit, places.toggle, only(places, 'drawer'))).drawer
  }
  await visit.close()
  return result
}

const cost = async (visits: Visits): Promise<Figures> => {
  visits.takeCalls()
  const { visit } = await load(visits)
  const { metrics } = await visit.session.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value
  await visit.session.send('HeapProfiler.collectGarbage')
  await visit.session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await visit.session.send('Runtime.getHeapUsage')
  const { jsEventListeners, nodes } = await visit.session.send('Memory.getDOMCounters')
  await visit.close()
  return {
    mainThread: seconds && seconds * 1000,
    heap: usedSize / 1e6,
    listeners: jsEventListeners,
    nodes,
    calls: visits.takeCalls().length,
  }
}

const blocking = async (visits: Visits): Promise<Figures> => {
  const { visit, figures } = await load(visits)
  await visit.close()
  return { blocking: figures.blocking }
}

export const SCENARIOS: readonly Scenario[] = [
  { name: 'first', line: 'slow', cpu: 1, count: 10, run: first },
  { name: 'impatient', line: 'slow', cpu: 4, count: 10, run: impatient },
  { name: 'many', line: 'fast', cpu: 4, count: 200, run: many },
  { name: 'cost', line: 'fast', cpu: 1, count: 200, run: cost },
  { name: 'blocking', line: 'fast', cpu: 4, count: 50, run: blocking },
]

/** Runs the scenario with a new profile, so that it starts as a first visit. */
export async function runScenario(
  scenario: Scenario,
  subject: Subject,
  visit: Omit<VisitOptions, 'profile' | 'cpu' | 'watch' | 'pressWhenSeen' | 'pressAgain'>,
  { takeCalls, takeBytes }: Pick<Visits, 'takeCalls' | 'takeBytes'>,
): Promise<Figures> {
  const profile = createProfile()
  const visits: Visit[] = []
  try {
    return await scenario.run({
      subject,
      takeCalls,
      takeBytes,
      async open(options) {
        const opened = await openVisit({ ...visit, ...options, profile, cpu: scenario.cpu })
        visits.push(opened)
        return opened
      },
    })
  } finally {
    // A visit that failed was not closed; closing one twice does nothing.
    for (const opened of visits) await opened.close()
    await removeProfile(profile)
  }
}
