/** The names that the built entries export, against the reviewed lists and those of the last release. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { publicEntries } from '../../src/build/entries.mjs'
import { unmarkedRemovals } from '../public-api/removals'

const entries = publicEntries().map(({ entry, ...rest }) => ({ ...rest, entry, list: `${entry.replace('/', '-')}.txt` }))
const linesOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [])

/** The names in the export lists of a rolled-up declaration file. */
function declaredIn(path: string): { values: string[]; types: string[] } {
  const names: { values: string[]; types: string[] } = { values: [], types: [] }
  for (const [, type, list = ''] of readFileSync(path, 'utf8').matchAll(/^export (type )?\{ (.*) \}/gm))
    names[type ? 'types' : 'values'].push(...list.split(', ').map((item) => item.split(' as ').at(-1) as string))
  return { values: names.values.sort(), types: names.types.sort() }
}

describe.each(entries)('the built $entry', ({ file, types, list }) => {
  it('a built entry exports exactly the listed names', { timeout: 30_000 }, async () => {
    const names = Object.keys(await import(/* @vite-ignore */ pathToFileURL(file).href)).sort()
    await expect(names.map((name) => `${name}\n`).join('')).toMatchFileSnapshot(`../public-api/${list}`)
  })

  it('a built entry declares values for exactly the listed names', () => {
    expect(declaredIn(types).values).toEqual(linesOf(`tests/public-api/${list}`))
  })

  it('a built entry declares exactly the listed types', async () => {
    const names = declaredIn(types).types
    await expect(names.map((name) => `${name}\n`).join('')).toMatchFileSnapshot(`../public-api/types/${list}`)
  })
})

describe('public names of the last release', () => {
  const changelog = readFileSync('CHANGELOG.md', 'utf8')
  const released = readdirSync('tests/public-api/released')

  it.each(released)('every name of the last release is still exported, or CHANGELOG.md lists its removal (%s)', (list) => {
    const now = [...linesOf(`tests/public-api/${list}`), ...linesOf(`tests/public-api/types/${list}`)]
    const entry = entries.find((one) => one.list === list)?.entry ?? list
    expect(unmarkedRemovals(entry, linesOf(`tests/public-api/released/${list}`), now, changelog)).toEqual([])
  })

  it('a removed name without a changelog line for its entry is found', () => {
    expect(released.length).toBeGreaterThan(5)
    expect(unmarkedRemovals('cartlet/query', ['eq', 'gt'], ['eq'], '- Removed from `cartlet`: `gt`')).toEqual(['gt'])
    expect(unmarkedRemovals('cartlet/query', ['eq', 'gt'], ['eq'], '- Removed from `cartlet/query`: `gt`, `lt`')).toEqual([])
  })
})
