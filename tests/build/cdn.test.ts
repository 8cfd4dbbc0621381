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

describe('the folder that a site copies', () => {
  /** What the loader and, from there on, each file asks for by name, read from the code itself. */
  function loadedFrom(file: string, loaded = new Set<string>()): Set<string> {
    if (loaded.has(file)) return loaded
    loaded.add(file)
    for (const [, name] of read(`${FOLDER}/${file}`).matchAll(/["'`](?:\.\/)?([\w-]+-[a-z0-9]{6}\.js)["'`]/g))
      loadedFrom(name as string, loaded)
    return loaded
  }

  it('holds what a page can load from the loader on, the style sheets and the hashes, and nothing else', () => {
    const loaded = loadedFrom('loader.js')
    expect(loaded.size).toBeGreaterThan(40)
    expect(filesBelow(FOLDER).sort()).toEqual(
      [...loaded, 'cartlet.css', 'cartlet-shadow.css', 'cartlet-shadow-product.css', 'sri.json'].sort(),
    )
  })

  it('holds the very files that the other tests are about', () => {
    for (const file of filesBelow(FOLDER).filter((name) => name !== 'sri.json'))
      expect(read(`${FOLDER}/${file}`), file).toBe(read(`dist/${file}`))
  })

  it('says the hash of every file that it holds', () => {
    const hashes = JSON.parse(read(`${FOLDER}/sri.json`)) as Record<string, string>
    const files = filesBelow(FOLDER).filter((name) => name !== 'sri.json')
    expect(Object.keys(hashes).sort()).toEqual(files.sort())
    for (const [file, hash] of Object.entries(hashes))
      expect(hash, file).toBe(
        `sha384-${createHash('sha384')
          .update(readFileSync(`${FOLDER}/${file}`))
          .digest('base64')}`,
      )
  })
})

describe('a snippet that an author may paste', () => {
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
  /** Hosts that serve packages by their name, which the first to register it owns. */
  const PACKAGE_HOSTS =
    /jsdelivr|unpkg|esm\.sh|esm\.run|skypack|jspm\.(io|dev)|cdnjs|bundle\.run|npmmirror|cartlet@\d[^\n]*\/(?:dist\/)?loader\.js/i

  it('names no server of packages', () => {
    expect(texts.length).toBeGreaterThan(300)
    expect(texts.filter((path) => PACKAGE_HOSTS.test(read(path)))).toEqual([])
  })

  it('names the site’s own copy', () => {
    const sources = ['README.md', 'docs/members.md'].flatMap((path) =>
      [...read(path).matchAll(/<script[^>]*\bsrc="([^"]*)"/g)].map(([, source]) => source),
    )
    expect(sources).toEqual(['/cartlet/loader.js', '/cartlet/loader.js'])
    expect(read('README.md')).toMatch(/^[^\n]*`npm run build`[^\n]*`dist\/cdn\/`[^\n]*$/m)
  })
})

/** The browser compiles such a file while it arrives; the hint counts in the first line alone. */
describe('the hint to compile every function ahead', () => {
  const HINT = '//# allFunctionsCalledOnLoad\n'
  const scripts = filesBelow(FOLDER).filter((file) => file.endsWith('.js'))

  it('stands first in what every page runs, and in nothing else', () => {
    const hinted = scripts.filter((file) => read(`${FOLDER}/${file}`).startsWith(HINT))
    expect(hinted.map((file) => file.replace(/-\w+\.js$/, '')).sort()).toEqual(['drawer', 'shop', 'widget'])
  })

  it('is the only comment that is left', () => {
    for (const file of scripts)
      expect(read(`${FOLDER}/${file}`).replace(HINT, ''), file).not.toMatch(/allFunctionsCalledOnLoad|\/\*!|@license/)
  })
})
