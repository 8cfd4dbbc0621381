/** The types for templates of React and Preact: what they accept and refuse. `tests/third-party/frameworks` has the other frameworks. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../docs/markdown'
import { compileTemplates, JSX, JSX_EVENTS, packagesIn } from '../support/pages/templates'

it('the types for React and Preact accept valid and refuse invalid elements, attributes and events', { timeout: 120_000 }, () => {
  const code = JSX + JSX_EVENTS
  expect(compileTemplates({ 'react.tsx': code, 'preact.tsx': code }, packagesIn(join(ROOT, 'node_modules')))).toBe('')
})
