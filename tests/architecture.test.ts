/** Checks the dependency table and the house rules in every file; each rule is also shown an example that breaks it. */
import { describe, expect, it } from 'vitest'
import { findCycles, isTest, medianLines, RULES } from './support/source/architecture'
import { edgesOf, readDocuments, readSources, type SourceFile } from './support/source/source'
import { titlesIn } from './support/source/test-titles'

type RuleName = keyof typeof RULES

const DEMO = readSources('demo')
const TESTS = [...readSources('tests'), ...DEMO.filter(({ path }) => isTest(path))]
const PRODUCT = [...readSources('src'), ...readSources('loader'), ...DEMO.filter(({ path }) => !isTest(path))]
const EVERYTHING = [...PRODUCT, ...TESTS]
/** Rules that also apply to tests; the others apply to the product only. */
const OF_ALL_FILES: RuleName[] = [
  'has no enum',
  'has no default export',
  'has at most 300 lines (a test 400)',
  'says in comments who or what acts',
  'titles its tests with whole sentences',
]

const filesFor = (rule: RuleName): SourceFile[] => {
  if (OF_ALL_FILES.includes(rule)) return EVERYTHING
  if (rule === 'uses no retired word') return [...PRODUCT, ...readDocuments('docs'), ...readDocuments('.')]
  if (rule === 'imports only what its layer allows') return EVERYTHING
  return PRODUCT.filter(({ path }) => rule === 'imports only chunks dynamically' || !path.startsWith('demo/'))
}

const ORDERED: RuleName = 'imports only from its own folder of embed or store, or from those below'

