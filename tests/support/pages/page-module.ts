/** Bundles code that runs in the page of a browser test and is in no built file. */
import { fileURLToPath } from 'node:url'
import alias from '@rollup/plugin-alias'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { rollup } from 'rollup'
import esbuild from 'rollup-plugin-esbuild'
import { preactFromSource, REACT_ALIASES } from '../../../src/embed/preact/from-source.mjs'

/** A module for a page of a test, with React replaced as in the build. */
export async function pageModule(entry: string): Promise<string> {
  const bundle = await rollup({
    input: fileURLToPath(new URL(`../../../${entry}`, import.meta.url)),
    plugins: [
      preactFromSource(),
      alias({ entries: REACT_ALIASES }),
      nodeResolve({ extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
      esbuild({ target: 'es2022', jsx: 'automatic', define: { 'process.env.NODE_ENV': '"production"', __VERSION__: '"0"' } }),
    ],
  })
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true })
  await bundle.close()
  return output[0].code
}
