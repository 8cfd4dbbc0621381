/** docs/check-up.md has every row that the check-up can report, with its severity. */
import { describe, expect, it } from 'vitest'
import { namesIn, readMarkdown, sectionOf, tableIn } from '../docs/markdown'
import { readSources } from '../support/source/source'

describe('the page about the check-up', () => {
  it('docs/check-up.md lists exactly the rows of the source, with their severities', () => {
    const rows = tableIn(sectionOf(readMarkdown('docs/check-up.md'), 'Rows')).map((cells) =>
      cells.slice(0, 2).flatMap(namesIn).join(' '),
    )
    const made = readSources('src/checkup').flatMap(({ text }) =>
      [...text.matchAll(/code: '([a-z-]+)',\s*severity: '(\w+)'/g)].map(([, code, severity]) => `${code} ${severity}`),
    )
    expect(rows).toEqual([...new Set(made)].sort())
  })
})
