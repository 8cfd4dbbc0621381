/** Tests with other people's software, which is installed beside this file (see run.ts). */
import { defineConfig } from 'vitest/config'
import unitTests from '../../vitest.config.ts'

export default defineConfig({
  ...unitTests,
  test: {
    ...unitTests.test,
    projects: [
      {
        extends: true,
        test: { name: 'third-party', environment: 'node', include: ['tests/third-party/{*,frameworks/*,live/*}.test.ts'] },
      },
    ],
  },
})
