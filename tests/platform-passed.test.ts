/** The local platform's tests may be left out only while none of their files has changed. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashOf } from './running/platform-passed'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cartlet-hash-'))
  mkdirSync(join(folder, 'routes/node_modules'), { recursive: true })
  writeFileSync(join(folder, 'routes/a.ts'), 'a')
  writeFileSync(join(folder, 'passed.json'), '{}')
})
afterEach(() => rmSync(folder, { recursive: true }))

it.each<[change: string, make: () => void]>([
  ['another content', () => writeFileSync(join(folder, 'routes/a.ts'), 'b')],
  ['a new file', () => writeFileSync(join(folder, 'routes/b.sql'), '')],
  ['a removed file', () => rmSync(join(folder, 'routes/a.ts'))],
  ['a renamed file', () => renameSync(join(folder, 'routes/a.ts'), join(folder, 'a.ts'))],
])('hashOf returns another hash after %s', (_, make) => {
  const before = hashOf([folder])
  make()
  expect(hashOf([folder])).not.toBe(before)
})

it('hashOf ignores installed packages and the file that holds the hash', () => {
  const passed = join(folder, 'passed.json')
  const before = hashOf([folder], [passed])
  writeFileSync(join(folder, 'routes/node_modules/x.js'), 'x')
  writeFileSync(passed, '{"sha256":"x"}')
  expect(hashOf([folder], [passed])).toBe(before)
})
