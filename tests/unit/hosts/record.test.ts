import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readManifest } from '../../hosts/manifest'
import { addResult, drawPage, type Results, readRecord } from '../../hosts/record'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const FOLDERS = ['tests/e2e/host-pages', 'tests/hosts/more-pages']

describe('the compatibility table', () => {
  it('docs/compatibility.md matches the recorded results', () => {
    expect(readFileSync(`${root}docs/compatibility.md`, 'utf8')).toBe(drawPage(readRecord()))
  })

  it.each(FOLDERS)('the record has a Chromium result for every page of %s, and for no other page', (folder) => {
    const names = new Set(readManifest(root + folder).cases.map(({ name }) => name))
    expect(Object.keys(readRecord()[folder]?.chromium?.results ?? {})).toEqual([...names].sort())
  })

  it('the compatibility table shows what fails, and which browsers were not run', () => {
    const page = drawPage({
      'tests/e2e/host-pages': {
        chromium: { version: '1', date: '2026-01-02', results: { 'a.html': '' } },
        firefox: { version: '2', date: '2026-01-03', results: { 'a.html': 'the price is missing' } },
      },
    })
    expect(page).toContain('| page | Chromium 1, 2026-01-02 | Firefox 2, 2026-01-03 | WebKit, not run |')
    expect(page).toContain('| `a.html` | passes | fails | not run |')
    expect(page).toContain('- Firefox, `a.html`: the price is missing')
  })

  it('the table names the hazards that a driver does not survive, and pages that consist only of them', () => {
    const webkit = {
      version: '3',
      date: '2026-01-04',
      results: { 'a.html': '' },
      without: { 'a.html': ['promise', 'tojson'], 'a.html?only=promise': ['promise'] },
    }
    const page = drawPage({ 'tests/e2e/host-pages': { webkit } })
    expect(page).toContain(
      '| `a.html` | not run | not run | passes without `promise`, `tojson` (incompatible with the browser’s driver) |',
    )
    expect(page).toContain(
      '| `a.html?only=promise` | not run | not run | not run: the page contains only `promise` (incompatible with the browser’s driver) |',
    )
  })

  it('a page that was visited several times keeps its failure', () => {
    const results: Results = {}
    addResult(results, 'a.html', '')
    addResult(results, 'a.html', 'no price')
    addResult(results, 'a.html', '')
    expect(results).toEqual({ 'a.html': 'no price' })
  })
})
