/** docs/configuration.md has every attribute that the source reads from the page's own buttons. (Its tables of settings are generated.) */
import { describe, expect, it } from 'vitest'
import { ACTIONS } from '../../src/embed/settings/actions'
import { firstColumn, readMarkdown } from './markdown'

const PAGE = readMarkdown('docs/configuration.md')

describe('the page about configuration', () => {
  it('docs/configuration.md lists exactly the attributes for the page’s own buttons', () => {
    const known = [...new Set([...ACTIONS.matchAll(/\[(data-cartlet-\w+)\]/g)].map(([, name]) => name))].sort()
    expect(known.length).toBeGreaterThan(0)
    expect(firstColumn(PAGE, 'Buttons of the page').sort()).toEqual(known)
  })
})
