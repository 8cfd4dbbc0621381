/** The types that an npm entry brings: all declaration files that are reachable from it. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

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

  it.each(ENTRIES)('%s name no package but zustand and jose, and a UI library in cartlet/react alone', (entry, types) => {
    const allowed: Record<string, string[]> = {
      'cartlet/store': ['zustand'],
      'cartlet/elements': ['zustand'],
      'cartlet/react': ['zustand', 'react'],
      'cartlet/events': ['jose'],
    }
    expect(packagesOf(types).filter(([name]) => !allowed[entry]?.includes(name))).toEqual([])
  })

  it('would be caught in the types of a component', () => {
    const component = packagesOf('dist/types/src/widget/button/BuyButton.d.ts').map(([name]) => name)
    expect(component).toContain('react')
  })
})
