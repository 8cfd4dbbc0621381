/** Which specs a run opens a browser for. */
import { sampled } from '../support/sample'
import { readSources, type SourceFile } from '../support/source/source'

/**
 * Specs whose feature every run walks through: the path, and a part of the titles that are always taken. The other tests of these specs are
 * taken by one run in three.
 */
export const JOURNEYS: Readonly<Record<string, string>> = {
  'tests/e2e/account/member-journey.spec.ts': 'a visitor registers, keeps the cart',
  'tests/e2e/agents/agents.spec.ts': 'an agent searches for a tee',
  'tests/e2e/analytics/data-layer.spec.ts': 'every step from the list to the order',
  'tests/e2e/api/api.spec.ts': 'a page can fill, change and empty the cart',
  'tests/e2e/buy/buy-button.spec.ts': 'a busy button keeps its size',
  'tests/e2e/buy/journey.spec.ts': 'a ',
  'tests/e2e/cart/drawer.spec.ts': 'a visitor with only a keyboard buys',
  'tests/e2e/collection/collection.spec.ts': 'a grid can be filtered, sorted, continued and bought from',
  'tests/e2e/delivery/delivery.spec.ts': 'draws the button and sells',
  'tests/e2e/hostile/hazard-policy.spec.ts': 'the whole shop works under a strict policy',
  'tests/e2e/live/live.spec.ts': 'a price change reaches two open tabs',
  'tests/e2e/product/product.spec.ts': 'missing options are asked for',
  'tests/e2e/react/hydration.spec.ts': 'page rendered from a snapshot',
  'tests/e2e/snapshot/snapshot.spec.ts': 'a price of a snapshot is corrected',
  'tests/e2e/snippet/pasted.spec.ts': 'a snippet sells',
  'tests/e2e/theme/switches.spec.ts': 'a button follows',
}

export const readSpecs = (): SourceFile[] => readSources('tests/e2e').filter(({ path }) => path.endsWith('.spec.ts'))

/** A table takes its own share of rows in every run. */
const hasTable = ({ text }: SourceFile): boolean => /\bsampled\(|\b(CELLS|WALKS_OF_CART)\.v\d/.test(text)

const RUNS_OF_DETAILS = 3

/** The tests of a journey's spec, as Playwright takes them: `path:line`. */
export function testsOf({ path, text }: SourceFile): { at: string; isJourney: boolean }[] {
  const journey = JOURNEYS[path]
  return [...text.matchAll(/^[ ]*test\(\s*(['"`])(.*)/gm)].map(({ index, 2: title = '' }) => ({
    at: `${path}:${text.slice(0, index).split('\n').length}`,
    isJourney: journey !== undefined && title.includes(journey),
  }))
}

function shareOf(spec: SourceFile): string[] {
  const tests = testsOf(spec)
  const details = sampled(
    tests.filter(({ isJourney }) => !isJourney),
    spec.path,
    { runs: RUNS_OF_DETAILS },
  )
  return tests.filter((test) => test.isJourney || details.includes(test)).map(({ at }) => at)
}

/**
 * What a short run passes to Playwright: the share of each journey's spec, all specs that have tables, and one in ten of the others.
 */
export function specsOfShortRun(specs = readSpecs()): string[] {
  const journeys = specs.filter(({ path }) => path in JOURNEYS)
  const others = specs.filter(({ path }) => !(path in JOURNEYS))
  const whole = [
    ...others.filter(hasTable),
    ...sampled(
      others.filter((spec) => !hasTable(spec)),
      'specs',
    ),
  ]
  return [...journeys.flatMap(shareOf), ...whole.map(({ path }) => path)]
}

/** Benches run alone and take half a minute each, so each run takes one of their specs and the next run the next. */
export function benchesOfShortRun(specs = readSpecs()): string[] {
  const benches = specs.filter(({ text }) => text.includes("tag: '@bench'"))
  return sampled(benches, 'benches').map(({ path }) => path)
}

/** The folder of the specs for what stands in some folders of the product. */
export const FOLDERS: readonly [source: RegExp, specs: string][] = [
  [/^src\/(embed|widget|store)\/(\w+\/)*(account|members)\//, 'account'],
  [/^src\/(embed|widget|store)\/(\w+\/)*(button|add-link)\//, 'buy'],
  [/^src\/(embed|widget|store)\/(\w+\/)*(cart|drawer|estimate)\//, 'cart'],
  [/^src\/(embed|widget|store)\/(\w+\/)*(collections?)\//, 'collection'],
  [/^src\/(embed|widget|store)\/(\w+\/)*(product|catalog)\//, 'product'],
  [/^src\/(embed\/live|live)\//, 'live'],
  [/^src\/embed\/agents\//, 'agents'],
  [/^src\/embed\/analytics\//, 'analytics'],
  [/^src\/embed\/(api|check-up|report)\/|^src\/checkup\//, 'api'],
  [/^src\/embed\/snapshot\/|^src\/(server|cli)\//, 'snapshot'],
  [/^src\/snippet\//, 'snippet'],
  [/^src\/(react|embed\/preact)\//, 'react'],
  [/^src\/embed\/theme\//, 'theme'],
  [/^(loader|src\/embed\/(boot|start|settings|visit))\//, 'delivery'],
]

/** Paths of the specs that a diff concerns: changed ones, and those of the features whose source has changed. */
export function specsOfChange(files: readonly string[], specs = readSpecs()): string[] {
  const folders = new Set(FOLDERS.filter(([source]) => files.some((file) => source.test(file))).map(([, folder]) => folder))
  return specs
    .map(({ path }) => path)
    .filter((path) => files.includes(path) || [...folders].some((folder) => path.startsWith(`tests/e2e/${folder}/`)))
}
