/** Compiles templates of frameworks against the built package, in a temporary project. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../../docs/markdown'

/** What every framework with JSX accepts and refuses. */
export const JSX = `
export const valid = (
  <section>
    <cartlet-buy-button product="blue-mug" quantity={2} action="open" client-id="shop" slot="a" />
    <cartlet-collection limit="8" sort="newest" filters="price stock" />
    <cartlet-product product="linen-tee" layout="full" seo />
    <cartlet-cart-toggle hide-when-empty={false} />
  </section>
)
// @ts-expect-error misspelt
export const layout = <cartlet-product product="linen-tee" layout="ful" />
// @ts-expect-error no number
export const quantity = <cartlet-buy-button product="blue-mug" quantity="two" />
// @ts-expect-error no such attribute
export const attribute = <cartlet-cart columns={2} />
`
export const JSX_EVENTS = `
export const heard = <cartlet-cart {...{ 'oncartlet:cart-change': (event) => event.detail.cart.count }} />
`

/** The folder of each package that is installed in `modules`, by its name. */
export const packagesIn = (modules: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(modules)
      .filter((name) => !name.startsWith('.'))
      .flatMap((name) => (name.startsWith('@') ? readdirSync(join(modules, name)).map((own) => `${name}/${own}`) : [name]))
      .map((name) => [name, join(modules, name)]),
  )

/**
 * @param files code by file name: the name of the framework's package with `.ts` or `.tsx`
 * @param packages the folder of each package that they, or the declarations of Cartlet, import
 * @returns the output of the compiler
 */
export function compileTemplates(files: Record<string, string>, packages: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'cartlet-frameworks-'))
  // Without our own packages, where the declarations of Cartlet would look first.
  const cartlet = Object.fromEntries(['package.json', 'dist'].map((name) => [`cartlet/${name}`, join(ROOT, name)]))
  for (const [name, target] of Object.entries({ ...packages, ...cartlet })) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true })
    symlinkSync(target, join(folder, 'node_modules', name))
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  for (const [file, code] of Object.entries(files)) {
    const framework = file.replace(/\.tsx?$/, '')
    const pragma = file.endsWith('.tsx') ? `/** @jsxImportSource ${framework} */\n` : ''
    writeFileSync(join(folder, file), `${pragma}import type {} from 'cartlet/types/${framework.replace('-js', '')}'\n${code}`)
  }
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    skipLibCheck: true,
    types: [],
    // The declarations of Cartlet extend the framework of this project, not one that is installed in ours.
    preserveSymlinks: true,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: Object.keys(files) }))
  const { stdout, error } = spawnSync('npx', ['tsc', '--pretty', 'false', '-p', folder], { cwd: ROOT, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  if (error) throw error
  return stdout
}
