/** One page of a React app, rendered on a server and hydrated in development mode, which reports every mismatch; on React 18 or 19. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

export type ReactVersion = 18 | 19

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const OLDER = `${ROOT}tests/stacks/react-18`

/**
 * React 18 is not among the project's own packages, whose peers are of React 19. It is installed in a temporary folder and then moved into place,
 * because several workers may install it at once.
 */
function folderOf(version: ReactVersion): string {
  if (version === 19) return ROOT
  if (existsSync(`${OLDER}/node_modules`)) return OLDER
  const folder = mkdtempSync(`${OLDER}/installing-`)
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(`${OLDER}/${file}`, `${folder}/${file}`)
  spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder], { stdio: 'inherit' })
  try {
    renameSync(`${folder}/node_modules`, `${OLDER}/node_modules`)
  } catch (error) {
    // Another worker may have been faster; anything else is a failure.
    if (!existsSync(`${OLDER}/node_modules`)) throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return OLDER
}

const reactFrom = (folder: string): Plugin => ({
  name: 'react-from',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, kind, pluginData }) =>
      pluginData === 'found' ? null : resolve(path, { kind, resolveDir: folder, pluginData: 'found' }),
    )
  },
})

/**
 * @param app a module's code: `export const App: () => ReactNode`
 * @returns code of a script that hydrates `#root` in StrictMode, or renders into it when it is empty; and a function that renders its HTML
 */
export async function reactPage(
  app: string,
  version: ReactVersion,
): Promise<{ script: string; render(globals: Record<string, unknown>): Promise<string> }> {
  const folder = folderOf(version)
  const bundle = async (contents: string, platform: 'browser' | 'node') => {
    const { outputFiles = [] } = await build({
      stdin: { contents: `${contents}\n`, resolveDir: ROOT, sourcefile: 'app.tsx', loader: 'tsx' },
      bundle: true,
      format: platform === 'node' ? 'esm' : 'iife',
      platform,
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"development"' },
      banner:
        platform === 'node' ? { js: "import { createRequire } from 'node:module'; const require = createRequire('/');" } : {},
      plugins: [reactFrom(folder)],
      write: false,
      logLevel: 'silent',
    })
    return outputFiles[0]?.text ?? ''
  }
  const script = await bundle(
    `import { StrictMode } from 'react'\nimport { createRoot, hydrateRoot } from 'react-dom/client'\n${app}
const host = document.getElementById('root')
const whole = <StrictMode><App /></StrictMode>
window.root = host.firstChild ? hydrateRoot(host, whole) : createRoot(host)
if (!host.firstChild) window.root.render(whole)`,
    'browser',
  )
  const server = await bundle(
    `import { StrictMode } from 'react'\nimport { renderToString } from 'react-dom/server'\n${app}
export const render = () => renderToString(<StrictMode><App /></StrictMode>)`,
    'node',
  )
  return {
    script,
    async render(globals) {
      Object.assign(globalThis, globals)
      const { render } = (await import(`data:text/javascript;base64,${Buffer.from(server).toString('base64')}`)) as {
        render(): string
      }
      return render()
    },
  }
}
