/** `cartlet llms`: writes a list of what a site sells, for programs to read. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readSnapshot } from '../../server/read-snapshot'
import { EXIT, type ExitCode, UsageError } from '../exit-code'
import { writeWhole } from '../files'
import { LLMS_OPTIONS } from '../options'
import { siteUrl } from '../site-url'
import type { CommandPorts } from '../snapshot/snapshot-command'
import { writeLlms } from './write-llms'

export async function llmsCommand(args: string[], { reporter, print }: CommandPorts): Promise<ExitCode> {
  const { values } = parseArgs({ args, options: LLMS_OPTIONS })
  const { snapshot: file, out, name } = values
  if (!file) throw new UsageError('--snapshot is missing: the file that cartlet snapshot wrote')
  if (!out) throw new UsageError('--out is missing: the file to write, or - for standard output')
  const url = values.url === undefined ? undefined : siteUrl(values.url)
  let text: string
  try {
    text = writeLlms(readSnapshot(await readFile(file, 'utf8')), { url, name })
  } catch (thrown) {
    throw new Error(`--snapshot: ${file}: ${(thrown as Error).message}`)
  }
  if (out === '-') print(text)
  else
    await writeWhole(out, text).catch((thrown: Error) => {
      throw new Error(`--out: ${out} cannot be written (${thrown.message})`)
    })
  reporter.say(
    `${text.split('\n').filter((line) => line.startsWith('- ')).length} lines written to ${out === '-' ? 'standard output' : out}`,
  )
  return EXIT.done
}
