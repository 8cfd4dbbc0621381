/**
 * Preact as Cartlet ships it, in every build and in the tests: the published source with the few lines of `preact.patch`:
 * 1. Nodes are created by the methods of `Document.prototype`. An element called `createElementNS` hides the document's own.
 * 2. Enumerable properties of `Object.prototype` do not reach elements (see also `jsx-runtime.ts`).
 * 3. After one effect has thrown, effects of all other roots run as before: only the first entry of their queue schedules a flush.
 * 4. `useId` goes on counting when a root is drawn again, instead of giving ids that are in use.
 * 5. A text that a translator has replaced with a `font` takes its place back when it changes, and takes the `font` away when it goes (`stand-in.mjs`).
 * The build fails for a version of Preact to which the patch does not apply.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { applyPatch, parsePatch } from 'diff'
import { transformSync } from 'esbuild'

const PACKAGE = dirname(createRequire(import.meta.url).resolve('preact/package.json'))
const here = (file) => fileURLToPath(new URL(file, import.meta.url))

const ENTRIES = {
  preact: 'src/index.js',
  'preact/hooks': 'hooks/src/index.js',
  'preact/compat': 'compat/src/index.js',
  'preact/compat/client': 'compat/client.mjs',
  'preact/create-element': 'src/create-element.js',
  'preact/test-utils': 'test-utils/src/index.js',
}

/**
 * Replacements for the names of React. The package `@preact/compat` re-exports `preact/compat`; the other three files explain
 * themselves.
 */
export const REACT_ALIASES = [
  { find: /^react-dom$/, replacement: here('./dom.ts') },
  { find: /^react-dom\/client$/, replacement: here('./client.ts') },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: here('./jsx-runtime.ts') },
  { find: /^react$/, replacement: '@preact/compat' },
]

/**
 * Servers use Preact as published, which its renderer to text needs. It is bundled: otherwise the hooks that `preact/compat` adds
 * to Preact would reach the Preact of the host.
 */
export const SERVER_ALIASES = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
]

const PATCH = here('./preact.patch')
/** Our file among Preact's: its private names are shortened with theirs. */
const OURS = 'src/stand-in.js'

/** @returns {Map<string, string>} the patched text of each file, by its path in the package */
export function patchPreact(patch = readFileSync(PATCH, 'utf8')) {
  const files = new Map()
  for (const entry of Object.values(ENTRIES)) {
    if (entry.includes('/src/') || entry.startsWith('src/')) {
      const folder = dirname(entry)
      for (const name of readdirSync(join(PACKAGE, folder), { recursive: true, encoding: 'utf8' }).sort()) {
        const file = `${folder}/${name.split(sep).join('/')}`
        if (file.endsWith('.js')) files.set(file, readFileSync(join(PACKAGE, file), 'utf8'))
      }
    } else files.set(entry, readFileSync(join(PACKAGE, entry), 'utf8'))
  }
  files.set(OURS, readFileSync(here('./stand-in.mjs'), 'utf8'))
  for (const change of parsePatch(patch)) {
    const file = change.newFileName.replace(/^b\//, '')
    const patched = applyPatch(files.get(file) ?? '', change)
    if (patched === false) throw new Error(`src/embed/preact/preact.patch does not apply to preact/${file}`)
    files.set(file, patched)
  }
  return files
}

/** The library's private properties have names such as `_children`; pages download shorter names, the same in every file. */
function shortenPrivateNames(files) {
  const mangle = (code, mangleCache) => transformSync(code, { target: 'es2022', mangleProps: /^_[a-z]|^__hooks$/, mangleCache })
  const names = new Set()
  for (const code of files.values()) for (const name of Object.keys(mangle(code, {}).mangleCache)) names.add(name)
  // The underscore distinguishes them from the properties of elements.
  const cache = Object.fromEntries([...names].map((name, index) => [name, `_${index.toString(36)}`]))
  // Without JSDoc, whose types are imported from files that no build contains.
  const withoutDocs = (code) => code.replace(/\/\*\*[\s\S]*?\*\//g, '')
  return new Map([...files].map(([file, code]) => [file, mangle(withoutDocs(code), cache).code]))
}

let prepared

/** A plugin for Rollup and Vite. */
export const preactFromSource = () => ({
  name: 'preact-from-source',
  enforce: 'pre',
  buildStart() {
    this.addWatchFile?.(PATCH)
  },
  resolveId: (id) =>
    id === '../stand-in' ? join(PACKAGE, OURS) : Object.keys(ENTRIES).includes(id) ? join(PACKAGE, ENTRIES[id]) : null,
  load(id) {
    if (!id.startsWith(PACKAGE)) return null
    prepared ??= shortenPrivateNames(patchPreact())
    const code = prepared.get(relative(PACKAGE, id).split(sep).join('/'))
    return code === undefined ? this.error(`${id} is not Preact's source`) : { code, map: null }
  },
})
