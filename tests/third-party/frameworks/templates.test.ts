/** The types for templates, compiled with the frameworks' own types: what they accept and refuse. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../docs/markdown'
import { compileTemplates, JSX, JSX_EVENTS, packagesIn } from '../../support/pages/templates'

const PACKAGES = packagesIn(join(ROOT, 'tests/third-party/node_modules'))

const SVELTE = `
import type { SvelteHTMLElements } from 'svelte/elements'
export const product: SvelteHTMLElements['cartlet-product'] = { product: 'linen-tee', layout: 'full', class: 'wide' }
export const cart: SvelteHTMLElements['cartlet-cart'] = { 'oncartlet:cart-change': ({ detail }) => detail.cart.count }
// @ts-expect-error misspelt
export const layout: SvelteHTMLElements['cartlet-product'] = { layout: 'ful' }
`
const VUE = `
import type { GlobalComponents } from 'vue'
type Props<K extends keyof GlobalComponents> = GlobalComponents[K] extends new () => { $props: infer P } ? P : never
export const product: Props<'cartlet-product'> = { product: 'linen-tee', layout: 'full', notifyUrl: '', class: 'wide' }
declare const toggle: InstanceType<GlobalComponents['cartlet-cart-toggle']>
toggle.$emit('cartlet:cart-open', new CustomEvent('cartlet:cart-open', { detail: {} }))
// @ts-expect-error misspelt
export const layout: Props<'cartlet-product'> = { layout: 'ful' }
// @ts-expect-error no such event
toggle.$emit('cartlet:cart-opened', new CustomEvent('x'))
`

describe('the types for templates', { timeout: 120_000 }, () => {
  it.each<[framework: string, file: string, code: string]>([
    ['React 18', 'react.tsx', JSX + JSX_EVENTS],
    ['Solid', 'solid-js.tsx', JSX],
    ['Svelte', 'svelte.ts', SVELTE],
    ['Vue', 'vue.ts', VUE],
  ])('the types for %s accept valid and refuse invalid elements, attributes and events', (_, file, code) => {
    const packages = { ...PACKAGES, '@types/react': PACKAGES['types-react-18'] as string }
    expect(compileTemplates({ [file]: code }, packages)).toBe('')
  })
})
