/**
 * What a page of a React app downloads for some exports of `cartlet/react`, beyond React itself: the built entry in a separate
 * bundle.
 */
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

export interface ReactBundle {
  /** Brotli bytes of what is downloaded at once, and of the requested lazy chunks. */
  brotli: number
  /** Names of all files that are downloaded later. */
  later: string[]
  /** The code that is downloaded at once. */
  code: string
}

/** @param lazy names of lazy chunks that count, including their imports */
export async function reactBundle(names: readonly string[], lazy: readonly string[] = []): Promise<ReactBundle> {
  if (!existsSync(`${ROOT}dist/npm/react.js`)) throw new Error('There is no dist/npm: run "npm run build" before these tests.')
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export { ${names.join(', ')} } from './dist/npm/react.js'`, resolveDir: ROOT, sourcefile: 'names.js' },
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    target: 'es2022',
    platform: 'browser',
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
    outdir: `${ROOT}dist/none`,
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  const codeOf = new Map(outputFiles.map(({ path, text }) => [basename(path), text]))
  const chunks = new Map(Object.entries(metafile.outputs).map(([path, chunk]) => [basename(path), chunk]))
  const counted = new Set<string>()
  const count = (file: string) => {
    const chunk = chunks.get(file)
    if (!chunk || counted.has(file)) return
    counted.add(file)
    for (const { path, kind } of chunk.imports) if (kind === 'import-statement') count(basename(path))
  }
  count('stdin.js')
  const atOnce = [...counted]
  for (const name of lazy) {
    const file = [...chunks.keys()].find((one) => one.startsWith(`${name}.on-react-`))
    if (!file) throw new Error(`There is no chunk "${name}"`)
    count(file)
  }
  let brotli = 0
  for (const file of counted) brotli += brotliCompressSync(codeOf.get(file) ?? '').length
  return {
    brotli,
    later: [...chunks.keys()].filter((file) => !atOnce.includes(file)),
    code: atOnce.map((file) => codeOf.get(file)).join('\n'),
  }
}
