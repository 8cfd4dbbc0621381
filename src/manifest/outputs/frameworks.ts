/**
 * Types that declare the elements in a framework's templates: `cartlet/types/<framework>`. Each is a separate entry, because a project has only the
 * packages of its own framework.
 */
import { ALL_ELEMENTS } from '../elements'

const members = (type: (tag: string) => string, indent: string): string =>
  ALL_ELEMENTS.map(({ name }) => `${indent}'cartlet-${name}': ${type(`cartlet-${name}`)}\n`).join('')

/** Event handlers as these frameworks write them in markup: `on` and the event's name. */
const HANDLERS = `type Handlers = { [K in keyof CartletEventMap as \`on\${K}\`]?: (event: CartletEventMap[K]) => void }\n`

/** For React and for Preact, whose types have the same form. */
const jsx = (module: string): string => `/** The elements in JSX of ${module}. */
import type { ClassAttributes, HTMLAttributes } from '${module}'
import type { CartletAttributes, CartletElements, CartletEventMap } from 'cartlet/elements'

${HANDLERS}type Html<K extends keyof CartletElements> = Omit<HTMLAttributes<CartletElements[K]>, keyof CartletAttributes[K]>
type Tag<K extends keyof CartletElements> = ClassAttributes<CartletElements[K]> & Html<K> & CartletAttributes[K] & Handlers & { class?: string }

declare module '${module}' {
  namespace JSX {
    interface IntrinsicElements {
${members((tag) => `Tag<'${tag}'>`, '      ')}    }
  }
}
`

/** Astro's own types are global. They accept any attribute of an element that they do not know. */
const astro = `/** The elements in templates of Astro. */
/// <reference types="astro/astro-jsx" />
import type { CartletAttributes } from 'cartlet/elements'

type Html<K extends keyof CartletAttributes> = Omit<astroHTML.JSX.HTMLAttributes, keyof CartletAttributes[K]>
type Tag<K extends keyof CartletAttributes> = Html<K> & CartletAttributes[K]

declare global {
  namespace astroHTML.JSX {
    interface DefinedIntrinsicElements {
${members((tag) => `Tag<'${tag}'>`, '      ')}    }
  }
}
`

const solid = `/** The elements in JSX of Solid. Listen to events with \`addEventListener\`: their names contain a colon, which \`on:\` does not support. */
import type { CartletAttributes, CartletElements } from 'cartlet/elements'
import type { JSX as Solid } from 'solid-js'

type Html<K extends keyof CartletElements> = Omit<Solid.HTMLAttributes<CartletElements[K]>, keyof CartletAttributes[K]>
type Tag<K extends keyof CartletElements> = Html<K> & CartletAttributes[K]

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
${members((tag) => `Tag<'${tag}'>`, '      ')}    }
  }
}
`

const svelte = `/** The elements in markup of Svelte. */
import type { CartletAttributes, CartletElements, CartletEventMap } from 'cartlet/elements'
import type { HTMLAttributes } from 'svelte/elements'

${HANDLERS}type Html<K extends keyof CartletElements> = Omit<HTMLAttributes<CartletElements[K]>, keyof CartletAttributes[K]>
type Tag<K extends keyof CartletElements> = Html<K> & CartletAttributes[K] & Handlers

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${members((tag) => `Tag<'${tag}'>`, '    ')}  }
}
`

/** As in Vue's documentation of custom elements: https://vuejs.org/guide/extras/web-components.html. */
const vue = `/** The elements in templates of Vue. */
import type { CartletAttributes, CartletElements, CartletEventMap } from 'cartlet/elements'
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue'

type Camel<Name> = Name extends \`\${infer First}-\${infer Rest}\` ? \`\${First}\${Capitalize<Camel<Rest>>}\` : Name & string
type Props<Attributes> = { [Name in keyof Attributes as Camel<Name>]: Attributes[Name] }
type Emit = EmitFn<{ [Name in keyof CartletEventMap]: (event: CartletEventMap[Name]) => void }>
type Tag<K extends keyof CartletElements> = new () => CartletElements[K] & {
  /** @deprecated For the check of templates only. */
  $props: Omit<HTMLAttributes, keyof Props<CartletAttributes[K]>> & Props<CartletAttributes[K]> & PublicProps
  /** @deprecated For the check of templates only. */
  $emit: Emit
}

declare module 'vue' {
  interface GlobalComponents {
${members((tag) => `Tag<'${tag}'>`, '    ')}  }
}
`

/** Declarations by the name of the framework. */
export const frameworkTypes = (): Readonly<Record<string, string>> => ({
  astro,
  preact: jsx('preact'),
  react: jsx('react'),
  solid,
  svelte,
  vue,
})
