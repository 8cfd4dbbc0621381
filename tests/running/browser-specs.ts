/** Which specs a run opens a browser for. */
import { sampled } from '../support/sample'
import { readSources, type SourceFile } from '../support/source/source'

/** A journey through each feature, which every run takes. */
export const JOURNEYS: readonly string[] = [
  'tests/e2e/account/member-journey.spec.ts',
  'tests/e2e/agents/agents.spec.ts',
  'tests/e2e/analytics/data-layer.spec.ts',
  'tests/e2e/api/api.spec.ts',
  'tests/e2e/buy/buy-button.spec.ts',
  'tests/e2e/buy/journey.spec.ts',
  'tests/e2e/cart/drawer.spec.ts',
  'tests/e2e/collection/collection.spec.ts',
  'tests/e2e/delivery/delivery.spec.ts',
  'tests/e2e/hostile/hazard-policy.spec.ts',
  'tests/e2e/live/live.spec.ts',
  'tests/e2e/product/product.spec.ts',
  'tests/e2e/snapshot/snapshot.spec.ts',
  'tests/e2e/snippet/pasted.spec.ts',
  'tests/e2e/stacks/react-hydration.spec.ts',
  'tests/e2e/theme/switches.spec.ts',
]

export const readSpecs = (): SourceFile[] => readSources('tests/e2e').filter(({ path }) => path.endsWith('.spec.ts'))

/** A table takes its own share of rows in every run. */
const hasTable = ({ text }: SourceFile): boolean => /\bsampled\(|\b(CELLS|WALKS_OF_CART)\.v\d/.test(text)
const isAlwaysTaken = (spec: SourceFile): boolean => JOURNEYS.includes(spec.path) || hasTable(spec)

/** The paths of the specs of a short run: each spec that is neither a journey nor a table is taken by one in ten. */
export function specsOfShortRun(specs = readSpecs()): string[] {
  const details = specs.filter((spec) => !isAlwaysTaken(spec))
  return [...specs.filter(isAlwaysTaken), ...sampled(details, 'specs')].map(({ path }) => path)
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
  [/^src\/(react|embed\/preact)\//, 'stacks'],
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
