/** The public names of the package: a change shows up in the diff of their lists. */
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

/** Compares names with the list of their entry, which has one name a line. */
const inFile = (names: string[], entry: string) =>
  expect(`${names.sort().join('\n')}\n`).toMatchFileSnapshot(`./public-api/${entry}.txt`)

describe('the entries of the package', () => {
  it.each([
    ['cartlet', headless],
    ['cartlet-query', query],
    ['cartlet-platform', platform],
    ['cartlet-store', store],
    ['cartlet-admin', admin],
    ['cartlet-events', events],
    ['cartlet-server', server],
    ['cartlet-react', react],
  ])('%s exports exactly the listed names', (entry, exported) => inFile(Object.keys(exported), entry))
})

describe('cartlet/events', () => {
  it('cartlet/events exports every event type by its own name', () => {
    const types = events.allEvents.map(({ type }) => type)
    const exported = Object.values(events).flatMap((value) =>
      typeof value === 'object' && 'type' in value ? [value.type as string] : [],
    )
    expect([...exported].sort()).toEqual([...types].sort())
  })
})

describe('cartlet/elements', () => {
  it('cartlet/elements changes no globals when it is imported and configured on a server', { timeout: 30_000 }, async () => {
    const before = Object.getOwnPropertyNames(globalThis).sort()
    const elements = await import('../src/elements-entry')
    expect(Object.keys(elements)).toEqual(['configure'])
    elements.configure({ clientId: 'x' })
    expect(Object.getOwnPropertyNames(globalThis).sort()).toEqual(before)
    expect('customElements' in globalThis).toBe(false)
  })
})

describe('the build', () => {
  const built = (folder: string): string[] => {
    if (!existsSync(folder)) throw new Error(`There is no ${folder}: run "npm run build" before these tests.`)
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)
  }
  /** The modules in the bundles of a folder, without those of its subfolders. */
  const modulesOf = (folder: string) => {
    const maps = built(folder).filter((file) => /^[^/]*\.js\.map$/.test(file.slice(folder.length + 1)))
    expect(maps).not.toEqual([])
    return maps.flatMap((map) => read<{ sources: string[] }>(map).sources)
  }

  it('the build has a file for every entry of package.json', () => {
    built('dist')
    const targets = Object.values(read<Manifest>('package.json').exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    )
    expect(targets.length).toBeGreaterThan(5)
    expect(targets.filter((target) => !target.includes('*') && !existsSync(target))).toEqual([])
  })

  it('the files for pages contain one copy of Preact and no React', () => {
    const packages = modulesOf('dist').filter((source) => source.includes('node_modules/'))
    expect(packages.filter((source) => /node_modules\/(react|react-dom|scheduler)\//.test(source))).toEqual([])
    expect(packages.filter((source) => /node_modules\/preact\/(dist|src)\/(preact|create-element)\./.test(source))).toHaveLength(
      1,
    )
  })

  it('the files for pages contain no package besides preact and zustand', () => {
    const packages = modulesOf('dist').flatMap((source) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [])
    expect([...new Set(packages)].sort()).toEqual(['preact', 'zustand'])
  })

  it('the files for pages and the npm entries contain no code of src/server and src/cli', () => {
    const ofServers = (folder: string) => modulesOf(folder).filter((source) => /\/src\/(server|cli)\//.test(source))
    expect(ofServers('dist')).toEqual([])
    expect(ofServers('dist/npm')).toEqual([])
    expect(ofServers('dist/node').length).toBeGreaterThan(20)
  })

  it('the npm entries bundle preact and zustand, and no other package', () => {
    const packages = [...modulesOf('dist/npm'), ...modulesOf('dist/npm/shared')].flatMap(
      (source) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [],
    )
    expect([...new Set(packages)].sort()).toEqual(['preact', 'zustand'])
  })

  it('only the entries cartlet/events and cartlet/live need jose', () => {
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
  it('the built loader is a classic script without static imports and exports', () => {
    expect(built('dist')).toContain('dist/loader.js')
    expect(readFileSync('dist/loader.js', 'utf8')).not.toMatch(/^\s*(import|export)\b(?!\s*\()/m)
  })
})
