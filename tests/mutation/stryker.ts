/** The mutation tester, installed beside this file on first use: 60 MB that no other run needs. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const HERE = `${ROOT}tests/mutation/`
const PACKAGES = `${HERE}node_modules/`

/** What is mutated. */
export const FOLDERS = ['src/store', 'src/platform/session', 'src/platform/http']

export interface Mutant {
  fileName: string
  location: { start: { line: number; column: number }; end: { line: number; column: number } }
  replacement: string
  mutatorName: string
  status: string
}

interface SyntaxPath {
  node: { start: number; end: number }
  findParent(test: (path: SyntaxPath) => boolean): SyntaxPath | null
  isProgram(): boolean
}

/** Makes the mutants of one kind at one place of the code. */
export interface Mutator {
  name: string
  mutate(path: SyntaxPath): Iterable<unknown>
}

interface Injector {
  provideValue(name: string, value: unknown): Injector
  injectFunction(make: unknown): Instrumenter
}

interface Instrumenter {
  instrument(files: { name: string; content: string; mutate: true }[], options: object): Promise<unknown>
}

function install(): void {
  if (existsSync(`${PACKAGES}@stryker-mutator`)) return
  // The runner would install a second Vitest.
  const values = ['ci', '--no-audit', '--no-fund', '--legacy-peer-deps', '--prefix', HERE]
  if (spawnSync('npm', values, { stdio: 'inherit' }).status !== 0) throw new Error('The mutation tester could not be installed')
}

const load = async <T>(file: string): Promise<T> => {
  install()
  return (await import(`${PACKAGES}${file}`)) as T
}

/** Its list of mutators, which all its parts share. */
export const loadMutators = async (): Promise<Mutator[]> =>
  (await load<{ allMutators: Mutator[] }>('@stryker-mutator/instrumenter/dist/src/mutators/index.js')).allMutators

/** Passes all places of these files to the mutators. */
export async function visit(files: { name: string; content: string }[]): Promise<void> {
  const { createInjector } = await load<{ createInjector(): Injector }>('typed-inject/dist/src/index.js')
  const { createInstrumenter } = await load<object & { createInstrumenter: unknown }>(
    '@stryker-mutator/instrumenter/dist/src/index.js',
  )
  const nothing = () => {}
  const logger = { debug: nothing, info: nothing, warn: nothing, isDebugEnabled: () => false }
  const instrumenter = createInjector().provideValue('logger', logger).injectFunction(createInstrumenter)
  const whole = files.map((file) => ({ ...file, mutate: true as const }))
  await instrumenter.instrument(whole, { plugins: null, excludedMutations: [], ignorers: [] })
}

export async function stryker(options: object): Promise<Mutant[]> {
  const { Stryker } = await load<{ Stryker: new (options: object) => { runMutationTest(): Promise<Mutant[]> } }>(
    '@stryker-mutator/core/dist/src/index.js',
  )
  return new Stryker({
    testRunner: 'vitest',
    plugins: [`${PACKAGES}@stryker-mutator/vitest-runner/dist/src/index.js`],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: true },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    reporters: ['progress-append-only'],
    tempDirName: '.data/mutants',
    ignorePatterns: ['dist', 'docs', 'test-results', 'tests/*/node_modules'],
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 30,
    ...options,
  }).runMutationTest()
}
