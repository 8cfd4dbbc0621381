/** The local platform's own tests: each file starts a platform. They know nothing of `src`. */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'platform',
    environment: 'node',
    isolate: false,
    include: ['tests/**/*.test.ts'],
    // Starting a platform (keys, seed) takes seconds on a busy machine.
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
})
