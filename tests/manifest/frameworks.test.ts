/** The types for a framework's templates: what they accept and refuse, compiled against the framework's own types and the built package. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ROOT } from '../docs/markdown'

const MODULES = join(ROOT, 'node_modules')
const folder = mkdtempSync(join(tmpdir(), 'cartlet-frameworks-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'node_modules'))
symlinkSync(ROOT.replace(/\/$/, ''), join(folder, 'node_modules/cartlet'))
for (const name of ['@types', 'preact', 'solid-js', 'svelte', 'vue'])
  symlinkSync(join(MODULES, name), join(folder, 'node_modules', name))
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')

const JSX = `
export const valid = (
  <section>
    <cartlet-buy-button product="blue-mug" quantity={2} action="open" client-id="shop" slot="a" />
    <cartlet-collection limit="8" sort="newest" filters="price stock" />
    <cartlet-product product="linen-tee" layout="full" seo />
    <cartlet-cart-toggle hide-when-empty={false} />
  </section>
)
// @ts-expect-error misspelt
export const layout = <cartlet-product product="linen-tee" layout="ful" />
// @ts-expect-error no number
export const quantity = <cartlet-buy-button product="blue-mug" quantity="two" />
// @ts-expect-error no such attribute
export const attribute = <cartlet-cart columns={2} />
`
const EVENTS = `
export const heard = <cartlet-cart {...{ 'oncartlet:cart-change': (event) => event.detail.cart.count }} />
`

/** A file for each framework; those of one run are compiled together. */
const FILES: Record<string, string> = {
  'react.tsx': `${JSX}${EVENTS}`,
  'preact.tsx': `${JSX}${EVENTS}`,
  'solid-js.tsx': JSX,
  'svelte.ts': `
import type { SvelteHTMLElements } from 'svelte/elements'
export const product: SvelteHTMLElements['cartlet-product'] = { product: 'linen-tee', layout: 'full', class: 'wide' }
export const cart: SvelteHTMLElements['cartlet-cart'] = { 'oncartlet:cart-change': ({ detail }) => detail.cart.count }
// @ts-expect-error misspelt
export const layout: SvelteHTMLElements['cartlet-product'] = { layout: 'ful' }
`,
  'vue.ts': `
import type { GlobalComponents } from 'vue'
type Props<K extends keyof GlobalComponents> = GlobalComponents[K] extends new () => { $props: infer P } ? P : never
export const product: Props<'cartlet-product'> = { product: 'linen-tee', layout: 'full', notifyUrl: '', class: 'wide' }
declare const toggle: InstanceType<GlobalComponents['cartlet-cart-toggle']>
toggle.$emit('cartlet:cart-open', new CustomEvent('cartlet:cart-open', { detail: {} }))
// @ts-expect-error misspelt
export const layout: Props<'cartlet-product'> = { layout: 'ful' }
// @ts-expect-error no such event
toggle.$emit('cartlet:cart-opened', new CustomEvent('x'))
`,
}
const VERSION_18 = join(MODULES, 'types-react-18')
const RUNS = [
  { name: 'each framework', files: Object.keys(FILES), paths: {} },
  { name: 'React 18', files: ['react.tsx'], paths: { react: [VERSION_18], 'react/*': [`${VERSION_18}/*`] } },
]

for (const [file, code] of Object.entries(FILES)) {
  const framework = file.replace(/\.tsx?$/, '')
  const pragma = file.endsWith('.tsx') ? `/** @jsxImportSource ${framework} */\n` : ''
  writeFileSync(join(folder, file), `${pragma}import type {} from 'cartlet/types/${framework.replace('-js', '')}'\n${code}`)
}

/** @returns the output of the compiler */
function compile({ files, paths }: (typeof RUNS)[number]): string {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    skipLibCheck: true,
    types: [],
    paths,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  const { stdout, error } = spawnSync('npx', ['tsc', '--pretty', 'false', '-p', folder], { cwd: ROOT, encoding: 'utf8' })
  if (error) throw error
  return stdout
}

describe('the types for templates', { timeout: 120_000 }, () => {
  it.each(RUNS)('the template types accept valid and refuse invalid elements, attributes and events in $name', (run) => {
    expect(compile(run)).toBe('')
  })
})
