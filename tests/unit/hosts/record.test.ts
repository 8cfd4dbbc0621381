import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readManifest } from '../../hosts/manifest'
import { addResult, drawPage, type Results, readRecord } from '../../hosts/record'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const FOLDERS = ['tests/e2e/host-pages', 'tests/hosts/more-pages']

describe('the table of compatibility', () => {
  it('is what was recorded', () => {
    expect(readFileSync(`${root}docs/compatibility.md`, 'utf8')).toBe(drawPage(readRecord()))
  })

  it.each(FOLDERS)('has a result of Chromium for every page of %s, and none of a page that is gone', (folder) => {
    const names = new Set(readManifest(root + folder).cases.map(({ name }) => name))
    expect(Object.keys(readRecord()[folder]?.chromium?.results ?? {})).toEqual([...names].sort())
  })

  it('says what fails, and where nobody has looked', () => {
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

  it('says what a page was without where a driver could not stand it, and that a page of nothing else was not driven', () => {
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

  it('counts a page that was visited twice as passed when both visits were', () => {
    const results: Results = {}
    addResult(results, 'a.html', '')
    addResult(results, 'a.html', 'no price')
    addResult(results, 'a.html', '')
    expect(results).toEqual({ 'a.html': 'no price' })
  })
})
