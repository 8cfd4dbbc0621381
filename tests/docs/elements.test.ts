/** Each element has a page in docs/elements with exactly its attributes; together they name every slot and part of the source. */
import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COMMON_ATTRIBUTES, ELEMENT_KINDS } from '../../src/embed/boot/element-kinds'
import { readSources } from '../support/source/source'
import { firstColumn, namesIn, ROOT, readMarkdown, sectionOf } from './markdown'

const FOLDER = 'docs/elements'
const PAGES = ELEMENT_KINDS.map(({ name }) => `${FOLDER}/${name}.md`)
  .filter((path) => existsSync(`${ROOT}${path}`))
  .map(readMarkdown)
const COMPONENTS = readSources('src').filter(({ path }) => path.endsWith('.tsx'))
/** Filled by the element itself, not by the author. */
const OWN_SLOTS = ['captcha']
/** Only in the nodes that the page has once: docs/theming.md has them. */
const PARTS_OF_THE_PAGE = ['drawer', 'toast']

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort()
const valuesOf = (attribute: RegExp) =>
  COMPONENTS.flatMap(({ text }) => [...text.matchAll(attribute)].flatMap(([, names = '']) => names.split(' ')))

describe('the pages about elements', () => {
  it('are one for each element', () => {
    expect(readdirSync(`${ROOT}${FOLDER}`).sort()).toEqual(ELEMENT_KINDS.map(({ name }) => `${name}.md`).sort())
  })

  it.each(ELEMENT_KINDS)('list exactly the attributes of $name', ({ name, attributes }) => {
    const page = readMarkdown(`${FOLDER}/${name}.md`)
    expect(firstColumn(page, 'Attributes').sort()).toEqual([...attributes, ...COMMON_ATTRIBUTES].sort())
  })

  it.each(ELEMENT_KINDS)('have an example, properties, slots, parts, variables and events of $name', ({ name }) => {
    const page = readMarkdown(`${FOLDER}/${name}.md`)
    expect(sectionOf(page, 'Example')).toContain(`<cartlet-${name}`)
    for (const heading of ['Properties', 'Slots', 'Parts', 'CSS variables', 'Events'])
      expect(sectionOf(page, heading).trim()).not.toBe('')
  })

  it('name every slot that an author can fill', () => {
    const slots = valuesOf(/<slot name="([^"]*)"/g).filter((name) => !OWN_SLOTS.includes(name))
    expect(sorted(PAGES.flatMap((page) => firstColumn(page, 'Slots')))).toEqual(sorted(slots))
  })

  it('name every part that stands in an element', () => {
    const parts = valuesOf(/\bpart="([^"]*)"/g).filter((name) => !PARTS_OF_THE_PAGE.includes(name))
    expect(sorted(PAGES.flatMap((page) => firstColumn(page, 'Parts')))).toEqual(sorted(parts))
  })

  it('name only events that exist', () => {
    const known = firstColumn(readMarkdown('docs/events.md'), 'Events of the page')
    const named = PAGES.flatMap((page) => namesIn(sectionOf(page, 'Events')).filter((name) => name.startsWith('cartlet:')))
    expect(sorted(named).filter((name) => !known.includes(name))).toEqual([])
  })
})
