/** docs/configuration.md has every setting that the source reads, with its default and its values, and no other. */
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../src/embed/settings/config'
import { readSources } from '../support/source/source'
import { firstColumn, namesIn, readMarkdown, sectionOf, tableIn } from './markdown'

const PAGE = readMarkdown('docs/configuration.md')
const rows = tableIn(sectionOf(PAGE, 'Settings')).map(([attribute = '', key = '', values = '', fallback = '']) => ({
  attribute: namesIn(attribute)[0] ?? '',
  key: namesIn(key)[0] ?? '',
  values: namesIn(values),
  fallback: namesIn(fallback)[0] ?? '',
}))

/** The problems that are reported when one key has one value. */
function problemsWith(key: string, value: string): string[] {
  const problems: string[] = []
  readConfig({ script: null, globalConfig: { [key]: value } }, (problem) => problems.push(problem))
  return problems
}

describe('the page about configuration', () => {
  it('docs/configuration.md lists exactly the keys of the source, with their defaults', () => {
    const defaults = readConfig({ script: null, globalConfig: undefined }, () => {})
    expect(Object.fromEntries(rows.map(({ key, fallback }) => [key, fallback]))).toEqual(defaults)
  })

  it.each(rows)('docs/configuration.md names $attribute as the attribute that sets $key', ({ attribute, key }) => {
    const query = new URLSearchParams({ [attribute.replace('data-', '')]: 'top-start' })
    const scriptUrl = `https://site.example/cartlet/loader.js?${query}`
    const problems: string[] = []
    const config = readConfig({ scriptUrl, script: null, globalConfig: undefined }, (problem) => problems.push(problem))
    expect([(config as unknown as Record<string, string>)[key], ...problems].join()).toContain('top-start')
  })

  it.each(rows)('docs/configuration.md names exactly the values that $key accepts', ({ key, values }) => {
    expect(values.flatMap((value) => problemsWith(key, value))).toEqual([])
    const hints: string[] = []
    readConfig({ script: null, globalConfig: { [key]: 'no such value' } }, (_problem, hint) => hints.push(hint))
    expect(hints).toEqual(values.length ? [`Use one of: ${values.join(', ')}.`] : [])
  })

  it('docs/configuration.md lists exactly the attributes for the page’s own buttons', () => {
    const [{ text } = { text: '' }] = readSources('src/embed/start').filter(({ path }) => path.endsWith('/start.ts'))
    const known = [...new Set([...text.matchAll(/\[(data-cartlet-\w+)\]/g)].map(([, name]) => name))].sort()
    expect(known.length).toBeGreaterThan(0)
    expect(firstColumn(PAGE, 'Buttons of the page').sort()).toEqual(known)
  })
})
