/** What typical imports of the package weigh, against budgets.json, and that no domain comes along uninvited. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bundle } from '../support/source/bundle'

interface ImportBudget {
  name: string
  /** Which npm entry. @default 'index' */
  entry?: string
  names: string[]
  /** Folders of `src/platform` that these names may bring besides the client's own. Absent: any. */
  domains?: string[]
  /** Bytes. */
  brotli: number
}

const { imports } = JSON.parse(readFileSync('budgets.json', 'utf8')) as { imports: ImportBudget[] }
/** What every call stands on. */
const SHARED = ['http', 'wire', 'query', 'encoding']

describe.each(imports)('$name', ({ entry = 'index', names, brotli }) => {
  it(`weighs at most ${brotli} bytes`, { timeout: 30_000 }, async () => {
    expect((await bundle(entry, names)).brotli).toBeLessThanOrEqual(brotli)
  })
})

describe.each(imports.filter(({ domains }) => domains))('$name', ({ entry = 'index', names, domains = [] }) => {
  it('brings no other domain', { timeout: 30_000 }, async () => {
    const { files } = await bundle(entry, names)
    const folders = new Set(files.filter((file) => file.startsWith('platform/')).map((file) => file.split('/')[1] as string))
    expect(folders.size).toBeGreaterThan(0)
    expect([...folders].filter((folder) => ![...SHARED, ...domains].includes(folder))).toEqual([])
  })
})
