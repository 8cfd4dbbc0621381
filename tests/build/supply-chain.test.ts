/** What comes with the package from others, what it keeps in a browser, and what it says about both. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSources } from '../support/source/source'

const read = (path: string) => readFileSync(path, 'utf8')
const manifest = JSON.parse(read('package.json')) as { files: string[]; repository: { url: string } }

describe('THIRD-PARTY-NOTICES', () => {
  const notices = read('THIRD-PARTY-NOTICES')
  /** Each as "name version". */
  const named = [...notices.matchAll(/^-+\n(.+)\n-+$/gm)].map(([, heading]) => heading)
  /** The folders of the packages whose code is in the files that a page loads, and in the commands: the source maps say so. */
  const bundled = () => {
    const files = Object.keys(JSON.parse(read('dist/cdn/sri.json')) as object).filter((file) => file.endsWith('.js'))
    const maps = [...files, 'node/server.js', 'node/cli.js', 'node/draw.js'].map((file) => `dist/${file}.map`)
    const sources = maps.flatMap((map) => (JSON.parse(read(map)) as { sources: string[] }).sources)
    // A package may stand in the folder of the one that needs it.
    const folders = sources.flatMap(
      (source) => /(?<=^|\/)node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? [],
    )
    return [...new Set(folders)]
  }

  it('names every package that is built into what a page or a command loads, in the version that is installed', () => {
    const installed = bundled().map((folder) => {
      const { name, version } = JSON.parse(read(`${folder}/package.json`)) as { name: string; version: string }
      return `${name} ${version}`
    })
    expect(installed.length).toBeGreaterThan(1)
    expect(named).toEqual(installed.sort())
  })

  it('holds the whole licence of each', () => {
    for (const folder of bundled()) expect(notices, folder).toContain(read(`${folder}/LICENSE`).trim())
  })

  it('comes with the package, as does SECURITY.md', () => {
    expect(manifest.files).toEqual(expect.arrayContaining(['THIRD-PARTY-NOTICES', 'SECURITY.md']))
  })
})

describe('SECURITY.md', () => {
  const security = read('SECURITY.md')

  it('lists every key that is stored in a browser, and no other', () => {
    const code = [...readSources('src'), ...readSources('loader')].map(({ text }) => text).join('\n')
    const spelled = [...code.matchAll(/`cartlet:\$\{[^}]*\}:(\w+)`/g)].map(([, name]) => name as string)
    const [, union = ''] = /export type StoredName =([\s\S]*?)\n\n/.exec(read('src/store/storage-keys.ts')) ?? []
    const keys = [...spelled, ...[...union.matchAll(/\| '(\w+)'/g)].map(([, name]) => name as string)]
    const locks = ['renew']
    const listed = [...security.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name as string)
    expect(listed.length).toBeGreaterThan(10)
    expect(listed.sort()).toEqual([...new Set(keys)].filter((key) => !locks.includes(key)).sort())
  })

  it('says how to report, and what memory storage costs', () => {
    expect(security).toMatch(/^## How to report/m)
    expect(security).toContain('data-storage="memory"')
  })
})

describe('the repository in package.json', () => {
  it('is under a domain that cannot be registered', () => {
    expect(new URL(manifest.repository.url.replace(/^git\+/, '')).hostname).toMatch(/\.example$/)
  })
})
