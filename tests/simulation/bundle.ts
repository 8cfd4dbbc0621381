/**
 * The simulation in one file. There `import()` of a chunk settles like any promise, in no real time, and journeys run faster than in a test
 * runner, which looks at every import.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import type * as simulation from './simulate'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Inside `node_modules`, from where packages are found. */
const FOLDER = `${ROOT}node_modules/.cache/simulation/`

/** A change of the code. */
export interface Mutation {
  /** The file's path in the repository. */
  file: string
  /** The changed part of its text. */
  start: number
  end: number
  instead: string
}

/** Files that lie beside a source are still found there. */
const sources = (mutation?: Mutation): Plugin => ({
  name: 'sources',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/(src|demo|tests)\/.*\.ts$/ }, async ({ path }) => {
      let text = await readFile(path, 'utf8')
      if (mutation && path === `${ROOT}${mutation.file}`)
        text = text.slice(0, mutation.start) + mutation.instead + text.slice(mutation.end)
      return { contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' }
    }),
})

/** Each call loads the simulation anew. */
export async function loadSimulation(mutation?: Mutation): Promise<typeof simulation> {
  const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { version: string }
  const outfile = `${FOLDER}${process.pid}-${Date.now()}.mjs`
  mkdirSync(FOLDER, { recursive: true })
  try {
    await build({
      entryPoints: [`${ROOT}tests/simulation/simulate.ts`],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      sourcemap: 'inline',
      define: { __VERSION__: JSON.stringify(version) },
      plugins: [sources(mutation)],
      logLevel: 'error',
    })
    return (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as typeof simulation
  } finally {
    rmSync(outfile, { force: true })
  }
}