const FORBIDDEN: [rule: RuleName, path: string, text: string][] = [
  ['imports only what its layer allows', 'src/store/x.ts', "import { h } from '../widget/icons'"],
  ['imports only what its layer allows', 'src/store/x.ts', "export { h } from '../widget/icons'"],
  ['imports only what its layer allows', 'src/store/x.ts', "export * from '../embed/page'"],
  ['imports only what its layer allows', 'src/store/x.ts', "const later = () => import('../widget/icons')"],
  ['imports only what its layer allows', 'src/store/x.ts', 'const later = () => import(`../widget/icons`)'],
  ['imports only what its layer allows', 'src/store/x.ts', "import type { H } from '../widget/icons'"],
  ['imports only what its layer allows', 'src/platform/cart/x.ts', "import {\n  a,\n  b,\n} from '../../store/cart'"],
  ['imports only what its layer allows', 'src/i18n/x.ts', "import '../platform/storage'"],
  ['imports only what its layer allows', 'src/widget/X.tsx', "import { isCartletError } from '../platform/http/errors'"],
  ['imports only what its layer allows', 'src/widget/X.tsx', "import { type CartletError } from '../platform/http/errors'"],
  ['imports only what its layer allows', 'src/embed/x.ts', "import { drawElement } from '../server/draw-element'"],
  ['imports only what its layer allows', 'src/embed/x.ts', "import { View } from '../react/parts/View'"],
  ['imports only what its layer allows', 'src/react/parts/X.tsx', "import { drawElement } from '../../server/draw-element'"],
  ['reads computed styles by the names of CSS', 'src/embed/x.ts', 'const { color } = view.getComputedStyle(host)'],
  ['reads computed styles by the names of CSS', 'src/widget/x.ts', "getComputedStyle(host).getPropertyValue('color')"],
  ['imports packages only where they are allowed', 'src/react/parts/X.tsx', "import { h } from 'preact'"],
  ['imports only what its layer allows', 'src/store/x.ts', "import type { Edit } from '../cli/render/render-page'"],
  ['imports only what its layer allows', 'src/server/x.ts', "import { fileSource } from '../cli/files'"],
  ['imports only what its layer allows', 'src/server/x.ts', "import { createPage } from '../embed/start/create-page'"],
  ['imports only what its layer allows', 'src/manifest/x.ts', "import { SOURCES } from '../store/collections/grid-subject'"],
  ['imports only what its layer allows', 'src/embed/x.ts', "import { ELEMENTS } from '../manifest/elements'"],
  ['imports only what its layer allows', 'src/snippet/x.ts', "import { scanPage } from '../cli/page/scan-page'"],
  ['imports only what its layer allows', 'src/embed/x.ts', "import { policyOf } from '../snippet/policy'"],
  ['imports only what its layer allows', 'loader/x.ts', "import { report } from '../src/embed/report/console'"],
  ['imports only what its layer allows', 'loader/x.ts', "import type { Shop } from '../src/store/shop/shop'"],
  ['imports only what its layer allows', 'demo/platform/x.ts', "import type { Cart } from '../../src/platform/cart/model'"],
  ['imports only what its layer allows', 'demo/platform/tests/x.ts', "import { h } from '../../../tests/support/source/source'"],
  [
    'knows the platform’s cart only in an adapter of the port',
    'src/store/drawer/x.ts',
    "import type { Cart } from '../../platform/cart/model'",
  ],
  [
    'knows the platform’s cart only in an adapter of the port',
    'src/embed/cart/x.ts',
    "import { getCheckout } from '../../platform/checkout/api'",
  ],
  ['keeps the order of layers inside the client', 'src/platform/wire/x.ts', "import { path } from '../http/request-target'"],
  ['keeps the order of layers inside the client', 'src/platform/cart/x.ts', "import type { Session } from '../session/session'"],
  ['keeps the order of layers inside the client', 'src/platform/http/x.ts', "import { createSession } from '../session/session'"],
  ['keeps the order of layers inside the client', 'src/platform/session/x.ts', "import { getCurrentCart } from '../cart/api'"],
  [ORDERED, 'src/embed/dom/x.ts', "import type { Page } from '../page/page'"],
  [ORDERED, 'src/embed/page/x.ts', "import { repaint } from '../theme/plain-theme'"],
  [ORDERED, 'src/embed/visit/x.ts', "const later = () => import('../add-link/add-link.chunk')"],
  [ORDERED, 'src/embed/shop/x.ts', "export { start } from '../start/start'"],
  [ORDERED, 'src/embed/page/x.ts', "export type X = typeof import('../theme/theme.chunk')"],
  [ORDERED, 'src/embed/page/x.ts', "import { start } from '../start'"],
  [ORDERED, 'src/embed/start.ts', 'export {}'],
  [ORDERED, 'src/embed/loaders/x.ts', 'export {}'],
  [ORDERED, 'src/store/base/x.ts', "import type { Engine } from '../cart/engine'"],
  [ORDERED, 'src/store/catalog/v1/x.ts', "const later = () => import('../../drawer/swap.chunk')"],
  ['imports only types and `enumOf` in a model', 'src/platform/cart/x-model.ts', "import { isRecord } from '../wire/record'"],
  ['imports packages only where they are allowed', 'src/widget/X.tsx', "import { createStore } from 'zustand/vanilla'"],
  ['imports packages only where they are allowed', 'src/store/x.ts', "import { create } from 'zustand'"],
  ['imports packages only where they are allowed', 'src/store/x.ts', "import type { ReactNode } from 'react'"],
  ['imports packages only where they are allowed', 'src/widget/X.tsx', "import { createPortal } from 'react-dom'"],
  ['imports packages only where they are allowed', 'src/widget/X.tsx', "import { h } from 'preact'"],
  ['imports packages only where they are allowed', 'src/server/x.ts', "import { readFileSync } from 'node:fs'"],
  ['imports packages only where they are allowed', 'src/cli/x.ts', "import { h } from 'preact'"],
  ['imports packages only where they are allowed', 'src/index.ts', "import { readFileSync } from 'node:fs'"],
  ['has no enum', 'src/x.ts', 'export const enum Size {\n  S,\n}'],
  ['has no default export', 'src/x.ts', 'export default function x() {}'],
  ['has no default export', 'src/x.ts', 'const x = 1\nexport { x as default }'],
  ['uses browser globals only in folders for browsers', 'src/widget/X.tsx', 'export const X = () => <p>{document.title}</p>'],
  ['uses browser globals only in folders for browsers', 'src/store/x.ts', 'export const tab = typeof window'],
  ['uses browser globals only in folders for browsers', 'src/store/x.ts', 'export const kept = { localStorage }'],
  [
    'uses browser globals only in folders for browsers',
    'src/platform/x.ts',
    "export const kept = () => globalThis['localStorage']",
  ],
  [
    'uses browser globals only in folders for browsers',
    'src/platform/environment.ts',
    'export const agent = navigator.userAgent',
  ],
  ['creates neither HTML nor code from text', 'src/widget/X.tsx', 'export const f = (e) => { e.innerHTML = name }'],
  ['creates neither HTML nor code from text', 'src/widget/X.tsx', "export const f = (e) => e['outerHTML']"],
  [
    'creates neither HTML nor code from text',
    'src/embed/x.ts',
    "export const f = (e) => e.insertAdjacentHTML('beforeend', name)",
  ],
  [
    'creates neither HTML nor code from text',
    'src/widget/X.tsx',
    'export const X = () => <p dangerouslySetInnerHTML={{ __html: a }} />',
  ],
  [
    'creates neither HTML nor code from text',
    'src/widget/X.tsx',
    "export const X = () => h('p', { dangerouslySetInnerHTML: a })",
  ],
  ['creates neither HTML nor code from text', 'src/embed/x.ts', 'export const f = (code) => eval(code)'],
  ['creates neither HTML nor code from text', 'src/embed/x.ts', 'export const f = (code) => new Function(code)'],
  [
    'announces a status only by a region that comes before its text',
    'src/widget/X.tsx',
    'export const X = ({ gone }) => gone && <p role="status">{messages.gone}</p>',
  ],
  ['sets no inline style', 'src/widget/X.tsx', 'export const X = () => <p style={{ color }} />'],
  ['sets no inline style', 'src/embed/x.ts', "export const f = (e) => e.setAttribute('style', 'color: red')"],
  [
    'works without Array#reduce, Array#at and Object.hasOwn',
    'src/store/x.ts',
    'export const f = (a) => a.reduce((x, y) => x + y, 0)',
  ],
  ['works without Array#reduce, Array#at and Object.hasOwn', 'src/store/x.ts', 'export const f = (a) => a.at(-1)'],
  ['works without Array#reduce, Array#at and Object.hasOwn', 'src/store/x.ts', 'export const f = (a) => Object.hasOwn(a, "b")'],
  ['uses no rem units', 'src/widget/styles/x.css.ts', 'export const css = `p { font-size: 1.5rem; }`'],
  ['names its own variables --ct-…', 'src/widget/styles/x.css.ts', 'export const css = `p { color: var(--text); }`'],
  ['shows only texts of the catalogue', 'src/widget/X.tsx', 'export const X = () => <p>Sold out</p>'],
  ['shows only texts of the catalogue', 'src/widget/X.tsx', "export const X = () => <p>{gone ? 'Sold out' : null}</p>"],
  ['shows only texts of the catalogue', 'src/widget/X.tsx', `export const X = () => <p>{\`\${left} left\`}</p>`],
  ['shows only texts of the catalogue', 'src/widget/X.tsx', 'export const X = () => <button aria-label="Close" />'],
  ['shows only texts of the catalogue', 'src/widget/X.tsx', "export const X = () => <img alt={'Picture of ' + name} />"],
  ['has at most 300 lines (a test 400)', 'src/x.ts', 'export {}\n'.repeat(301)],
  ['has at most 300 lines (a test 400)', 'tests/x.ts', 'export {}\n'.repeat(401)],
  ['imports only chunks dynamically', 'src/embed/x.ts', "const later = () => import('./cart-extras')"],
  ['imports only chunks dynamically', 'src/i18n/x.ts', "const later = () => import('./compiled/english/en-cart')"],
  ['uses no retired word', 'src/store/x.ts', 'export const createDesk = () => 1'],
  ['uses no retired word', 'src/store/x.ts', 'export const STAMP_KEY = 1'],
  ['uses no retired word', 'src/store/x.ts', '/** Once the furniture is there. */'],
  ['uses no retired word', 'src/embed/x.ts', '// Which of the tongues\nexport {}'],
  ['uses no retired word', 'src/embed/x.ts', 'page.speak(host)'],
  ['uses no retired word', 'src/widget/x.ts', 'export const { texts } = shop'],
  ['uses no retired word', 'src/platform/x.ts', 'export const x = { ge: 1 }'],
  ['uses no retired word', 'src/store/visit/resume.ts', 'export {}'],
  ['says in comments who or what acts', 'src/store/x.ts', '/** Nobody waits for it. */'],
  ['says in comments who or what acts', 'src/store/x.ts', "const a = 'x' // for whoever asks"],
  ['says in comments who or what acts', 'tests/unit/x.test.ts', '// Somebody else has logged in.'],
  ['titles its tests with whole sentences', 'tests/unit/x.test.ts', "it('is sent once', () => {})"],
  ['titles its tests with whole sentences', 'tests/unit/x.test.ts', "it('may be none', () => {})"],
  ['titles its tests with whole sentences', 'tests/unit/x.test.ts', "it('keep their order', () => {})"],
  ['titles its tests with whole sentences', 'tests/unit/x.test.tsx', "it.each(['a', 'b'])('has %s', () => {})"],
  ['titles its tests with whole sentences', 'tests/unit/x.test.ts', "it.for<[string]>([['a']])('that is %s', () => {})"],
  ['titles its tests with whole sentences', 'tests/unit/x.test.ts', "it.skipIf(a).each`x`('whose %s', () => {})"],
  ['titles its tests with whole sentences', 'tests/e2e/x.spec.ts', `for (const a of b) test(\`was \${a}\`, () => {})`],
  ['titles its tests with whole sentences', 'tests/e2e/x.spec.ts', "test.fixme('are ' + a, async () => {})"],
  ['titles its tests with whole sentences', 'tests/e2e/x.spec.ts', "test('a message for nobody is ignored', async () => {})"],
  ['titles its tests with whole sentences', 'tests/e2e/x.spec.ts', "test.describe('somebody else', () => {})"],
  ['uses no retired word', 'docs/x.md', 'The parcels of the loader.'],
]

