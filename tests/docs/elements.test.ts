/** Each element has a page in docs/elements. Its tables are generated from the manifest: tests/manifest compares them. */
import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ELEMENT_KINDS } from '../../src/embed/start/element-kinds'
import { firstColumn, namesIn, ROOT, readMarkdown, sectionOf } from './markdown'

const FOLDER = 'docs/elements'
const PAGES = ELEMENT_KINDS.map(({ name }) => `${FOLDER}/${name}.md`)
  .filter((path) => existsSync(`${ROOT}${path}`))
  .map(readMarkdown)

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort()

describe('the pages about elements', () => {
  it('docs/elements has exactly one page for each element', () => {
    expect(readdirSync(`${ROOT}${FOLDER}`).sort()).toEqual(ELEMENT_KINDS.map(({ name }) => `${name}.md`).sort())
  })

  it.each(ELEMENT_KINDS)('the page about $name has an example, attributes, slots, parts, variables and events', ({ name }) => {
    const page = readMarkdown(`${FOLDER}/${name}.md`)
    expect(sectionOf(page, 'Example')).toContain(`<cartlet-${name}`)
    for (const heading of ['Attributes', 'Slots', 'Parts', 'CSS variables', 'Events'])
      expect(sectionOf(page, heading).trim()).not.toBe('')
  })

  it('the pages about elements name only events that exist', () => {
    const known = firstColumn(readMarkdown('docs/events.md'), 'Events of the page')
    const named = PAGES.flatMap((page) => namesIn(sectionOf(page, 'Events')).filter((name) => name.startsWith('cartlet:')))
    expect(sorted(named).filter((name) => !known.includes(name))).toEqual([])
  })
})
