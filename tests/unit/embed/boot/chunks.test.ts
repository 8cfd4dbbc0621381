/** The table of chunks, held against the sources and the budgets. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHUNKS } from '../../../../src/embed/boot/chunks'
import { LANGUAGES } from '../../../../src/i18n/languages'
import { edgesOf, readSources, type SourceFile, treeOf } from '../../../support/source/source'

const sources = readSources('src')
const nameOf = (path: string) =>
  basename(path)
    .replace(/\.tsx?$/, '')
    .replace(/\.chunk$/, '')
const expand = (name: string) => Object.keys(LANGUAGES).map((language) => name.replace('<language>', language))
const listed = CHUNKS.flatMap(({ name }) => (name.includes('<language>') ? expand(name) : name))

/** Every file that an `import()` names, as it is written there. */
const imported = sources.flatMap((file) =>
  edgesOf(file).flatMap(({ kind, target }) => (kind === 'dynamic' && target ? { from: file.path, target } : [])),
)

const statementsOf = (file: SourceFile) => treeOf(file).body as { type: string; source?: unknown }[]
const isReexport = ({ type, source }: { type: string; source?: unknown }) =>
  type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && Boolean(source))

describe('the table of chunks', () => {
  it('lists each chunk once', () => expect(listed).toEqual([...new Set(listed)]))

  it('lists the widget and what an import() names, and nothing else', () => {
    const named = [...new Set(imported.map(({ target }) => nameOf(target)))]
    expect(named.length).toBeGreaterThan(40)
    expect([...named, 'widget'].sort()).toEqual([...listed].sort())
  })

  it('lists every .chunk file', () => {
    const chunks = sources.filter(({ path }) => /\.chunk\.tsx?$/.test(path)).map(({ path }) => nameOf(path))
    expect(chunks.length).toBeGreaterThan(20)
    expect(chunks.filter((name) => !listed.includes(name))).toEqual([])
  })

  it('lists every chunk that has a budget', () => {
    const { groups } = JSON.parse(readFileSync('budgets.json', 'utf8')) as { groups: { files: string[]; beyond?: string[] }[] }
    const names = groups.flatMap(({ files, beyond = [] }) => [...files, ...beyond]).flatMap((name) => name.split('@')[1] ?? [])
    expect(names.length).toBeGreaterThan(30)
    expect(names.filter((name) => !listed.includes(name))).toEqual([])
  })
})

describe('a chunk of the embed layer', () => {
  it('is a file that says so where an import() names it', () => {
    const own = imported.filter(({ target }) => target.startsWith('src/embed/'))
    expect(own.length).toBeGreaterThan(20)
    expect(own.filter(({ target }) => !target.endsWith('.chunk'))).toEqual([])
  })

  it('holds no logic', () => {
    const chunks = sources.filter(({ path }) => /^src\/embed\/.*\.chunk\.tsx?$/.test(path))
    expect(chunks.filter((file) => !statementsOf(file).every(isReexport)).map(({ path }) => path)).toEqual([])
  })
})
