/** The contents of the npm package: which files, how many bytes, nothing missing and nothing superfluous. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path/posix'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'

interface Packed {
  size: number
  files: { path: string; size: number }[]
}

type Target = string | Record<string, string>

interface Manifest {
  exports: Record<string, Target>
  imports: Record<string, Target>
  bin: Record<string, string>
  sideEffects: string[]
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
  peerDependenciesMeta: Record<string, { optional?: boolean }>
  jsdelivr: string
  unpkg: string
  homepage: string
  bugs: string
  keywords: string[]
}

const read = (path: string) => readFileSync(path, 'utf8')
const manifest = JSON.parse(read('package.json')) as Manifest
const { package: budget } = JSON.parse(read('budgets.json')) as { package: { files: number; packed: number } }

if (!existsSync('dist/npm')) throw new Error('There is no dist/npm: run "npm run build" before these tests.')
const answer = JSON.parse(execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { encoding: 'utf8' })) as
  | Packed[]
  | Record<string, Packed>
// Older versions of npm print a list, newer ones an object by package name.
const packed = Object.values(answer)[0] as Packed
const paths = packed.files.map(({ path }) => path)
const scripts = paths.filter((path) => /\.m?js$/.test(path))
const withoutDot = (path: string) => path.replace(/^\.\//, '')

describe('the packed file', () => {
  it(`the package holds at most ${budget.files} files and ${budget.packed / 1000} kB`, () => {
    expect(paths.length).toBeLessThanOrEqual(budget.files)
    expect(packed.size).toBeLessThanOrEqual(budget.packed)
  })

  it('the package contains source maps of the entries for programs only, and no source files', () => {
    expect(paths.filter((path) => /^(src|loader|tests|demo)\/.*(?<!\.md)$/.test(path))).toEqual([])
    const withMap = scripts.filter((path) => /\/\/# sourceMappingURL=/.test(read(path)))
    expect(withMap.length).toBeGreaterThan(100)
    expect(withMap.filter((path) => !/^dist\/(npm|node)\//.test(path))).toEqual([])
    expect(paths.filter((path) => path.endsWith('.map')).sort()).toEqual(withMap.map((path) => `${path}.map`).sort())
  })

  it('the links of its documents lead to documents in the package, but for what only the repository has', () => {
    const ofRepository = /^(demo|tests|docs\/transcripts)(\/|$)|^CONTRIBUTING\.md$/
    const links = paths
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) =>
        [...read(path).matchAll(/\]\((?![a-z]+:)([^)#\s]+)/g)].map(([, link = '']) => [path, join(path, '..', link)] as const),
      )
    expect(links.length).toBeGreaterThan(200)
    expect(links.filter(([, to]) => !paths.includes(to) && !ofRepository.test(to))).toEqual([])
  })

  it('the package contains every file that package.json names', () => {
    const targets = Object.values({ ...manifest.exports, ...manifest.imports }).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    )
    const named = [...targets, ...Object.values(manifest.bin), manifest.jsdelivr, manifest.unpkg].map(withoutDot)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((file) => !file.includes('*') && !paths.includes(file))).toEqual([])
  })

  it('the package contains every file that its scripts import', () => {
    const missing = scripts.flatMap((path) =>
      [...read(path).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'](\.\.?\/[^"']+)["']/g)]
        .map(([, target = '']) => join(path, '..', target))
        .filter((target) => !paths.includes(target))
        .map((target) => `${path} → ${target}`),
    )
    expect(missing).toEqual([])
  })

  it('the package imports only its dependencies and peer dependencies', () => {
    const allowed = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)]
    const imported = scripts.flatMap((path) =>
      [...read(path).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^"']*)?["']/g)].map(
        ([, name]) => name as string,
      ),
    )
    expect(imported).toContain('jose')
    expect([...new Set(imported)].filter((name) => !allowed.includes(name))).toEqual([])
  })
})

describe('package.json', () => {
  it('sideEffects of package.json matches only existing files, and the files that act on import', () => {
    const patterns = manifest.sideEffects.map(withoutDot)
    for (const pattern of patterns)
      expect(
        paths.filter((path) => matchesGlob(path, pattern)),
        pattern,
      ).not.toEqual([])
    for (const file of ['dist/npm/elements.js', 'dist/npm/admin-is-for-servers-only.js', 'dist/cdn/loader.js'])
      expect(
        patterns.some((pattern) => matchesGlob(file, pattern)),
        file,
      ).toBe(true)
    expect(patterns.some((pattern) => matchesGlob('dist/npm/index.js', pattern))).toBe(false)
  })

  it('a bundler keeps imported elements and drops an unused client entirely', async () => {
    const bundle = async (contents: string) => {
      const stdin = { contents, resolveDir: '.', sourcefile: 'program.js' }
      const { outputFiles } = await build({
        stdin,
        bundle: true,
        format: 'esm',
        platform: 'browser',
        write: false,
        splitting: true,
        outdir: 'out',
      })
      return outputFiles.find(({ path }) => path.endsWith('stdin.js'))?.text
    }
    expect(await bundle("import 'cartlet/elements'")).toContain('customElements')
    expect(await bundle("import 'cartlet'; import 'cartlet/store'; import 'cartlet/query'")).toBe('')
  })

  it('a bundle with one call of the built client has less than 3500 bytes', async () => {
    const stdin = { contents: "export { getCurrentCart } from 'cartlet'", resolveDir: '.', sourcefile: 'program.js' }
    const { outputFiles } = await build({ stdin, bundle: true, format: 'esm', minify: true, write: false })
    expect(outputFiles[0]?.contents.length).toBeLessThan(3_500)
  })

  // A bundler with server components resolves an entry for the server and then loads the same file in the page.
  it('cartlet/react is the same file for servers and pages, and gives pages nothing that draws on a server', async () => {
    expect(manifest.exports['./react']).toEqual({ types: './dist/types/react.d.ts', default: './dist/npm/react.js' })
    expect(manifest.imports['#draw-ahead']).toMatchObject({
      node: './dist/node/draw-ahead.js',
      default: './dist/npm/draw-ahead.js',
    })
    const { drawAhead } = (await import(new URL('../../dist/npm/draw-ahead.js', import.meta.url).href)) as {
      drawAhead(...given: unknown[]): unknown
    }
    expect(drawAhead({})).toBeUndefined()
    const bundle = async (platform: 'browser' | 'node') => {
      const stdin = { contents: "export * from 'cartlet/react'", resolveDir: '.', sourcefile: 'program.js' }
      const external = ['react', 'react-dom', 'node:*']
      const { outputFiles } = await build({
        stdin,
        bundle: true,
        format: 'esm',
        platform,
        external,
        write: false,
        logLevel: 'error',
      })
      return outputFiles[0]?.text ?? ''
    }
    // The mark of a root that was rendered on a server, in the opening tag.
    const drawing = '<template shadowrootmode="open"'
    expect(await bundle('node')).toContain(drawing)
    expect(await bundle('browser')).not.toContain(drawing)
  })

  // `cartlet/react` states itself which React it needs: a range here would exclude projects with an older React from the rest of the package.
  it('every peer dependency is optional and accepts any version', () => {
    for (const [name, range] of Object.entries(manifest.peerDependencies)) {
      expect(range, name).toBe('*')
      expect(manifest.peerDependenciesMeta[name]?.optional, name).toBe(true)
    }
  })

  it('package.json has placeholder addresses, keywords and the loader as the file for CDNs', () => {
    for (const address of [manifest.homepage, manifest.bugs]) expect(new URL(address).hostname).toMatch(/\.example$/)
    expect(manifest.keywords.length).toBeGreaterThan(5)
    expect([manifest.jsdelivr, manifest.unpkg]).toEqual(['./dist/cdn/loader.js', './dist/cdn/loader.js'])
  })
})
