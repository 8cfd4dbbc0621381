/** Each mutation of the client makes a recording fail: the adapter renames, and corrects nothing. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { afterAll, describe, expect, it } from 'vitest'
import { sampled } from '../support/sample'
import { readDeviations } from './deviation-rules/deviations'
import { MUTATIONS, type Mutation } from './mutations'
import type * as Runner from './runner/run-vectors'
import { readVectors } from './runner/vector'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const VECTORS = ['vectors', 'vectors-own'].flatMap((folder) => readVectors(at(folder)))
const DEVIATIONS = readDeviations(at('deviation-rules/deviations.json'))

const folder = mkdtempSync(join(tmpdir(), 'wire-mutations-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Builds the client with the mutation. Modules that read files beside them still find them. */
const mutated = (mutation: Mutation | undefined): Plugin => ({
  name: 'mutated',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
      if (path !== join(ROOT, mutation?.file ?? '')) return { contents: text, loader: 'ts' }
      const { code = '', instead = '' } = mutation ?? {}
      if (text.split(code).length !== 2) throw new Error(`"${code}" does not stand in ${mutation?.file} exactly once`)
      return { contents: text.replace(code, () => instead), loader: 'ts' }
    })
  },
})

async function runnerOf(mutation: Mutation | undefined): Promise<typeof Runner> {
  const { outputFiles } = await build({
    entryPoints: [at('runner/run-vectors.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    plugins: [mutated(mutation)],
  })
  const file = join(folder, `${mutation ? MUTATIONS.indexOf(mutation) : 'whole'}.mjs`)
  writeFileSync(file, outputFiles[0]?.contents ?? '')
  return import(/* @vite-ignore */ pathToFileURL(file).href)
}

/** The name of the first vector that fails; empty if none does. */
async function failing(runner: typeof Runner, text: string): Promise<string[]> {
  for (const vector of VECTORS.filter(({ name }) => name.includes(text))) {
    const { differences } = await runner.judge(vector, DEVIATIONS)
    if (differences.length) return [vector.name]
  }
  return []
}

describe('the recordings', () => {
  it('the recordings pass with the unchanged client', { timeout: 60_000 }, async () => {
    const runner = await runnerOf(undefined)
    const texts = new Set(MUTATIONS.map(({ vectors }) => vectors))
    expect((await Promise.all([...texts].map((text) => failing(runner, text)))).flat()).toEqual([])
  })

  it.each(sampled(MUTATIONS, 'mutations of the client'))('a recording fails when $name', async (mutation) => {
    expect(await failing(await runnerOf(mutation), mutation.vectors)).toHaveLength(1)
  })
})
