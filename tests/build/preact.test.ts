/** What the builds make of React's names: one Preact, patched, in the files for pages and in the npm entry of the elements. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { patchPreact } from '../../src/embed/preact/from-source.mjs'

interface Manifest {
  devDependencies: Record<string, string>
}

/** Without what is drawn by the host's React: it has rules of its own (tests/build/react-size.test.ts). */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: folder !== 'dist', encoding: 'utf8' }).filter(
    (name) => name.endsWith('.js') && !/^react\.js$|\.on-react-/.test(name),
  )
const codeOf = (folder: string) => filesOf(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
const sourcesOf = (folder: string) =>
  filesOf(folder)
    .filter((name) => name !== 'loader.js')
    .flatMap((name) => (JSON.parse(readFileSync(`${folder}/${name}.map`, 'utf8')) as { sources: string[] }).sources)

describe.each(['dist', 'dist/npm'])('the build in %s', (folder) => {
  const libraries = sourcesOf(folder).flatMap((source) => /node_modules\/(.*(?:react|preact).*)/.exec(source)?.[1] ?? [])

  it('holds each module of Preact once, from its source', () => {
    expect(libraries).toEqual(expect.arrayContaining(['preact/src/diff/index.js', 'preact/compat/src/render.js']))
    expect(libraries.filter((source) => !/^preact\/((hooks|compat)\/)?src\/|^preact\/compat\/client\.mjs$/.test(source))).toEqual(
      [],
    )
    expect(new Set(libraries).size).toBe(libraries.length)
  })

  it('renders by a promise of its own, not by the page’s queueMicrotask', () => {
    expect(codeOf(folder).join('\n')).toMatch(/\w\.debounceRendering\s*=\s*(?:\(?\w+\)?\s*=>|function)/)
  })

  it('has no way to write HTML from props', () => {
    for (const code of codeOf(folder)) expect(code).not.toContain('__html')
  })

  it('makes nodes with the methods of the prototype, never with the document’s own', () => {
    const calls = codeOf(folder).flatMap((code) => code.match(/[\w.]+\.create(?:ElementNS|TextNode)\b/g) ?? [])
    expect(calls.sort()).toEqual(['Document.prototype.createElementNS', 'Document.prototype.createTextNode'])
  })
})

describe('src/embed/preact/patches', () => {
  const patches = readdirSync('src/embed/preact/patches').map((name) => ({
    name,
    text: readFileSync(`src/embed/preact/patches/${name}`, 'utf8'),
  }))

  it('stops the build when it does not fit Preact’s source', () => {
    const ofNextYear = patches.map(({ name, text }) => ({
      name,
      text: text.replaceAll('createTextNode', 'createTextNodeOfNextYear'),
    }))
    expect(() => patchPreact(ofNextYear)).toThrow(
      'src/embed/preact/patches/2-nodes.patch does not apply to preact/src/diff/index.js',
    )
  })

  it('can be read: no file of it has more than 300 lines', () => {
    expect(patches.length).toBeGreaterThan(1)
    for (const { name, text } of patches) expect(text.split('\n').length - 1, name).toBeLessThanOrEqual(300)
  })

  it('is made for the one version of Preact that package.json names', () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
    expect(devDependencies.preact).toMatch(/^\d+\.\d+\.\d+$/)
    expect(devDependencies['@preact/compat']).toMatch(/^\d+\.\d+\.\d+$/)
  })
})

describe('dist/manifest.json', () => {
  it('lists every file of the widget under a key of its own', () => {
    const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Record<string, { file: string }>
    const listed = Object.values(manifest).map(({ file }) => file)
    expect(listed.sort()).toEqual(
      filesOf('dist')
        .filter((name) => name !== 'loader.js')
        .sort(),
    )
  })
})
