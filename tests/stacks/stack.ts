/** The examples of `demo/stacks`, as those who installed the package would build them: a clean install of their own lock file beside the packed package. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Output of a command; throws with all of it when the command fails. */
export function run(folder: string, environment: Record<string, string>, command: string, ...values: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, values, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...environment },
  })
  if (status !== 0)
    throw new Error(`${command} ${values.join(' ')} in ${basename(folder)} ended with ${status}:\n${stdout}${stderr}`)
  return stdout
}

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error']

/** Packs what was built; returns the file. */
export function packInto(folder: string): string {
  run(ROOT, {}, 'npm', 'pack', '--silent', '--ignore-scripts', '--pack-destination', folder)
  const packed = readdirSync(folder).find((file) => file.endsWith('.tgz'))
  if (!packed) throw new Error('npm pack has written no file')
  return join(folder, packed)
}

/** Packs what was built and installs it into a copy of the example; returns the copy's folder. */
export function installStack(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `cartlet-${name}-`))
  cpSync(join(ROOT, 'demo/stacks', name), folder, {
    recursive: true,
    filter: (source) => !/[\\/](node_modules|dist|\.next)$/.test(source),
  })
  const packed = packInto(folder)
  run(folder, {}, 'npm', 'ci', ...QUIET)
  run(folder, {}, 'npm', 'install', '--no-save', ...QUIET, packed)
  return folder
}
