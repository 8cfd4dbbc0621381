/** docs/configuration.md has every attribute that the source reads from the page's own buttons. (Its tables of settings are generated.) */
import { describe, expect, it } from 'vitest'
import { readSources } from '../support/source/source'
import { firstColumn, readMarkdown } from './markdown'

const PAGE = readMarkdown('docs/configuration.md')

describe('the page about configuration', () => {
  it('docs/configuration.md lists exactly the attributes for the page’s own buttons', () => {
    const [{ text } = { text: '' }] = readSources('src/embed/start').filter(({ path }) => path.endsWith('/start.ts'))
    const known = [...new Set([...text.matchAll(/\[(data-cartlet-\w+)\]/g)].map(([, name]) => name))].sort()
    expect(known.length).toBeGreaterThan(0)
    expect(firstColumn(PAGE, 'Buttons of the page').sort()).toEqual(known)
  })
})
