/** The npm entries beside `cartlet/react`, in projects without React. */
import { readdirSync } from 'node:fs'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'

const ENTRIES = readdirSync('dist/npm').filter((name) => name.endsWith('.js'))

/** Packages that the files of an entry import, including those of lazy chunks. */
async function packagesOf(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [`dist/npm/${entry}`],
    bundle: true,
    format: 'esm',
    splitting: true,
    outdir: 'dist/none',
    write: false,
    metafile: true,
    packages: 'external',
    logLevel: 'error',
  })
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports)
  return [...new Set(imported.filter(({ external }) => external).map(({ path }) => path))].sort()
}

describe.each(ENTRIES)('dist/npm/%s', (entry) => {
  const named = entry === 'react.js' ? 'imports the host’s React' : 'imports no React, not even later'

  it(named, async () => {
    const react = (await packagesOf(entry)).filter((name) => name.startsWith('react'))
    expect(react).toEqual(entry === 'react.js' ? ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] : [])
  })
})
