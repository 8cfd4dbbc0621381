/**
 * All tests that need no browser. The tests of components run twice: on React, and on the Preact that replaces it in the builds. Test files of one
 * worker share their modules (`isolate: false`), because loading them again took half of the time. So no test may leave a mock, a clock or a listener
 * behind. Those of `embed` have their own window each: they navigate, and change state of the whole page.
 */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { compileMessages } from './src/build/compiled-messages.mjs'
import { preactFromSource, REACT_ALIASES, SERVER_ALIASES } from './src/embed/preact/from-source.mjs'

await compileMessages()

const root = fileURLToPath(new URL('.', import.meta.url))
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string }

const components = {
  environment: 'happy-dom',
  isolate: false,
  include: ['tests/unit/widget/**/*.test.tsx'],
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
            'tests/unit/{platform,store,i18n,checkup,widget,hosts,live,screen-reader,snippet}/**/*.test.ts',
            'tests/unit/react/**/*.test.tsx',
            'tests/docs/**/*.test.ts',
            'tests/manifest/**/*.test.ts',
            'tests/bench/self-test/*.test.ts',
          ],
        },
      },
      // Each of these files starts its own platform.
      {
        extends: true,
        test: { name: 'demo', environment: 'node', isolate: false, include: ['tests/unit/demo/**/*.test.ts'] },
      },
      {
        extends: true,
        plugins: [preactFromSource()],
        test: {
          name: 'embed',
          environment: 'happy-dom',
          include: ['tests/unit/{embed,loader}/**/*.test.ts'],
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
      { extends: true, test: { name: 'react', ...components, env: { COMPONENTS_ON: 'react' } } },
      {
        extends: true,
        plugins: [preactFromSource()],
        resolve: {
          alias: [
            ...REACT_ALIASES,
            { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
            { find: /^react-dom$/, replacement: '@preact/compat' },
            // Its other build says `require('react')`, which no alias reaches.
            { find: /^@testing-library\/react$/, replacement: '@testing-library/react/dist/@testing-library/react.esm.js' },
          ],
        },
        // Otherwise Node itself would load the testing library, without the aliases and with its own React.
        test: {
          name: 'preact',
          ...components,
          env: { COMPONENTS_ON: 'preact' },
          server: { deps: { inline: [/@testing-library\/react/, /preact/] } },
        },
      },
    ],
  },
})
