/** The table of chunks, compared with the sources and the budgets. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHUNKS } from '../../../../src/embed/start/chunks'
import { LANGUAGES } from '../../../../src/i18n/compiled/languages'
import { edgesOf, readSources } from '../../../support/source/source'

/** A page's; the server has a file of its own. */
const sources = readSources('src').filter(({ path }) => !path.startsWith('src/server/'))
const nameOf = (path: string) =>
  basename(path)
    .replace(/\.tsx?$/, '')
    .replace(/\.chunk$/, '')
const expand = (name: string) => Object.keys(LANGUAGES).map((language) => name.replace('<language>', language))
const listed = CHUNKS.flatMap(({ name }) => (name.includes('<language>') ? expand(name) : name))

/** Every file that an `import()` names. */
const imported = sources.flatMap((file) =>
  edgesOf(file).flatMap(({ kind, target }) => (kind === 'dynamic' && target ? target : [])),
)

describe('CHUNKS', () => {
  it('the table lists each chunk once', () => expect(listed).toEqual([...new Set(listed)]))

  it('the table lists exactly the widget and the targets of all dynamic imports', () => {
    const named = [...new Set(imported.map(nameOf))]
    expect(named.length).toBeGreaterThan(40)
    expect([...named, 'widget'].sort()).toEqual([...listed].sort())
  })

  it('the table lists every .chunk file', () => {
    const chunks = sources.filter(({ path }) => /\.chunk\.tsx?$/.test(path)).map(({ path }) => nameOf(path))
    expect(chunks.length).toBeGreaterThan(20)
    expect(chunks.filter((name) => !listed.includes(name))).toEqual([])
  })

  it('the table lists every chunk that has a budget', () => {
    const { groups } = JSON.parse(readFileSync('budgets.json', 'utf8')) as { groups: { files: string[]; beyond?: string[] }[] }
    const names = groups.flatMap(({ files, beyond = [] }) => [...files, ...beyond]).flatMap((name) => name.split('@')[1] ?? [])
    expect(names.length).toBeGreaterThan(30)
    expect(names.filter((name) => !listed.includes(name))).toEqual([])
  })
})
