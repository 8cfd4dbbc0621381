/** What the package shows to those who install it: a change of it shows up here, in the diff. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as admin from '../src/admin-entry'
import * as events from '../src/events-entry'
import * as headless from '../src/index'
import * as platform from '../src/platform-entry'
import * as query from '../src/query-entry'
import * as react from '../src/react-entry'
import * as server from '../src/server-entry'
import * as store from '../src/store-entry'

interface Manifest {
  exports: Record<string, string | Record<string, string>>
}
const read = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T

/** Kept in a file of their own, one a line. */
const inFile = (names: string[], entry: string) =>
  expect(`${names.sort().join('\n')}\n`).toMatchFileSnapshot(`./public-api/${entry}.txt`)

describe('the documented names are exactly those of', () => {
  it.each([
    ['cartlet', headless],
    ['cartlet-query', query],
    ['cartlet-platform', platform],
    ['cartlet-store', store],
    ['cartlet-admin', admin],
    ['cartlet-events', events],
    ['cartlet-server', server],
    ['cartlet-react', react],
  ])('%s', (entry, exported) => inFile(Object.keys(exported), entry))
})

describe('cartlet/events', () => {
  it('knows every event by a name of its own', () => {
    const types = events.allEvents.map(({ type }) => type)
    const exported = Object.values(events).flatMap((value) =>
      typeof value === 'object' && 'type' in value ? [value.type as string] : [],
    )
    expect([...exported].sort()).toEqual([...types].sort())
  })
})

describe('cartlet/elements', () => {
  it('does nothing on a server', { timeout: 30_000 }, async () => {
    const before = Object.getOwnPropertyNames(globalThis).sort()
    const elements = await import('../src/elements-entry')
    expect(Object.keys(elements)).toEqual(['configure'])
    elements.configure({ clientId: 'x' })
    expect(Object.getOwnPropertyNames(globalThis).sort()).toEqual(before)
    expect('customElements' in globalThis).toBe(false)
  })
})

describe('what is built', () => {
  const built = (folder: string): string[] => {
    if (!existsSync(folder)) throw new Error(`There is no ${folder}: run "npm run build" before these tests.`)
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)
  }
  /** The modules that the bundles of a folder were made of, folders below left out. */
  const modulesOf = (folder: string) => {
    const maps = built(folder).filter((file) => /^[^/]*\.js\.map$/.test(file.slice(folder.length + 1)))
    expect(maps).not.toEqual([])
    return maps.flatMap((map) => read<{ sources: string[] }>(map).sources)
  }

  it('is there for every entry of package.json', () => {
    built('dist')
    const targets = Object.values(read<Manifest>('package.json').exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    )
    expect(targets.length).toBeGreaterThan(5)
    expect(targets.filter((target) => !target.includes('*') && !existsSync(target))).toEqual([])
  })

  it('draws with one preact and no react', () => {
    const packages = modulesOf('dist').filter((source) => source.includes('node_modules/'))
    expect(packages.filter((source) => /node_modules\/(react|react-dom|scheduler)\//.test(source))).toEqual([])
    expect(packages.filter((source) => /node_modules\/preact\/(dist|src)\/(preact|create-element)\./.test(source))).toHaveLength(
      1,
    )
  })

  it('brings no package besides preact and zustand to a page', () => {
    const packages = modulesOf('dist').flatMap((source) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [])
    expect([...new Set(packages)].sort()).toEqual(['preact', 'zustand'])
  })

  it('brings nothing of the commands and of drawing on a server to a page', () => {
    const ofServers = (folder: string) => modulesOf(folder).filter((source) => /\/src\/(server|cli)\//.test(source))
    expect(ofServers('dist')).toEqual([])
    expect(ofServers('dist/npm')).toEqual([])
    expect(ofServers('dist/node').length).toBeGreaterThan(20)
  })

  it('brings the patched preact and the store with the npm entries, so that neither asks for a version of React', () => {
    const packages = [...modulesOf('dist/npm'), ...modulesOf('dist/npm/shared')].flatMap(
      (source) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [],
    )
    expect([...new Set(packages)].sort()).toEqual(['preact', 'zustand'])
  })

  it('asks those who install it for jose only where signed events are received', () => {
    /** Every file that one entry loads, itself included. */
    const loadedBy = (entry: string, loaded = new Set<string>()): Set<string> => {
      if (loaded.has(entry)) return loaded
      loaded.add(entry)
      const file = `dist/npm/${entry}`
      for (const [, target] of readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g))
        loadedBy(join(dirname(entry), target as string), loaded)
      return loaded
    }
    const entries = readdirSync('dist/npm').filter((name) => name.endsWith('.js'))
    const needJose = entries.filter((entry) =>
      [...loadedBy(entry)].some((file) => /from\s*['"]jose['"]/.test(readFileSync(`dist/npm/${file}`, 'utf8'))),
    )
    expect(entries.length).toBeGreaterThan(4)
    expect(needJose).toEqual(['events.js', 'live.js'])
    expect(Object.keys(read<{ dependencies: object }>('package.json').dependencies)).toContain('jose')
  })

  // hazard 44
  it('loads with a classic script: the loader imports nothing by itself', () => {
    expect(built('dist')).toContain('dist/loader.js')
    expect(readFileSync('dist/loader.js', 'utf8')).not.toMatch(/^\s*(import|export)\b(?!\s*\()/m)
  })
})
