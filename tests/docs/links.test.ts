/** Every relative link of the documentation leads to a file, and its fragment to a heading. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anchorsIn, type MarkdownFile, ROOT, readDocs, readMarkdown, withoutCode } from './markdown'

const LINK = /\]\(([^)\s]+)\)/g
/** Files of the repository that prose names in backticks, not patterns of them. */
const NAMED_FILE = /`((?:src|loader|demo|tests|docs)\/[\w./-]+\.(?:tsx?|md|html|json|mjs))`/g

function brokenIn({ path, text }: MarkdownFile): string[] {
  const links = [...withoutCode(text).matchAll(LINK)].map(([, target = '']) => target)
  return links
    .filter((target) => !/^(https?|mailto):/.test(target))
    .filter((target) => {
      const [file = '', fragment] = target.split('#')
      const aim = file ? join(dirname(path), file) : path
      if (!existsSync(`${ROOT}${aim}`)) return true
      return fragment !== undefined && !anchorsIn(readMarkdown(aim).text).includes(fragment)
    })
}

describe('a link of the documentation', () => {
  it.each(readDocs().map((file) => [file.path, file] as const))('leads somewhere in %s', (_, file) => {
    expect(brokenIn(file)).toEqual([])
  })

  it('a link with a missing file or heading is found', () => {
    const text = '[a](docs/no-such.md) [b](README.md#no-such-heading) [c](README.md#elements)'
    expect(brokenIn({ path: 'README.md', text })).toEqual(['docs/no-such.md', 'README.md#no-such-heading'])
  })
})

describe('files named in the documentation', () => {
  it.each(readDocs().map((file) => [file.path, file] as const))('every source file that %s names exists', (_, { path, text }) => {
    const named = path === 'CHANGELOG.md' ? [] : [...text.matchAll(NAMED_FILE)].map(([, name = '']) => name)
    expect(named.filter((name) => !existsSync(`${ROOT}${name}`))).toEqual([])
  })
})
