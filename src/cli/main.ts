/** The command `cartlet`. */
import { entryOf } from '../store/catalog/untrusted'
import { filesCommand } from './copy/files-command'
import { doctorCommand } from './doctor/doctor-command'
import { EXIT, type ExitCode, UsageError } from './exit-code'
import { feedCommand } from './feed/feed-command'
import { llmsCommand } from './llms/llms-command'
import { renderCommand } from './render/render-command'
import { createPrint, createReporter } from './reporter'
import { type CommandPorts, snapshotCommand } from './snapshot/snapshot-command'
import { cspCommand } from './snippet/csp-command'
import { snippetCommand } from './snippet/snippet-command'
import { USAGE } from './usage'

const COMMANDS: Readonly<Record<string, (args: string[], ports: CommandPorts) => Promise<ExitCode>>> = {
  snapshot: snapshotCommand,
  render: renderCommand,
  llms: llmsCommand,
  feed: feedCommand,
  doctor: doctorCommand,
  files: filesCommand,
  snippet: snippetCommand,
  csp: cspCommand,
}

/** Node's own errors about options are usage errors, too. */
const isUsageError = (thrown: unknown): boolean =>
  thrown instanceof UsageError || `${(thrown as { code?: unknown } | null)?.code}`.startsWith('ERR_PARSE_ARGS')

/** @param args without the names of Node and of the command */
export async function main(args: string[]): Promise<ExitCode> {
  const [name = '', ...rest] = args
  const print = createPrint(process.stdout)
  const reporter = createReporter(process.stderr, Boolean(process.env.CI))
  if (name === '--version') {
    print(`${__VERSION__}\n`)
    return EXIT.done
  }
  if (!name || name === 'help' || args.includes('--help') || args.includes('-h')) {
    print(USAGE)
    return name ? EXIT.done : EXIT.wrongUsage
  }
  const command = entryOf(COMMANDS, name)
  try {
    if (!command) throw new UsageError(`There is no command "${name}": use ${Object.keys(COMMANDS).join(' or ')}`)
    return await command(rest, { reporter, print })
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : `${thrown}`
    reporter.say(`cartlet${command ? ` ${name}` : ''}: ${message}`)
    if (!isUsageError(thrown)) return EXIT.failed
    reporter.say('cartlet --help lists the options.')
    return EXIT.wrongUsage
  }
}
