/** The tests that mutants of the store, the session and the transport must fail. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string }

export default defineConfig({
  root,
  define: { __VERSION__: JSON.stringify(version) },
  test: { environment: 'node', isolate: false, include: ['tests/unit/{platform,store}/**/*.test.ts'] },
})
