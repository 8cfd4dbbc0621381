/** The size of typical imports of the package, against budgets.json, and that they bring in no other domain. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bundle } from '../support/source/bundle'

interface ImportBudget {
  name: string
  /** Which npm entry. @default 'index' */
  entry?: string
  names: string[]
  /** Folders of `src/platform` that these names may bring in besides the client's own. Absent: any. */
  domains?: string[]
  /** Bytes. */
  brotli: number
}

const { imports } = JSON.parse(readFileSync('budgets.json', 'utf8')) as { imports: ImportBudget[] }
/** Folders that every call uses. */
const SHARED = ['http', 'wire', 'query', 'encoding']

describe.each(imports)('$name', ({ entry = 'index', names, brotli }) => {
  it(`the import weighs at most ${brotli} bytes`, { timeout: 30_000 }, async () => {
    expect((await bundle(entry, names)).brotli).toBeLessThanOrEqual(brotli)
  })
})

describe.each(imports.filter(({ domains }) => domains))('$name', ({ entry = 'index', names, domains = [] }) => {
  it('the import brings in no other domain of the client', { timeout: 30_000 }, async () => {
    const { files } = await bundle(entry, names)
    const folders = new Set(files.filter((file) => file.startsWith('platform/')).map((file) => file.split('/')[1] as string))
    expect(folders.size).toBeGreaterThan(0)
    expect([...folders].filter((folder) => ![...SHARED, ...domains].includes(folder))).toEqual([])
  })
})
