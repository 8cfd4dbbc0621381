/** The tests that mutants of the store, the session and the transport must fail. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'
import type { Mutation } from '../simulation/bundle'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string }

/** Applies one mutation, if `MUTATION` holds one. */
function mutate({ file, start, end, instead }: Mutation): Plugin {
  return {
    name: 'mutate',
    enforce: 'pre',
    transform: (text, id) => (id === `${root}${file}` ? text.slice(0, start) + instead + text.slice(end) : null),
  }
}

const { MUTATION } = process.env

export default defineConfig({
  root,
  plugins: MUTATION ? [mutate(JSON.parse(MUTATION) as Mutation)] : [],
  define: { __VERSION__: JSON.stringify(version) },
  test: {
    environment: 'node',
    isolate: false,
    include: ['tests/unit/{platform,store}/**/*.test.ts', 'tests/wire/*.test.ts'],
    // The first run has to pass with all of the code instrumented. Mutants that hang have a limit of their own.
    testTimeout: 20_000,
  },
})
