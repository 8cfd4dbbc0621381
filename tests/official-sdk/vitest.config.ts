/** Not part of the unit tests: the official SDK must be installed first (see run.ts). */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { include: ['tests/official-sdk/*.test.ts'], environment: 'node', testTimeout: 20_000 },
})
