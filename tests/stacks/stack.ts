/** The examples of `demo/stacks`, built as by a user of the package: a clean install from their own lock file, and the packed package. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Output without colours, and no telemetry of the frameworks. */
export const PLAIN = { NO_COLOR: '1', FORCE_COLOR: undefined, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }

/** Resolves with the output of a command; rejects with all of it when the command fails. Asynchronous, so that the test's platform keeps answering. */
export async function run(
  folder: string,
  environment: Record<string, string>,
  command: string,
  ...values: string[]
): Promise<string> {
  const env = { ...process.env, ...PLAIN, ...environment }
  const child = spawn(command, values, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [code, output, errors] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
  if (code[0] !== 0)
    throw new Error(`${command} ${values.join(' ')} in ${basename(folder)} ended with ${code[0]}:\n${output}${errors}`)
  return output
}

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error']

/** Packs the build; returns the path of the file. */
export async function packInto(folder: string): Promise<string> {
  await run(ROOT, {}, 'npm', 'pack', '--silent', '--ignore-scripts', '--pack-destination', folder)
  const packed = readdirSync(folder).find((file) => file.endsWith('.tgz'))
  if (!packed) throw new Error('npm pack has written no file')
  return join(folder, packed)
}

/** Packs the build and installs it into a copy of the example; returns the copy's folder. */
export async function installStack(name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `cartlet-${name}-`))
  cpSync(join(ROOT, 'demo/stacks', name), folder, {
    recursive: true,
    filter: (source) => !/[\\/](node_modules|dist|\.(next|angular|nuxt|output))$/.test(source),
  })
  const packed = await packInto(folder)
  await run(folder, {}, 'npm', 'ci', ...QUIET)
  await run(folder, {}, 'npm', 'install', '--no-save', ...QUIET, packed)
  return folder
}

/** Resolves with the error of a type check of the example with this file added; the file is removed afterwards. */
export async function complaintAbout(
  folder: string,
  [file, code]: readonly [file: string, code: string],
  command: string,
  ...values: string[]
): Promise<string> {
  const path = join(folder, file)
  writeFileSync(path, code)
  try {
    return await run(folder, { PATH: `${folder}/node_modules/.bin:${process.env.PATH}` }, command, ...values).then(
      () => `${command} found nothing`,
      (error: Error) => error.message,
    )
  } finally {
    rmSync(path)
  }
}