describe('every source file', () => {
  // Some rules parse every file of the repository.
  it.each(Object.keys(RULES) as RuleName[])('every source file %s', { timeout: 60_000 }, (rule) => {
    expect(filesFor(rule).flatMap(RULES[rule])).toEqual([])
  })

  it('the source files and their imports are found', () => {
    expect(PRODUCT.length).toBeGreaterThan(100)
    expect(PRODUCT.flatMap(edgesOf).length).toBeGreaterThan(300)
  })

  it('the titles of the tests are found', { timeout: 60_000 }, () => {
    expect(EVERYTHING.flatMap(titlesIn).filter(({ isGroup }) => !isGroup).length).toBeGreaterThan(3000)
  })
})

describe('the rules', () => {
  // hazard 8, 66
  it.each(
    FORBIDDEN.map(([rule, path, text]) => ({ rule, path, text, start: text.slice(0, 70) })),
  )('the rule "$rule" refuses in $path: $start', ({ rule, path, text }) => {
    expect(RULES[rule]({ path, text })).not.toEqual([])
  })

  it.each(Object.keys(RULES) as RuleName[])('the rule "%s" has an example that breaks it', (rule) => {
    expect(FORBIDDEN.filter(([name]) => name === rule)).not.toEqual([])
  })
})

describe('what the rules allow', () => {
  it.each<[RuleName, string, string]>([
    [ORDERED, 'src/embed/start/x.ts', "const later = () => import('../agents/agents.chunk')"],
    [ORDERED, 'src/embed/page/x.ts', "import type { X } from '../settings/x'\nimport { y } from './y'"],
    [ORDERED, 'src/embed/page/x.ts', "import { createShop } from '../../store/shop/shop'"],
    ['imports only what its layer allows', 'src/widget/X.tsx', "import type { CartletError } from '../platform/http/errors'"],
    ['imports only what its layer allows', 'src/embed/x.ts', "const later = () => import('../widget/CartDrawer')"],
    [
      'uses browser globals only in folders for browsers',
      'src/platform/environment.ts',
      'export const f = () => globalThis.localStorage',
    ],
    ['uses browser globals only in folders for browsers', 'src/widget/X.tsx', 'export const f = (e) => e.ownerDocument.document'],
    ['uses browser globals only in folders for browsers', 'src/store/x.ts', '// the window closes\nexport const a = "document"'],
    ['has no default export', 'x.config.ts', 'export default {}'],
    ['shows only texts of the catalogue', 'src/widget/X.tsx', 'export const X = () => <p className="a">{t.gone}: −</p>'],
    ['shows only texts of the catalogue', 'src/widget/X.tsx', "export const X = () => <p>{a === 'failed' && t.gone}</p>"],
    ['has at most 300 lines (a test 400)', 'src/x.ts', 'export {}\n'.repeat(300)],
    ['has at most 300 lines (a test 400)', 'tests/x.ts', 'export {}\n'.repeat(400)],
    ['imports only chunks dynamically', 'src/embed/x.ts', "const later = () => import('./x.chunk')"],
    ['imports only chunks dynamically', 'src/embed/x.ts', "export type X = typeof import('./x')"],
    ['imports only chunks dynamically', 'src/i18n/x.ts', "const later = () => import('./compiled/pt-BR/pt-BR.chunk')"],
    ['uses no retired word', 'src/store/x.ts', "// The page does not mind.\nexport const x = 'a desk and films'"],
    ['uses no retired word', 'demo/platform/seeds/x.ts', '/** The desk calendar. */'],
    ['uses no retired word', 'src/platform/order/x.ts', "export const x = { WISH: 'WISH' }"],
    ['uses no retired word', 'src/widget/x.ts', 'export const at = event.timeStamp'],
    ['says in comments who or what acts', 'src/store/x.ts', "const a = 'https://x.example/nobody'"],
    ['titles its tests with whole sentences', 'tests/unit/x.test.ts', "it('issues one request', () => {})"],
    ['titles its tests with whole sentences', 'tests/unit/x.test.ts', "it.each(['is'])('%s is sent', () => {})"],
    ['titles its tests with whole sentences', 'tests/unit/x.test.ts', "describe('have', () => rule.test('has nobody'))"],
    ['titles its tests with whole sentences', 'tests/e2e/x.spec.ts', "test.step('is shown', async () => {})"],
  ])('the rule "%s" accepts in %s: %s', (rule, path, text) => {
    expect(RULES[rule]({ path, text })).toEqual([])
  })
})

