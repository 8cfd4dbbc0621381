/**
 * `cartlet/react` draws with the host's React, the other entries with Preact. Modules that depend on React are built twice,
 * everything else (the client, the store) once: a program that imports two entries has one `CartletError` and one copy of the
 * rest.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'esbuild'

const isReact = (source) => /^react(-dom)?(\/|$)/.test(source)

/** Inserted before the extension and in the same folder, because other plugins depend on both. */
const MARK = '.on-react'
const copyOf = (id) => id.replace(/(\.tsx?)$/, `${MARK}$1`)
export const isCopy = (id) => Boolean(id?.includes(MARK))
export const originalOf = (id) => id.replace(MARK, '')

/** Every module from which static or dynamic imports, starting at `entries`, lead to React. */
async function modulesWithReact(entries) {
  const { metafile } = await build({
    entryPoints: entries,
    bundle: true,
    write: false,
    outdir: 'dist',
    metafile: true,
    jsx: 'automatic',
    format: 'esm',
    external: ['react', 'react-dom', 'preact'],
  })
  const importers = new Map()
  const found = new Set()
  const add = (file) => {
    if (found.has(file)) return
    found.add(file)
    for (const importer of importers.get(file) ?? []) add(importer)
  }
  const inputs = Object.entries(metafile.inputs)
  for (const [file, { imports }] of inputs)
    for (const { path } of imports) importers.set(path, [...(importers.get(path) ?? []), file])
  for (const [file, { imports }] of inputs) if (imports.some(({ path }) => isReact(path))) add(file)
  return new Set([...found].map((file) => resolve(file)))
}

/** @param {string[]} entries the modules that use the host's React */
export function reactCopies(entries) {
  const starts = entries.map((entry) => resolve(entry))
  let copied
  return {
    name: 'react-copies',
    async buildStart() {
      copied = await modulesWithReact(entries)
    },
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        const isStart = !importer && starts.includes(resolve(source))
        if (!isStart && !isCopy(importer)) return null
        if (isReact(source)) return { id: source, external: true }
        const found = await this.resolve(source, importer && originalOf(importer), { ...options, skipSelf: true })
        return found && copied.has(found.id) ? copyOf(found.id) : found
      },
    },
    load: (id) => (isCopy(id) ? readFileSync(originalOf(id), 'utf8') : null),
  }
}
