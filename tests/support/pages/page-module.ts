/** Bundles what runs in the page of a browser test and stands in no built file. */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const path = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url))

/** A module for a page of a test, as the build does it: preact in the place of React. */
export async function pageModule(entry: string): Promise<string> {
  const preact: Record<string, string> = { react: 'react', 'react/jsx-runtime': 'jsx-runtime', 'react-dom/client': 'client' }
  const { outputFiles } = await build({
    entryPoints: [path(entry)],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', __VERSION__: '"0"' },
    plugins: [
      {
        name: 'preact',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path: name }) => ({
            path: path(`src/embed/preact/${preact[name]}.ts`),
          })),
      },
    ],
  })
  return outputFiles[0]?.text ?? ''
}
