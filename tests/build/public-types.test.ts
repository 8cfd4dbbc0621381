/** The types of the npm entries: all declaration files that are reachable from each. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, string | { types?: string }>
}
const ENTRIES = Object.entries(exports).flatMap(([entry, target]): [entry: string, types: string][] =>
  // Types for a framework's templates name that framework: tests/manifest compiles them.
  typeof target === 'object' && target.types && !entry.startsWith('./types/')
    ? [[entry.replace('.', 'cartlet'), target.types]]
    : [],
)

const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([\w@./-]+)['"]/g

/** The packages that a declaration file and its imports name, each with the file that names it. */
function packagesOf(file: string, seen = new Set<string>()): [name: string, file: string][] {
  if (seen.has(file)) return []
  seen.add(file)
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, target = '']): [string, string][] =>
    target.startsWith('.')
      ? packagesOf(join(dirname(file), target.replace(/\.js$/, '.d.ts')), seen)
      : [[target.startsWith('@') ? target : (target.split('/')[0] as string), file]],
  )
}

describe('the declaration files', () => {
  it('every entry has a declaration file', () => {
    expect(ENTRIES.length).toBeGreaterThan(5)
    expect(ENTRIES.filter(([, types]) => !existsSync(types))).toEqual([])
  })

  it.each(ENTRIES)('the types of %s import only the allowed packages', (entry, types) => {
    const allowed: Record<string, string[]> = { 'cartlet/events': ['jose'], 'cartlet/react': ['react'] }
    expect(packagesOf(types).filter(([name]) => !allowed[entry]?.includes(name))).toEqual([])
  })

  it('dist/types has one file for each entry and one shared file', () => {
    const files = ENTRIES.map(([, types]) => basename(types))
    expect(readdirSync('dist/types').sort()).toEqual([...files, 'shared.d.ts'].sort())
  })

  it('only the declaration file of the elements declares global names', () => {
    const declaring = readdirSync('dist/types').filter((file) =>
      /^declare global/m.test(readFileSync(`dist/types/${file}`, 'utf8')),
    )
    expect(declaring).toEqual(['elements.d.ts'])
  })

  it('no declaration file imports that of another entry, which would bring in its global names', () => {
    for (const [, types] of ENTRIES)
      expect(readFileSync(types, 'utf8').match(/from '\.\/(?!shared\.js)[^']*'/g) ?? [], types).toEqual([])
  })
})
