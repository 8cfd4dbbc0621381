/** What `npm run release` makes of a build: the archive, its checksum, and the bill of materials. Two builds are the same bytes. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { packagesOf } from '../../src/build/sbom.mjs'
import { isFull } from '../support/sample'
import { unzip } from '../support/zip'

const read = (path: string) => readFileSync(path, 'utf8')
const { version } = JSON.parse(read('package.json')) as { version: string }
const folder = mkdtempSync(join(tmpdir(), 'cartlet-release-'))
afterAll(() => rmSync(folder, { recursive: true }))

function filesBelow(path: string): string[] {
  const all = readdirSync(path, { recursive: true, withFileTypes: true })
  return all.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name).slice(path.length + 1)] : [])).sort()
}

describe('npm run release', { timeout: 60_000 }, () => {
  const name = `cartlet-${version}.zip`
  const release = (to: string) => {
    execFileSync(process.execPath, ['--import', 'tsx', 'src/build/release.ts', join(folder, to)])
    return readFileSync(join(folder, to, name))
  }

  it('the archive has the files for pages, the configurator, the licences and the bill of materials', () => {
    const files = unzip(release('a'))
    expect([...files.keys()].sort()).toEqual(
      [
        ...['LICENSE', 'START-HERE.txt', 'THIRD-PARTY-NOTICES', 'sbom.cdx.json', `cartlet-wordpress-${version}.zip`],
        ...[...files.keys()].filter((file) => file.startsWith('static-sites/')),
        ...filesBelow('dist/cdn').map((file) => `cartlet/${file}`),
        ...filesBelow('dist/configurator').map((file) => `configurator/${file}`),
      ].sort(),
    )
    expect(files.get('cartlet/loader.js')).toEqual(readFileSync('dist/cdn/loader.js'))
    for (const guide of ['eleventy', 'astro', 'hugo', 'jekyll']) {
      const copied = [...read(`docs/guides/${guide}.md`).matchAll(/`([\w/-]*cartlet[\w-]*\.(?:mjs|html|rb))`/g)].map(
        ([, file]) => file,
      )
      expect(copied.length).toBeGreaterThan(0)
      for (const file of copied)
        expect(files.get(`static-sites/${guide}/${file}`)).toEqual(readFileSync(`demo/stacks/${guide}/${file}`))
    }
    expect(files.get('LICENSE')).toEqual(readFileSync('LICENSE'))
  })

  it('the checksum beside the archive is its own, and a second archive has the same bytes', () => {
    const archive = release('b')
    const sum = createHash('sha256').update(archive).digest('hex')
    expect(read(join(folder, 'b', `${name}.sha256`))).toBe(`${sum}  ${name}\n`)
    expect(release('c').equals(archive)).toBe(true)
  })

  it('the WordPress plugin lies beside it, with the same files for pages, and has the same bytes each time', () => {
    const plugin = `cartlet-wordpress-${version}.zip`
    const [first, second] = ['d', 'e'].map((to) => {
      release(to)
      return readFileSync(join(folder, to, plugin))
    })
    expect(second?.equals(first as Buffer)).toBe(true)
    const files = unzip(first as Buffer)
    const loader = [...files.keys()].find((path) => path.endsWith('/loader.js')) ?? ''
    expect(
      [...files.keys()].filter((path) => path.endsWith('/cartlet.php') || path.endsWith('/readme.txt')).length,
    ).toBeGreaterThan(0)
    expect(files.get(loader)).toEqual(readFileSync('dist/cdn/loader.js'))
    const whole = unzip(readFileSync(join(folder, 'd', name)))
    expect(whole.get(plugin)).toEqual(first)
    expect(`${whole.get('START-HERE.txt')}`).toContain(plugin)
  })
})

describe('the bill of materials', () => {
  interface Component {
    type: string
    name: string
    version?: string
    purl?: string
    licenses?: { license: { id: string } }[]
    hashes?: { alg: string; content: string }[]
  }
  const bom = JSON.parse(read('dist/sbom.cdx.json')) as { bomFormat: string; specVersion: string; components: Component[] }
  const ofType = (type: string) => bom.components.filter((one) => one.type === type)

  it('the bill of materials names the packages whose code pages load, with licence and hash', () => {
    const scripts = readdirSync('dist/cdn').filter((file) => file.endsWith('.js') && !file.startsWith('loader-'))
    const sources = scripts.flatMap((file) => (JSON.parse(read(`dist/${file}.map`)) as { sources: string[] }).sources)
    const installed = packagesOf(sources.map((source) => source.replace(/^(\.\.\/)+/, ''))).map((path) => {
      const manifest = JSON.parse(read(`${path}/package.json`)) as { name: string; version: string; license: string }
      return { name: manifest.name, version: manifest.version, license: manifest.license }
    })
    expect(installed.length).toBeGreaterThan(1)
    expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' })
    expect(
      ofType('library').map((one) => ({ name: one.name, version: one.version, license: one.licenses?.[0]?.license.id })),
    ).toEqual(installed)
    for (const { name, version: of, purl, hashes } of ofType('library')) {
      expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${of}`)
      expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }])
    }
  })

  it('the bill of materials has the hash of every file that pages load', () => {
    const hashes = JSON.parse(read('dist/cdn/sri.json')) as Record<string, string>
    expect(
      Object.fromEntries(
        ofType('file').map(({ name, hashes: [hash] = [] }) => [
          name,
          `sha256-${Buffer.from(hash?.content ?? '', 'hex').toString('base64')}`,
        ]),
      ),
    ).toEqual(hashes)
  })
})

/** Moves the clock by forty days. */
const LATER = `const Real = Date
globalThis.Date = class extends Real {
  constructor(...given) {
    given.length ? super(...given) : super(Date.now())
  }
  static now() {
    return Real.now() + 40 * 86_400_000
  }
}
`

