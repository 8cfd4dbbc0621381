/** The commands that documents name exist, and CONTRIBUTING says what each script of package.json does. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROOT, readDocs, readMarkdown } from './markdown'

const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { scripts: Record<string, string> }
const MOST_SCRIPTS = 13

it('the table in CONTRIBUTING.md has a row for every script of package.json', () => {
  const rows = [...readMarkdown('CONTRIBUTING.md').text.matchAll(/^\| `npm (?:run )?([\w:]+)` \| \S/gm)].map(([, name]) => name)
  expect(rows.sort()).toEqual(Object.keys(scripts).sort())
})

it(`package.json has at most ${MOST_SCRIPTS} scripts`, () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(MOST_SCRIPTS)
})

it('every script and file that a document runs exists', () => {
  const named = readDocs().flatMap(({ path, text }) => [
    ...[...text.matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = '']) => ({
      path,
      what: name,
      exists: name in scripts,
    })),
    ...[...text.matchAll(/\bnpx tsx ([\w./-]+\.ts)/g)].map(([, file = '']) => ({
      path,
      what: file,
      exists: existsSync(ROOT + file),
    })),
  ])
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ exists }) => !exists)).toEqual([])
})
