/** `dist/cdn`, the folder that a site copies, and the snippets that name the copy. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FOLDER = 'dist/cdn'
const read = (path: string) => readFileSync(path, 'utf8')

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`There is no ${folder}: run "npm run build" before these tests.`)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
}

/** For pages with integrity, under a name that changes with each release. */
const SECOND_LOADER = filesBelow(FOLDER).find((name) => /^loader-[a-z\d]{7}\.js$/.test(name)) ?? 'no loader named by its hash'

describe('dist/cdn', () => {
  it('no built text has the name of a style module in place of its rules', () => {
    const named = filesBelow(FOLDER).filter((name) => name.endsWith('.js') && /["'`]\$\{\w+Css\}/.test(read(`${FOLDER}/${name}`)))
    expect(named).toEqual([])
  })

  /** All files that the loader loads, directly or indirectly, found by their names in the code. */
  function loadedFrom(file: string, loaded = new Set<string>()): Set<string> {
    if (loaded.has(file)) return loaded
    loaded.add(file)
    for (const [, name] of read(`${FOLDER}/${file}`).matchAll(/["'`](?:\.\/)?([\w-]+-[a-z0-9]{7}\.js)["'`]/g))
      loadedFrom(name as string, loaded)
    return loaded
  }

  it('dist/cdn holds the files that the loader can load, the style sheets and the hashes, and nothing else', () => {
    const loaded = loadedFrom('loader.js')
    expect(loaded.size).toBeGreaterThan(40)
    expect(filesBelow(FOLDER).sort()).toEqual(
      [
        ...loaded,
        SECOND_LOADER,
        'cartlet.css',
        'cartlet-shadow.css',
        'cartlet-shadow-full.css',
        'cartlet-shadow-product.css',
        'cartlet-shadow-collection.css',
        'cartlet-shadow-own-cards.css',
        'sri.json',
      ].sort(),
    )
  })

  it('dist/cdn holds the same files as dist', () => {
    for (const file of filesBelow(FOLDER).filter((name) => name !== 'sri.json'))
      expect(read(`${FOLDER}/${file}`), file).toBe(read(`dist/${file === SECOND_LOADER ? 'loader.js' : file}`))
  })

  it('sri.json lists the SHA-256 hash of every file in dist/cdn', () => {
    const hashes = JSON.parse(read(`${FOLDER}/sri.json`)) as Record<string, string>
    const files = filesBelow(FOLDER).filter((name) => name !== 'sri.json')
    expect(Object.keys(hashes).sort()).toEqual(files.sort())
    for (const [file, hash] of Object.entries(hashes))
      expect(hash, file).toBe(
        `sha256-${createHash('sha256')
          .update(readFileSync(`${FOLDER}/${file}`))
          .digest('base64')}`,
      )
  })
})

describe('the documented snippets', () => {
  const isText = /\.(md|html|xhtml|tsx?|mjs)$/
  const texts = [
    'README.md',
    'SECURITY.md',
    'CHANGELOG.md',
    ...['docs', 'demo', 'src', 'loader'].flatMap((folder) =>
      filesBelow(folder)
        .filter((name) => isText.test(name))
        .map((name) => `${folder}/${name}`),
    ),
  ]
  /** CDNs that serve packages by name; another party could register the name. */
  const PACKAGE_HOSTS =
    /jsdelivr|unpkg|esm\.sh|esm\.run|skypack|jspm\.(io|dev)|cdnjs|bundle\.run|npmmirror|cartlet@\d[^\n]*\/(?:dist\/)?loader\.js/i

  it('no document and no source file names a public CDN of packages', () => {
    expect(texts.length).toBeGreaterThan(300)
    expect(texts.filter((path) => PACKAGE_HOSTS.test(read(path)))).toEqual([])
  })

  it('the snippets of the README and docs/members.md load the site’s own copy of the loader', () => {
    const sources = ['README.md', 'docs/members.md'].flatMap((path) =>
      [...read(path).matchAll(/<script[^>]*\bsrc="([^"]*)"/g)].map(([, source]) => source),
    )
    expect(sources).toEqual(['/cartlet/loader.js', '/cartlet/loader.js'])
    expect(read('README.md')).toMatch(/^[^\n]*`npm run build`[^\n]*`dist\/cdn\/`[^\n]*$/m)
  })
})

/** The browser compiles a file with this hint while it downloads; the hint must be the first line. */
describe('the compile hint', () => {
  const HINT = '//# allFunctionsCalledOnLoad\n'
  const scripts = filesBelow(FOLDER).filter((file) => file.endsWith('.js'))

  it('the compile hint is the first line of drawer, shop and widget, and of no other file', () => {
    const hinted = scripts.filter((file) => read(`${FOLDER}/${file}`).startsWith(HINT))
    expect(hinted.map((file) => file.replace(/-\w+\.js$/, '')).sort()).toEqual(['drawer', 'shop', 'widget'])
  })

  it('the built scripts contain no licence comments and no second compile hint', () => {
    for (const file of scripts)
      expect(read(`${FOLDER}/${file}`).replace(HINT, ''), file).not.toMatch(/allFunctionsCalledOnLoad|\/\*!|@license/)
  })
})
