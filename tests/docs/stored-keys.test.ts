/** SECURITY.md lists every key that is stored in the browser, and no other. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const namesIn = (file: string, from: string, to: string, pattern: RegExp): string[] => {
  const [, part = ''] = readFileSync(file, 'utf8').split(from)
  return [...(part.split(to)[0] ?? '').matchAll(pattern)].map(([, name = '']) => name).sort()
}

it('the table of stored keys has a row for each name of the source', () => {
  const stored = namesIn('src/store/base/storage-keys.ts', 'export type StoredName =', 'export const', /\| '([\w-]+)'/g)
  expect(stored.length).toBeGreaterThan(20)
  expect(namesIn('SECURITY.md', '## What is stored in the browser', '### Tokens', /^\| `([\w-]+)` \|/gm)).toEqual(stored)
})