/** A copy that takes no space. A link to the folder would be resolved, and its files would be in the same place for both builds. */
function linkBelow(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkBelow(source, copy)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), copy)
    else linkSync(source, copy)
  }
}

/** What a build reads. */
const SOURCES = [
  ...['src', 'loader', 'demo/configurator', 'package.json', 'package-lock.json', 'rollup.config.mjs', 'tsconfig.json'],
  ...['LICENSE', 'THIRD-PARTY-NOTICES', 'docs', 'demo/platform/pictures', 'demo/platform/catalog', 'demo/platform/gateway'],
  'demo/platform/untrusted.ts',
]

describe('the build', () => {
  it.runIf(isFull)(
    'a build in another folder, on another day and in another time zone has the same bytes',
    { timeout: 900_000 },
    () => {
      // On the disk of the repository, for the links.
      mkdirSync('.data', { recursive: true })
      const place = mkdtempSync(join(process.cwd(), '.data', 'builds-'))
      const later = join(place, 'later.cjs')
      writeFileSync(later, LATER)
      const build = (at: string, env: NodeJS.ProcessEnv) => {
        for (const source of SOURCES) {
          mkdirSync(dirname(join(at, source)), { recursive: true })
          cpSync(source, join(at, source), { recursive: true })
        }
        linkBelow('node_modules', join(at, 'node_modules'))
        execFileSync('npm', ['run', 'build'], { cwd: at, env: { ...process.env, ...env } })
        return new Map(
          filesBelow(join(at, 'dist')).map((file) => [file, readFileSync(join(at, 'dist', file)).toString('base64')]),
        )
      }
      const one = build(join(place, 'one'), {})
      const two = build(join(place, 'a/deeper/folder'), {
        TZ: 'Pacific/Auckland',
        NODE_OPTIONS: `--require ${later}`,
      })
      rmSync(place, { recursive: true })
      expect([...two.keys()]).toEqual([...one.keys()])
      expect([...one].filter(([file, content]) => two.get(file) !== content).map(([file]) => file)).toEqual([])
    },
  )
})
