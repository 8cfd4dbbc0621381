/** Third-party code in the package, the keys that it stores in a browser, and the documentation of both. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSources } from '../support/source/source'

const read = (path: string) => readFileSync(path, 'utf8')
const manifest = JSON.parse(read('package.json')) as { files: string[]; repository: { url: string } }

describe('THIRD-PARTY-NOTICES', () => {
  const notices = read('THIRD-PARTY-NOTICES')
  /** Each as "name version". */
  const named = [...notices.matchAll(/^-+\n(.+)\n-+$/gm)].map(([, heading]) => heading)
  /** Folders of the packages whose code is in the files for pages and in the commands, according to the source maps. */
  const bundled = () => {
    const files = Object.keys(JSON.parse(read('dist/cdn/sri.json')) as object).filter((file) => /(?<!^loader-.*)\.js$/.test(file))
    const maps = [...files, 'node/server.js', 'node/cli.js', 'node/draw.js'].map((file) => `dist/${file}.map`)
    const sources = maps.flatMap((map) => (JSON.parse(read(map)) as { sources: string[] }).sources)
    // A package can be nested in the folder of the one that needs it.
    const folders = sources.flatMap(
      (source) => /(?<=^|\/)node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? [],
    )
    return [...new Set(folders)]
  }

  it('THIRD-PARTY-NOTICES names exactly the bundled packages with their installed versions', () => {
    const installed = bundled().map((folder) => {
      const { name, version } = JSON.parse(read(`${folder}/package.json`)) as { name: string; version: string }
      return `${name} ${version}`
    })
    expect(installed.length).toBeGreaterThan(1)
    expect(named).toEqual(installed.sort())
  })

  it('THIRD-PARTY-NOTICES contains the whole licence of each bundled package', () => {
    for (const folder of bundled()) expect(notices, folder).toContain(read(`${folder}/LICENSE`).trim())
  })

  it('THIRD-PARTY-NOTICES and SECURITY.md are listed in the files of package.json', () => {
    expect(manifest.files).toEqual(expect.arrayContaining(['THIRD-PARTY-NOTICES', 'SECURITY.md']))
  })
})

describe('SECURITY.md', () => {
  const security = read('SECURITY.md')

  it('SECURITY.md lists exactly the keys that are stored in a browser', () => {
    const code = [...readSources('src'), ...readSources('loader')].map(({ text }) => text).join('\n')
    const spelled = [...code.matchAll(/`cartlet:\$\{[^}]*\}:([\w-]+)`/g)].map(([, name]) => name as string)
    const [, union = ''] = /export type StoredName =([\s\S]*?)\n\n/.exec(read('src/store/base/storage-keys.ts')) ?? []
    const keys = [...spelled, ...[...union.matchAll(/\| '([\w-]+)'/g)].map(([, name]) => name as string)]
    const locks = ['renew']
    const listed = [...security.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name as string)
    expect(listed.length).toBeGreaterThan(10)
    expect(listed.sort()).toEqual([...new Set(keys)].filter((key) => !locks.includes(key)).sort())
  })

  it('SECURITY.md says how to report, and what data-storage="memory" costs', () => {
    const [, report = ''] = /^## How to report[^\n]*\n([\s\S]*?)^## /m.exec(security) ?? []
    expect(report).toMatch(/privately, never in a public issue/)
    expect(report).toMatch(/write to/)
    const [memory = ''] = /^`data-storage="memory"`[\s\S]*?(?=\n\n|$(?![\s\S]))/m.exec(security) ?? []
    for (const cost of ['The cost:', 'new visitor', 'cart and login are gone', 'return from checkout is not recognised'])
      expect(memory.replace(/\s+/g, ' ')).toContain(cost)
  })
})

describe('the repository in package.json', () => {
  it('the repository address in package.json is under the reserved domain .example', () => {
    expect(new URL(manifest.repository.url.replace(/^git\+/, '')).hostname).toMatch(/\.example$/)
  })
})
