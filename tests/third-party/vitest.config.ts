/** Tests with other people's software, which is installed beside this file (see run.ts). */
import { defineConfig } from 'vitest/config'
import unitTests from '../../vitest.config.ts'

interface Project {
  test: { name: string; include: string[] }
}

/** The projects that draw components on React and on Preact. */
const components = (unitTests.test?.projects ?? []).filter(
  (project): project is Project =>
    typeof project === 'object' && 'test' in project && /^(react|preact)$/.test(`${project.test?.name}`),
)

export default defineConfig({
  ...unitTests,
  test: {
    ...unitTests.test,
    projects: [
      {
        extends: true,
        test: { name: 'third-party', environment: 'node', include: ['tests/third-party/{*,frameworks/*,live/*}.test.ts'] },
      },
      ...components.map((project) => ({
        ...project,
        test: { ...project.test, include: ['tests/third-party/heard/*.test.tsx'] },
      })),
    ],
  },
})
