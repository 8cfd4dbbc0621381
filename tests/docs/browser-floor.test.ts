/** The browser floor that the README and docs/compatibility.md state is the one that the source and the build need. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FEATURES, floorText } from '../hosts/browser-floor'
import { readSources } from '../support/source/source'
import { ROOT, readMarkdown } from './markdown'

const IN_PAGES = /^(?:loader\/|src\/(?:embed|widget|store|i18n)\/)/
const sources = [...readSources('src'), ...readSources('loader')].filter(({ path }) => IN_PAGES.test(path))
const text = sources.map((source) => source.text).join('\n')

/** Features that are newer than the floor in at least one browser. */
const TOO_NEW =
  /@scope\b|subgrid|light-dark\(|text-wrap:|anchor-name|field-sizing|:user-invalid|@starting-style|\b(?:Object|Map)\.groupBy\b|withResolvers|Array\.fromAsync|AbortSignal\.any\b|URL\.canParse/

describe('the stated browser floor', () => {
  it.each(FEATURES.filter(({ use }) => use))('the browser floor counts $name because the source uses it', ({ use }) => {
    expect(text).toMatch(use as RegExp)
  })

  it('the browser floor names the syntax target of the build', () => {
    const [, target] = /\btarget: '(es\d+)',\n\s*jsx/.exec(readFileSync(`${ROOT}rollup.config.mjs`, 'utf8')) ?? []
    expect(FEATURES[0]?.name.toLowerCase()).toContain(`${target},`)
  })

  it('the source uses no feature that is newer than the browser floor', () => {
    // A block of style rules that older browsers skip: what they show instead is in the rules before it.
    const unguarded = (code: string) => code.replace(/^@supports \(grid-template-rows: subgrid\) \{\n(?: .*\n)*\}/gm, '')
    expect(sources.filter((source) => TOO_NEW.test(unguarded(source.text))).map(({ path }) => path)).toEqual([])
    expect(unguarded('.grid { grid-template-rows: subgrid; }')).toMatch(TOO_NEW)
    expect('color: light-dark(red, blue)').toMatch(TOO_NEW)
  })

  it.each(['README.md', 'docs/compatibility.md'])('%s states the browser floor', (path) => {
    expect(readMarkdown(path).text).toContain(floorText())
  })
})
