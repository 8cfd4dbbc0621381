/** The types that an npm entry brings: all declaration files that are reachable from it. */
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

/** The packages that a declaration file and all that it imports name; each with the file that does. */
function packagesOf(file: string, seen = new Set<string>()): [name: string, file: string][] {
  if (seen.has(file)) return []
  seen.add(file)
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, target = '']): [string, string][] =>
    target.startsWith('.')
      ? packagesOf(join(dirname(file), target.replace(/\.js$/, '.d.ts')), seen)
      : [[target.startsWith('@') ? target : (target.split('/')[0] as string), file]],
  )
}

describe('the types of each entry', () => {
  it('are there', () => {
    expect(ENTRIES.length).toBeGreaterThan(5)
    expect(ENTRIES.filter(([, types]) => !existsSync(types))).toEqual([])
  })

  it.each(ENTRIES)('%s name no package but those that come with this one, and so no UI library', (entry, types) => {
    const allowed: Record<string, string[]> = { 'cartlet/events': ['jose'], 'cartlet/react': ['react'] }
    expect(packagesOf(types).filter(([name]) => !allowed[entry]?.includes(name))).toEqual([])
  })

  it('are one file each, and one that several share', () => {
    const files = ENTRIES.map(([, types]) => basename(types))
    expect(readdirSync('dist/types').sort()).toEqual([...files, 'shared.d.ts'].sort())
  })

  it('declare global names in the entry of the elements alone', () => {
    const declaring = readdirSync('dist/types').filter((file) =>
      /^declare global/m.test(readFileSync(`dist/types/${file}`, 'utf8')),
    )
    expect(declaring).toEqual(['elements.d.ts'])
  })

  it('import nothing of another entry, whose global names would come along', () => {
    for (const [, types] of ENTRIES)
      expect(readFileSync(types, 'utf8').match(/from '\.\/(?!shared\.js)[^']*'/g) ?? [], types).toEqual([])
  })
})
