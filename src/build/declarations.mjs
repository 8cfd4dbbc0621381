/**
 * One declaration file for each public entry, and one for what several of them share. First `tsc` writes a file for each module;
 * these are rolled up and then removed.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { dts } from 'rollup-plugin-dts'
import { publicEntries } from './entries.mjs'

/** The same as in `src/tsconfig.types.json`. */
const MODULES = 'dist/declarations-of-modules'

/** A plugin for the build of the npm entries, which runs before the build of their declarations. */
export const emitDeclarations = {
  name: 'emit-declarations',
  writeBundle() {
    execFileSync('tsc', ['-p', 'src/tsconfig.types.json'], { stdio: 'inherit' })
  },
}

/** The names that a built module exports. */
function exportsOf(file, parse) {
  const names = parse(readFileSync(file, 'utf8')).body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' ? node.specifiers.map(({ exported }) => exported.name) : [],
  )
  return new Set(names)
}

/**
 * The declarations plugin drops the word `type` of `export type * from` and so exports constants and classes that the entry does
 * not have. A program that imports one would compile and then fail.
 */
const exportOnlyWhatIsThere = (entries) => ({
  name: 'export-only-what-is-there',
  renderChunk(code, { name, isEntry }) {
    if (!isEntry) return null
    const there = exportsOf(entries.find((entry) => entry.name === name).file, this.parse)
    return code.replace(/^export \{ (.*) \}(.*);$/gm, (_, list, from) => {
      const [values, types] = [[], []]
      for (const item of list.split(', ')) (there.has(item.replace(/^.* as /, '')) ? values : types).push(item)
      return [
        ['export', values],
        ['export type', types],
      ]
        .filter(([, names]) => names.length)
        .map(([keyword, names]) => `${keyword} { ${names.join(', ')} }${from};`)
        .join('\n')
    })
  },
})

/**
 * What several entries use is in one shared file, so that a type is identical wherever it is imported from. Global declarations
 * are excluded: a program has them only if it imports the entry that declares them.
 */
function sharedByEntries(id, { getModuleInfo, getModuleIds }) {
  const { code, isEntry } = getModuleInfo(id)
  if (isEntry || code?.includes('declare global')) return undefined
  const entries = [...getModuleIds()].filter((other) => getModuleInfo(other).isEntry)
  return entries.filter((entry) => importedBy(entry, getModuleInfo).has(id)).length > 1 ? 'shared' : undefined
}

const imported = new Map()
function importedBy(entry, getModuleInfo) {
  const known = imported.get(entry)
  if (known) return known
  const found = new Set()
  const visit = (id) => {
    if (found.has(id)) return
    found.add(id)
    for (const next of getModuleInfo(id)?.importedIds ?? []) visit(next)
  }
  visit(entry)
  imported.set(entry, found)
  return found
}

const namesIn = (list) => list.split(', ').map((item) => item.replace(/^type /, '').split(' as '))

/**
 * The declarations plugin imports what one entry shares with another from that other entry, which would also bring its global
 * declarations. This plugin imports it from the shared file instead.
 */
const importFromHome = {
  name: 'import-from-home',
  generateBundle(_options, bundle) {
    /** What each file re-exports from the shared file: the name there, by `file name`. */
    const home = new Map()
    for (const { fileName, code } of Object.values(bundle)) {
      const local = new Map()
      for (const [, keyword, list, from] of code.matchAll(/^(import|export) (?:type )?\{ (.*) \}( from '\.\/shared\.js')?;$/gm))
        for (const [name, as = name] of namesIn(list)) {
          if (keyword === 'import') local.set(as, name)
          else if (from) home.set(`${fileName} ${as}`, name)
          else if (local.has(name)) home.set(`${fileName} ${as}`, local.get(name))
        }
    }
    for (const chunk of Object.values(bundle))
      chunk.code = chunk.code
        .replace(/^import '.*';\n/gm, '')
        .replace(/^import (?:type )?\{ (.*) \} from '\.\/(\w+)\.js';$/gm, (line, list, file) => {
          if (file === 'shared') return line
          const items = namesIn(list).map(([name, as = name]) => {
            const there = home.get(`${file}.d.ts ${name}`)
            if (!there) this.error(`${chunk.fileName} needs ${name} of ${file}.d.ts, which is not shared`)
            return there === as ? as : `${there} as ${as}`
          })
          return `import { ${items.join(', ')} } from './shared.js';`
        })
        // Tabs instead of four spaces per level keep the package small.
        .replace(/^ {4,}/gm, (spaces) => '\t'.repeat(spaces.length / 4) + ' '.repeat(spaces.length % 4))
  },
}

const removeModules = { name: 'remove-modules', writeBundle: () => rmSync(MODULES, { recursive: true }) }

export function declarationBuild() {
  const entries = publicEntries()
  return {
    input: Object.fromEntries(entries.map(({ name, source }) => [name, `${MODULES}/${source.replace(/\.tsx?$/, '.d.ts')}`])),
    external: [/^jose$/, /^react(-dom)?(\/|$)/],
    // The declarations of zustand are included, because the store's type is public.
    plugins: [dts({ includeExternal: ['zustand'] }), exportOnlyWhatIsThere(entries), importFromHome, removeModules],
    output: {
      dir: 'dist/types',
      entryFileNames: '[name].d.ts',
      chunkFileNames: '[name].d.ts',
      manualChunks: sharedByEntries,
      minifyInternalExports: false,
    },
  }
}
