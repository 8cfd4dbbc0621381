/**
 * All tests that need no browser. The tests of components run on the Preact that replaces React in the builds, and a share of them on React; the long
 * run (`CARTLET_FULL=1`) runs all of them on both. Test files of one worker share their modules and their window (`isolate: false`), because loading
 * them again took more than half of the time. So no test may leave a mock, a clock or a listener behind.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { compileMessages } from './src/build/compiled-messages.mjs'
import { preactFromSource, REACT_ALIASES, SERVER_ALIASES } from './src/embed/preact/from-source.mjs'
import { sampled } from './tests/support/sample.ts'

await compileMessages()

const root = fileURLToPath(new URL('.', import.meta.url))
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string }

/** They change the address of a fresh window, or leave chunks loading. */
const ALONE = ['account/recovery-return', 'boot/properties', 'visit/consent'].map((name) => `tests/unit/embed/${name}.test.ts`)

const COMPONENTS = readdirSync(`${root}tests/unit/widget`, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.tsx'))
  .map((name) => `tests/unit/widget/${name}`)
  .sort()

const components = {
  environment: 'happy-dom',
  isolate: false,
  setupFiles: ['tests/support/pages/dom.ts'],
}

export default defineConfig({
  root,
  define: { __VERSION__: JSON.stringify(version) },
  test: {
    // A hanging promise is a bug that must show soon; starting a platform (keys, seed) takes seconds on a busy machine.
    testTimeout: 15_000,
    hookTimeout: 30_000,
    // The default would leave one of two cores idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          include: [
            'tests/*.test.ts',
            'tests/build/**/*.test.ts',
            'tests/wire/**/*.test.ts',
            'tests/unit/{platform,store,i18n,checkup,demo,widget,hosts,live,screen-reader,snippet}/**/*.test.ts',
            'tests/unit/react/**/*.test.tsx',
            'tests/docs/**/*.test.ts',
            'tests/manifest/**/*.test.ts',
            'tests/bench/self-test/*.test.ts',
            'tests/simulation/*.test.ts',
          ],
        },
      },
      'demo/platform',
      {
        extends: true,
        plugins: [preactFromSource()],
        test: {
          name: 'embed',
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['tests/support/pages/settle-imports.ts'],
          include: ['tests/unit/{embed,loader}/**/*.test.ts'],
          exclude: ALONE,
          server: { deps: { inline: [/preact/] } },
        },
      },
      {
        extends: true,
        plugins: [preactFromSource()],
        test: {
          name: 'embed alone',
          environment: 'happy-dom',
          include: ALONE,
          server: { deps: { inline: [/preact/] } },
        },
      },
      // `cartlet/server` and the commands, on the Preact of their own build.
      {
        extends: true,
        resolve: { alias: SERVER_ALIASES },
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: ['tests/unit/{server,cli}/**/*.test.ts'],
          server: { deps: { inline: [/preact/] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'react',
          ...components,
          include: sampled(COMPONENTS, 'components on React'),
          env: { COMPONENTS_ON: 'react' },
        },
      },
      {
        extends: true,
        plugins: [preactFromSource()],
        resolve: {
          alias: [
            { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
            { find: /^react-dom$/, replacement: '@preact/compat' },
            ...REACT_ALIASES,
            // Its other build says `require('react')`, which no alias reaches.
            { find: /^@testing-library\/react$/, replacement: '@testing-library/react/dist/@testing-library/react.esm.js' },
          ],
        },
        // Otherwise Node itself would load the testing library, without the aliases and with its own React.
        test: {
          name: 'preact',
          ...components,
          include: COMPONENTS,
          env: { COMPONENTS_ON: 'preact' },
          server: { deps: { inline: [/@testing-library\/react/, /preact/] } },
        },
      },
    ],
  },
})
