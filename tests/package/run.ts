/**
 * `npx tsx tests/package/run.ts`: packs, installs the packed file into separate projects, and compiles a program there. Needs a build and the network. The last
 * line is `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { publicEntries } from '../../src/build/entries.mjs'
import { serverPrograms } from '../docs/server-programs'
import { lackOfBuild, stopIfLacking } from '../running/lacks'
import { installOwnPackages } from '../running/own-packages'

const FOLDER = 'tests/package'

stopIfLacking([lackOfBuild(), installOwnPackages(FOLDER)])

const folder = mkdtempSync(join(tmpdir(), 'cartlet-package-'))
let passed = 0
let failed = 0

function run(cwd: string, command: string, ...values: string[]): string | null {
  const { status, stdout, stderr } = spawnSync(command, values, { cwd, encoding: 'utf8' })
  return status === 0 ? null : `${command} ${values.join(' ')}\n${stdout}${stderr}`
}

/** @param step returns the error output, or null */
function check(title: string, ...steps: (() => string | null)[]): void {
  const problem = steps.reduce<string | null>((found, step) => found ?? step(), null)
  if (problem) failed += 1
  else passed += 1
  console.log(`${problem ? 'failed' : 'passed'}  ${title}${problem ? `\n${problem}` : ''}`)
}

const pack = run('.', 'npm', 'pack', '--ignore-scripts', '--pack-destination', folder)
if (pack) throw new Error(pack)
const [packed = ''] = readdirSync(folder)

function project(name: string, dependencies: Record<string, string>): string {
  const root = mkdtempSync(join(folder, `${name}-`))
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ name, private: true, type: 'module', dependencies: { ...dependencies, cartlet: `file:../${packed}` } }),
  )
  return root
}

const install = (root: string) => () => run(root, 'npm', 'install', '--strict-peer-deps', '--no-audit', '--no-fund')

// Exceptions are listed in docs/releasing.md.
check('its types are found in every way to import it', () =>
  run('.', `${FOLDER}/node_modules/.bin/attw`, join(folder, packed), '--profile', 'esm-only', '--quiet'),
)

const REACTS: Record<string, Record<string, string>> = {
  'no React': {},
  'React 17': { react: '17.0.2', 'react-dom': '17.0.2', '@types/react': '17.0.80' },
  'React 18': { react: '18.3.1', 'react-dom': '18.3.1' },
}
for (const [version, dependencies] of Object.entries(REACTS)) {
  const root = project('install', dependencies)
  check(
    `a project with ${version} installs it without a conflict, and imports it`,
    install(root),
    () => run(root, 'npm', 'ls', '--all'),
    () => run(root, 'node', '-e', "import('cartlet').then(({ createClient }) => createClient({ clientId: 'x' }))"),
  )
}

const program = publicEntries()
  .map(({ entry, name }) => `export * as ${name} from '${entry}'\n`)
  .join('')
const typed = project('types', {
  'typescript-5.4': 'npm:typescript@5.4.5',
  'typescript-5.9': 'npm:typescript@5.9.3',
  react: '19.3.1',
  '@types/react': '19.3.0',
  '@types/node': '20.19.43',
})
writeFileSync(join(typed, 'program.ts'), program)
for (const [name, text] of serverPrograms()) writeFileSync(join(typed, name), text)
check('a TypeScript project installs it', install(typed))

const compilers: [version: string, file: string][] = [
  ['5.4', join(typed, 'node_modules/typescript-5.4/bin/tsc')],
  ['5.9', join(typed, 'node_modules/typescript-5.9/bin/tsc')],
  ['6', resolve('node_modules/.bin/tsc6')],
  ['7', resolve('node_modules/.bin/tsc')],
]
const OPTIONS = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--target', 'es2022', '--lib', 'es2023,dom,dom.iterable']
for (const [version, file] of compilers)
  for (const resolution of [
    ['--module', 'nodenext'],
    ['--module', 'esnext', '--moduleResolution', 'bundler'],
  ])
    check(`its types compile with TypeScript ${version}, ${resolution.at(-1)}`, () =>
      run(typed, file, ...OPTIONS, ...resolution, 'program.ts'),
    )

const ON_SERVERS = ['--lib', 'es2023', '--types', 'node', '--module', 'nodenext']
for (const [version, file] of compilers)
  check(`every documented flow compiles with TypeScript ${version} and without the types of a document`, () =>
    run(typed, file, ...OPTIONS.slice(0, -2), ...ON_SERVERS, ...serverPrograms().keys()),
  )

rmSync(folder, { recursive: true })
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
