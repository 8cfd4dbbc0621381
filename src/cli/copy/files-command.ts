/** `cartlet files`: copies the files for pages into the folder of a site. */
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { EXIT, type ExitCode, UsageError } from '../exit-code'
import { FILES_OPTIONS } from '../options'
import type { CommandPorts } from '../snapshot/snapshot-command'

/** Relative to `dist/node`. */
const CDN_FOLDER = fileURLToPath(new URL('../cdn/', import.meta.url))

/** Their names stay the same from release to release, and they name the others: pages must not see them before those are there. */
const LAST = ['loader.js', 'sri.json']

export async function filesCommand(args: string[], { reporter }: CommandPorts): Promise<ExitCode> {
  const { out } = parseArgs({ args, options: FILES_OPTIONS }).values
  if (!out) throw new UsageError('--out is missing: the folder of your site, such as public/cartlet')
  const names = await readdir(CDN_FOLDER)
  const inOrder = [...names.filter((name) => !LAST.includes(name)), ...LAST]
  try {
    await mkdir(out, { recursive: true })
    for (const name of inOrder) {
      // A visitor who asks meanwhile gets the old file or the new one, never a part.
      const temporary = join(out, `.${name}.tmp`)
      await copyFile(join(CDN_FOLDER, name), temporary)
      await rename(temporary, join(out, name))
    }
  } catch (thrown) {
    throw new Error(`--out: the files cannot be written (${(thrown as Error).message})`, { cause: thrown })
  }
  reporter.say(`${out}: ${inOrder.length} files of Cartlet ${__VERSION__}`)
  return EXIT.done
}
