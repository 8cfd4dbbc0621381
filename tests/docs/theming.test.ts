/** docs/theming.md has every CSS variable and part that the source has, with its defaults, and no other. */
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSources } from '../support/source/source'
import { firstColumn, namesIn, ROOT, readMarkdown, sectionOf, tableIn } from './markdown'

const THEMING = readMarkdown('docs/theming.md')
const CSS = readSources('src').filter(({ path }) => path.endsWith('.css.ts'))
const COMPONENTS = readSources('src').filter(({ path }) => path.endsWith('.tsx'))

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort()

const VARIABLE = /var\((--cartlet-[\w-]+), ([^()]+|[^()]*\([^()]*\)[^()]*)\)/g
const uses = CSS.flatMap(({ text }) =>
  [...text.matchAll(VARIABLE)].map(([, name = '', fallback = '']) => ({ name, fallback: fallback.trim() })),
)
const parts = COMPONENTS.flatMap(({ text }) =>
  [...text.matchAll(/\bpart="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
)

describe('the page about theming', () => {
  it('docs/theming.md lists exactly the CSS variables of the source', () => {
    expect(firstColumn(THEMING, 'Variables').sort()).toEqual(sorted(uses.map(({ name }) => name)))
  })

  it('docs/theming.md names every default that a style sheet falls back to', () => {
    const rows = tableIn(sectionOf(THEMING, 'Variables')).map((row) => namesIn(row.join(' ')))
    const missing = uses.filter(
      // What another variable, or the element around it, says is no default of its own.
      ({ name, fallback }) =>
        !/^(inherit$|var\()/.test(fallback) && !rows.some(([variable, ...said]) => variable === name && said.includes(fallback)),
    )
    expect(missing).toEqual([])
  })

  it('docs/theming.md lists exactly the parts of the source', () => {
    expect(firstColumn(THEMING, 'Parts').sort()).toEqual(sorted(parts))
  })

  it('docs/theming.md lists exactly the named slots of the source', () => {
    const slots = COMPONENTS.flatMap(({ text }) => [...text.matchAll(/<slot name="([^"]+)"/g)].map(([, name = '']) => name))
    const named = COMPONENTS.flatMap(({ text }) =>
      [...text.matchAll(/\bslot(?:Name)?="([a-z-]+)"/g)].map(([, name = '']) => name),
    )
    expect(firstColumn(THEMING, 'Slots').sort()).toEqual(sorted([...slots, ...named]))
  })

  it('docs/theming.md shows an image that exists', () => {
    const [, picture = ''] = /!\[[^\]]+\]\(\.\.\/([^)]+\.png)\)/.exec(THEMING.text) ?? []
    expect(existsSync(`${ROOT}${picture}`)).toBe(true)
  })

  it('components write every part as a string literal, so that the comparison finds it', () => {
    const written = COMPONENTS.flatMap(({ path, text }) => [...text.matchAll(/\bpart=(?!")/g)].map(() => path))
    expect(written).toEqual([])
    expect(parts.length).toBeGreaterThan(30)
  })
})
