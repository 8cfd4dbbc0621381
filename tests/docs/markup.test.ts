/** Every HTML snippet of the documentation has balanced tags, and only elements, attributes, slots, settings and products that exist; CSS snippets likewise. */
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { FERN_AND_FABLE, NORTHLIGHT } from '../../demo/platform/seed'
import { attributesOf, ELEMENTS } from '../../src/manifest/elements'
import { pageAttributes } from '../../src/manifest/page-attributes'
import { firstColumn, readDocs, readMarkdown, snippetsIn } from './markdown'

const CONFIGURATION = readMarkdown('docs/configuration.md')
const THEMING = readMarkdown('docs/theming.md')
/** Attributes that any element of a page may have. */
const PAGE_ATTRIBUTES = ['id', 'class', 'lang', 'hidden', 'title', 'slot']
const SCRIPT_ATTRIBUTES = [
  ...['async', 'defer', 'type', 'src', 'crossorigin', 'integrity', 'nonce'],
  ...['data-live', 'data-agents', 'data-analytics'],
]
const VOID = ['meta', 'link', 'img', 'br', 'input', 'hr']

const settings = firstColumn(CONFIGURATION, 'Settings')
const actions = pageAttributes([]).map(({ name }) => name)
const bindings = firstColumn(readMarkdown('docs/templates.md'), 'Attributes')
const isBinding = (name: string) => bindings.includes(name) || name.startsWith('data-cartlet-attr-')
const references = [FERN_AND_FABLE, NORTHLIGHT].flatMap(({ products, collections }) =>
  [...products, ...collections].map(({ slug }) => slug),
)
const slots = new Map(
  ELEMENTS.map(({ name }) => [`cartlet-${name}`, firstColumn(readMarkdown(`docs/elements/${name}.md`), 'Slots')]),
)

/** Tags that are closed twice, or never. */
function unbalanced(html: string): string[] {
  const open: string[] = []
  const wrong: string[] = []
  const tags = html.replaceAll(/<!--[\s\S]*?-->|<!doctype[^>]*>/gi, '').matchAll(/<(\/?)([a-z][\w-]*)(?:"[^"]*"|[^">])*?(\/?)>/gi)
  for (const [, slash, name = '', selfClosed] of tags) {
    if (selfClosed || VOID.includes(name)) continue
    if (!slash) open.push(name)
    else if (open.pop() !== name) wrong.push(`</${name}>`)
  }
  return [...wrong, ...open.map((name) => `<${name}>`)]
}

const parse = (html: string) => [...new new Window().DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')]
type Parsed = ReturnType<typeof parse>[number]

function wrongOn(element: Parsed): string[] {
  const { localName } = element
  let names = element.getAttributeNames()
  const plain = element.getAttribute('data-cartlet')
  const tag = plain === null ? localName : `cartlet-${plain}`
  const kind = ELEMENTS.find(({ name }) => tag === `cartlet-${name}`)
  const tell = (what: string) => `<${localName}> ${what}`
  if (tag.startsWith('cartlet-') && !kind) return [tell('is no element')]
  const wrong: string[] = []
  if (kind) {
    names = names.filter((name) => !isBinding(name))
    const known = attributesOf(kind).map(({ name }) => name)
    const own = plain === null ? known : ['data-cartlet', 'dir', ...known.map((name) => `data-${name}`)]
    wrong.push(...names.filter((name) => ![...own, ...PAGE_ATTRIBUTES].includes(name)))
  } else if (localName === 'script' && element.getAttribute('src')?.includes('loader.js')) {
    wrong.push(...names.filter((name) => ![...SCRIPT_ATTRIBUTES, ...settings].includes(name)))
    if (!element.getAttribute('src')?.startsWith('/cartlet/loader.js')) wrong.push('src')
  } else if (names.some((name) => name.startsWith('data-cartlet-'))) {
    const own = [...actions, 'data-variant', 'data-quantity', 'data-client-id']
    wrong.push(...names.filter((name) => name.startsWith('data-') && !own.includes(name) && !isBinding(name)))
  }
  const asked = ['product', 'data-product', 'collection', 'data-cartlet-add'].flatMap((name) => element.getAttribute(name) || [])
  if (asked.some((reference) => !references.includes(reference))) wrong.push(`asks for ${asked}`)
  const slot = element.getAttribute('slot')
  const host = element.parentElement?.localName ?? ''
  if (slot && slots.has(host) && !slots.get(host)?.includes(slot)) wrong.push(`slot ${slot}`)
  return wrong.map(tell)
}

const wrongIn = (html: string): string[] => [...unbalanced(html), ...parse(html).flatMap(wrongOn)]

const snippets = readDocs().flatMap(snippetsIn)
const named = (language: string) =>
  snippets.filter((one) => one.language === language).map(({ path, line, code }) => [`${path}:${line}`, code] as const)

describe('HTML snippets', () => {
  it.each(named('html'))('the HTML snippet %s is valid', (_, html) => {
    expect(wrongIn(html)).toEqual([])
  })

  it.each([
    ['<cartlet-buy-buton product="blue-mug"></cartlet-buy-buton>', 'is no element'],
    ['<cartlet-buy-button produkt="blue-mug"></cartlet-buy-button>', 'produkt'],
    ['<cartlet-buy-button product="no-such-mug"></cartlet-buy-button>', 'no-such-mug'],
    ['<cartlet-product product="blue-mug"><p slot="top">x</p></cartlet-product>', 'slot top'],
    ['<div data-cartlet="cart" data-product="blue-mug"></div>', 'data-product'],
    ['<button data-cartlet-ad="blue-mug">Buy</button>', 'data-cartlet-ad'],
    ['<script src="/cartlet/loader.js" data-client="x"></script>', 'data-client'],
    ['<cartlet-cart><p></cartlet-cart>', '</cartlet-cart>'],
  ])('the check of HTML snippets finds the mistake in %s', (html, wrong) => {
    expect(wrongIn(html).join()).toContain(wrong)
  })
})

describe('CSS snippets', () => {
  const variables = firstColumn(THEMING, 'Variables')
  const parts = firstColumn(THEMING, 'Parts')
  const unknownIn = (css: string): string[] =>
    [...css.matchAll(/(--cartlet-[\w-]+)|::part\(([\w-]+)\)/g)]
      .map(([, variable, part = '']) => variable ?? part)
      .filter((name) => !variables.includes(name) && !parts.includes(name))

  it.each(named('css'))('the CSS snippet %s names only variables and parts that exist', (_, css) => {
    expect(unknownIn(css)).toEqual([])
  })

  it('an unknown CSS variable or part in a snippet is found', () => {
    expect(unknownIn('a { --cartlet-colour-primary: red } b::part(knob) {}')).toEqual(['--cartlet-colour-primary', 'knob'])
  })
})
