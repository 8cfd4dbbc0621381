/** What package.json exports to programs: each entry with its source, its rolled-up declarations and its file. */
import { existsSync, readFileSync } from 'node:fs'

/**
 * @returns {{ entry: string, name: string, source: string, types: string, file: string }[]} `entry` is the import specifier
 * (`cartlet/query`), `name` that of its files (`query`); paths are relative to the repository's root
 */
export function publicEntries() {
  const { exports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  return Object.entries(exports).flatMap(([path, target]) => {
    // Types for the templates of frameworks are generated from the manifest of the elements.
    if (!target.types || path.startsWith('./types/')) return []
    const name = path === '.' ? 'index' : path.slice(2)
    const candidates = name === 'index' ? ['src/index.ts'] : [`src/${name}-entry.ts`, `src/${name}-entry.tsx`]
    const source = candidates.find((file) => existsSync(new URL(`../../${file}`, import.meta.url)))
    if (!source) throw new Error(`package.json exports "${path}", and there is no ${candidates.join(' or ')}`)
    const types = `./dist/types/${name}.d.ts`
    if (target.types !== types)
      throw new Error(`The types of "${path}" are built as ${types}, package.json names ${target.types}`)
    return [{ entry: path.replace(/^\./, 'cartlet'), name, source, types, file: target.default }]
  })
}