describe('the graph of static imports', () => {
  it('the static imports of the product, including types, have no cycle', () => {
    expect(findCycles(PRODUCT)).toEqual([])
  })

  it.each([
    "import { a } from './a'\nexport const b = a",
    "export * from './a'",
    "export { a as b } from './a'",
    "import type { A } from './a'\nexport type B = A",
    "export type { A as B } from './a'",
    "export type B = typeof import('./a')",
    "import type { A } from './a'\nexport const b = (): Promise<A> => import('./a')",
    "export const b = (): Promise<typeof import('./a')> => import('./a')",
  ])('findCycles finds a cycle through a file with %s', (text) => {
    const files = [
      { path: 'src/a.ts', text: "import type { B } from './b'\nexport { b } from './b'" },
      { path: 'src/b.tsx', text },
    ]
    expect(findCycles(files)).toEqual(['src/a → src/b → src/a'])
  })

  it('findCycles finds a cycle of three files', () => {
    const files = [
      { path: 'src/a.ts', text: "import { b } from './b'\nexport const a = b" },
      { path: 'src/b.ts', text: "import type { C } from './c'\nexport const b: C = 1" },
      { path: 'src/c.tsx', text: "export type { C } from './a'" },
    ]
    expect(findCycles(files)).toEqual(['src/a → src/b → src/c → src/a'])
  })

  it('findCycles ignores a cycle that includes a dynamic import', () => {
    const files = [
      { path: 'src/a.ts', text: "export const load = () => import('./b')" },
      { path: 'src/b.ts', text: "export { load as b } from './a'" },
    ]
    expect(findCycles(files)).toEqual([])
  })
})

describe('the tree of folders', () => {
  it('the median length of the product’s source files is at most 75 lines', () => {
    expect(medianLines(PRODUCT)).toBeLessThanOrEqual(75)
    const lengths = [1, 76, 300].map((lines) => ({ path: 'src/x.ts', text: 'export {}\n'.repeat(lines) }))
    expect(medianLines(lengths)).toBe(76)
  })
})
