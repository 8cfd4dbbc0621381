/** What a page downloads for some exports of an npm entry: bundled like our own builds, with everything unused removed. */
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import terser from '@rollup/plugin-terser'
import { type RollupCache, rollup } from 'rollup'
import esbuild from 'rollup-plugin-esbuild'

const SRC = fileURLToPath(new URL('../../../src/', import.meta.url))
const ENTRY = '\0names'

export interface Bundle {
  /** Bytes. */
  brotli: number
  code: string
  /** Files below `src` of which code is left. */
  files: string[]
}

/** Modules read once are not read again for the next bundle. */
let cache: RollupCache | undefined

export async function bundle(entry: string, names: readonly string[]): Promise<Bundle> {
  const build = await rollup({
    input: ENTRY,
    cache,
    external: [/^preact(\/|$)/, /^zustand(\/|$)/],
    // An unresolved path would make every bundle small.
    onwarn: ({ code, message }) => {
      if (code === 'UNRESOLVED_IMPORT') throw new Error(message)
    },
    plugins: [
      {
        name: 'names',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? `export { ${names.join(', ')} } from ${JSON.stringify(`${SRC}${entry}.ts`)}` : null),
      },
      nodeResolve({ extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
      esbuild({ target: 'es2022', jsx: 'automatic', define: { __VERSION__: '"0"', 'process.env.NODE_ENV': '"production"' } }),
      terser({
        module: true,
        ecma: 2022,
        compress: { passes: 3, unsafe_arrows: true },
        format: { comments: false },
      }),
    ],
  })
  cache = build.cache
  const { output } = await build.generate({ format: 'es' })
  await build.close()
  const [chunk, ...others] = output
  if (others.length) throw new Error('One import became several files')
  const files = Object.entries(chunk.modules).filter(([id, { renderedLength }]) => id.startsWith(SRC) && renderedLength > 0)
  return { brotli: brotliCompressSync(chunk.code).length, code: chunk.code, files: files.map(([id]) => id.slice(SRC.length)) }
}
