/** The names that the built entries export, against the lists that are reviewed, and against those of the last release. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { publicEntries } from '../../src/build/entries.mjs'
import { unmarkedRemovals } from '../public-api/removals'

const entries = publicEntries().map(({ entry, ...rest }) => ({ ...rest, entry, list: `${entry.replace('/', '-')}.txt` }))
const linesOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [])

/** Of a rolled-up declaration file: what stands in its lists of exports. */
function declaredIn(path: string): { values: string[]; types: string[] } {
  const names: { values: string[]; types: string[] } = { values: [], types: [] }
  for (const [, type, list = ''] of readFileSync(path, 'utf8').matchAll(/^export (type )?\{ (.*) \}/gm))
    names[type ? 'types' : 'values'].push(...list.split(', ').map((item) => item.split(' as ').at(-1) as string))
  return { values: names.values.sort(), types: names.types.sort() }
}

describe.each(entries)('the built $entry', ({ file, types, list }) => {
  it('exports exactly the listed names', { timeout: 30_000 }, async () => {
    const names = Object.keys(await import(/* @vite-ignore */ pathToFileURL(file).href)).sort()
    await expect(names.map((name) => `${name}\n`).join('')).toMatchFileSnapshot(`../public-api/${list}`)
  })

  it('declares a value for each of them and for nothing else', () => {
    expect(declaredIn(types).values).toEqual(linesOf(`tests/public-api/${list}`))
  })

  it('declares exactly the listed types', async () => {
    const names = declaredIn(types).types
    await expect(names.map((name) => `${name}\n`).join('')).toMatchFileSnapshot(`../public-api/types/${list}`)
  })
})

describe('a public name of the last release', () => {
  const changelog = readFileSync('CHANGELOG.md', 'utf8')
  const released = readdirSync('tests/public-api/released')

  it.each(released)('is still there, or CHANGELOG.md says that it was removed (%s)', (list) => {
    const now = [...linesOf(`tests/public-api/${list}`), ...linesOf(`tests/public-api/types/${list}`)]
    const entry = entries.find((one) => one.list === list)?.entry ?? list
    expect(unmarkedRemovals(entry, linesOf(`tests/public-api/released/${list}`), now, changelog)).toEqual([])
  })

  it('is missed when it is gone and no line says so', () => {
    expect(released.length).toBeGreaterThan(5)
    expect(unmarkedRemovals('cartlet/query', ['eq', 'gt'], ['eq'], '- Removed from `cartlet`: `gt`')).toEqual(['gt'])
    expect(unmarkedRemovals('cartlet/query', ['eq', 'gt'], ['eq'], '- Removed from `cartlet/query`: `gt`, `lt`')).toEqual([])
  })
})
