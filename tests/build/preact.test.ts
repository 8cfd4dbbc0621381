/** The builds replace React by one patched Preact, in the files for pages and in the npm entry of the elements. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { patchPreact } from '../../src/embed/preact/from-source.mjs'

interface Manifest {
  devDependencies: Record<string, string>
}

/** Without the files that use the host's React, which tests/build/react-size.test.ts checks. */
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

  it('the build contains each module of Preact once, from its source', () => {
    expect(libraries).toEqual(expect.arrayContaining(['preact/src/diff/index.js', 'preact/compat/src/render.js']))
    expect(libraries.filter((source) => !/^preact\/((hooks|compat)\/)?src\/|^preact\/compat\/client\.mjs$/.test(source))).toEqual(
      [],
    )
    expect(new Set(libraries).size).toBe(libraries.length)
  })

  it('the build renders by a promise of its own, not by the page’s queueMicrotask', () => {
    // The npm entries are not minified.
    const code = codeOf(folder).join('\n').replace(/\s/g, '')
    const own = /(\w+)=\(async\(\)=>\{\}\)\(\);[\w$]+\.debounceRendering=\(?(\w+)\)?=>(?:void|\{)\1\.then\(\2\)/g
    // Bundlers would drop the assignment from a module that is only re-exported. Preact itself only reads the option.
    expect([code.match(own)?.length, code.match(/\.debounceRendering=(?!=)/g)?.length]).toEqual([1, 1])
  })

  it('the build creates nodes only with the methods of Document.prototype', () => {
    const calls = codeOf(folder).flatMap((code) => code.match(/[\w.]+\.create(?:ElementNS|TextNode)\b/g) ?? [])
    // The last is of `draw-still.ts`, which gets a document whose own properties are not hidden.
    expect(calls.map((call) => call.replace(/^\w+\.c/, 'document.c')).sort()).toEqual([
      'Document.prototype.createElementNS',
      'Document.prototype.createTextNode',
      'document.createTextNode',
    ])
  })
})

it('the first download of a page holds no Preact', () => {
  const { widget } = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as { widget: { file: string; imports: string[] } }
  const { sources } = JSON.parse(readFileSync(`dist/${widget.file}.map`, 'utf8')) as { sources: string[] }
  expect(sources.some((source) => source.endsWith('BuyButtonView.tsx'))).toBe(true)
  expect([sources.filter((source) => source.includes('/preact/src/')), widget.imports]).toEqual([[], []])
})

describe('src/embed/preact/preact.patch', () => {
  const patch = readFileSync('src/embed/preact/preact.patch', 'utf8')

  it('a patch that does not fit Preact’s source stops the build', () => {
    expect(() => patchPreact(patch.replaceAll('createTextNode', 'createTextNodeOfNextYear'))).toThrow(
      'src/embed/preact/preact.patch does not apply to preact/src/diff/index.js',
    )
  })

  it('the patch changes at most 30 lines', () => {
    expect(patch.match(/^[-+](?!--|\+\+)/gm)?.length).toBeLessThanOrEqual(30)
  })

  it('the patch applies to the installed Preact, whose version and that of its compat package are pinned by package.json', () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
    for (const name of ['preact', '@preact/compat']) {
      expect(devDependencies[name], name).toMatch(/^\d+\.\d+\.\d+$/)
      const installed = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }
      expect(installed.version, name).toBe(devDependencies[name])
    }
    const patched = patchPreact()
    for (const [, file = ''] of patch.matchAll(/^\+\+\+ b\/(\S+)/gm)) {
      const published = readFileSync(`node_modules/preact/${file}`, 'utf8')
      expect(patched.get(file), file).not.toBe(published)
    }
  })
})

describe('dist/manifest.json', () => {
  it('dist/manifest.json lists every file of the widget once', () => {
    const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Record<string, { file: string }>
    const listed = Object.values(manifest).map(({ file }) => file)
    expect(listed.sort()).toEqual(
      filesOf('dist')
        .filter((name) => name !== 'loader.js')
        .sort(),
    )
  })
})
