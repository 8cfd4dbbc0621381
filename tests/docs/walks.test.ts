/** The walks of docs/architecture.md: the files that a reader visits, in order. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { edgesOf, readSources } from '../support/source/source'

const MOST_FILES: Record<string, number> = { 'One page load': 15, 'One press': 14, 'One coupon': 9, 'One log-in': 12 }

const text = readFileSync('docs/architecture.md', 'utf8')
const stemOf = (path: string) => path.replace(/\.tsx?$/, '')
const sources = new Map([...readSources('src'), ...readSources('loader')].map((file) => [file.path, file]))

/** The files that the numbered steps of a section name. */
function walkOf(title: string): string[] {
  const section = text.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
  const steps = section.split('\n').filter((line) => /^\d+\. /.test(line))
  return steps.flatMap((step) => [...step.matchAll(/`((?:src|loader)\/[\w./-]+\.tsx?)`/g)].map(([, path]) => path as string))
}

/** Files of the walk that no other of its files imports, and that import none of them. */
function strangersIn(walk: readonly string[]): string[] {
  const targets = (path: string) => {
    const file = sources.get(path)
    return file ? edgesOf(file).flatMap(({ target }) => target ?? []) : []
  }
  const isLinked = (a: string, b: string) => targets(a).includes(stemOf(b)) || targets(b).includes(stemOf(a))
  return walk.filter((path) => !sources.has(path) || !walk.some((other) => other !== path && isLinked(path, other)))
}

describe.each(Object.entries(MOST_FILES))('the walk "%s"', (title, most) => {
  const walk = walkOf(title)

  it('the walk visits each file once, and no more than a reader follows', () => {
    expect(walk.length).toBeGreaterThan(5)
    expect(walk).toEqual([...new Set(walk)])
    expect(walk.length).toBeLessThanOrEqual(most)
  })

  it('each file of the walk imports another one of it, or is imported', () => {
    expect(strangersIn(walk)).toEqual([])
  })
})

it('strangersIn finds a file that has moved away, and one that has nothing to do with the walk', () => {
  const walk = ['src/embed/start/start.ts', 'src/embed/start/create-page.ts']
  expect(strangersIn(walk)).toEqual([])
  expect(strangersIn([...walk, 'src/embed/start.ts', 'src/widget/rich/RichContent.tsx'])).toEqual([
    'src/embed/start.ts',
    'src/widget/rich/RichContent.tsx',
  ])
})
