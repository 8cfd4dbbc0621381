/** docs/check-up.md has every row that the check-up can report, with its severity. The check-up knows every setting that the widget reads. */
import { describe, expect, it } from 'vitest'
import { SETTINGS } from '../../src/checkup/markup/known-markup'
import { readConfig, toAttribute } from '../../src/embed/settings/config'
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

/** Settings of features that few pages use: their values are checked where they are read. */
const READ_LATE = new Set(['live', 'agents', 'debug', 'analytics'])

describe('the settings that the check-up knows', () => {
  it('the check-up knows exactly the settings that the widget reads, with the same values', () => {
    const known = Object.entries(SETTINGS).filter(([name]) => !READ_LATE.has(name))
    const read = Object.keys(readConfig({ script: null, globalConfig: undefined }, () => {}))
    expect(known.map(([name]) => name).sort()).toEqual(read.map(toAttribute).sort())
    for (const [name, { values }] of known) {
      const hints: string[] = []
      const key = read.find((one) => toAttribute(one) === name) ?? ''
      readConfig({ script: null, globalConfig: { [key]: 'no such value' } }, (_problem, hint) => hints.push(hint))
      const told = hints.flatMap((hint) => /Use one of: (.*)\./.exec(hint)?.[1]?.split(', ') ?? [])
      expect([name, told.sort()]).toEqual([name, [...(values ?? [])].sort()])
    }
  })
})
