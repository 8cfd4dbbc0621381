/** `cartlet doctor`: reports what is wrong with pages that sell. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { compareStates, withReasons } from '../../checkup/baseline/compare'
import { type PageState, pageState } from '../../checkup/baseline/page-state'
import type { Finding, PageDescription } from '../../checkup/model'
import { EXIT, type ExitCode, UsageError } from '../exit-code'
import { checkPage, checkUnloaded } from '../npm-parts'
import { DOCTOR_OPTIONS } from '../options'
import { printable, printableLine } from '../printable'
import type { CommandPorts } from '../snapshot/snapshot-command'
import { readBaseline, writeBaseline } from './baseline-file'
import { nodeSurroundings } from './node-surroundings'
import { readHtml } from './read-html'

/** Formats the rows for a terminal. */
const count = (rows: readonly Finding[], severity: Finding['severity'], word: string) => {
  const { length } = rows.filter((row) => row.severity === severity)
  return length ? [`${length} ${word}${length === 1 ? '' : 's'}`] : []
}

function printFindings(page: string, rows: readonly Finding[]): string {
  const name = printableLine(page)
  if (!rows.length) return `${name}: no problems found.\n`
  const lines = rows.map(
    ({ severity, code, where, cause, hint }) =>
      `  ${severity} ${code}\n    ${printableLine(where)}\n    ${printableLine(cause)}\n    → ${printableLine(hint)}\n`,
  )
  const sum = [...count(rows, 'error', 'error'), ...count(rows, 'warning', 'warning'), ...count(rows, 'note', 'note')]
  return `${name}: ${sum.join(', ')}\n\n${lines.join('\n')}\n`
}

const isAddress = (page: string) => /^https?:\/\//i.test(page)

interface ReceivedPage {
  description: PageDescription
  header(name: string): string | null
}

async function readAddress(address: string): Promise<ReceivedPage> {
  const { read } = nodeSurroundings()
  const answer = await read(address).catch((cause: Error) => {
    throw new Error(`${address} cannot be reached (${(cause.cause as Error | undefined)?.message ?? cause.message})`, { cause })
  })
  if (answer.status >= 400) throw new Error(`${address} answers ${answer.status}`)
  if (!/html/i.test(answer.type)) throw new Error(`${address} is not a page: its content type is ${answer.type || 'missing'}`)
  const html = new TextDecoder().decode(answer.bytes)
  return { description: readHtml(html, answer.address, answer.header('content-security-policy')), header: answer.header }
}

async function readPageFile(path: string, url: string | undefined): Promise<ReceivedPage> {
  const html = await readFile(path, 'utf8').catch((cause: Error) => {
    throw new UsageError(`${path} cannot be read (${cause.message})`)
  })
  return { description: readHtml(html, url), header: () => null }
}

/** The accepted states, and how the pages of this run compare with them. */
interface Comparison {
  compare(page: string, received: ReceivedPage): Promise<Finding[]>
  end(): Promise<void>
}

async function openBaseline(path: string, isAccepted: boolean, say: (sentence: string) => void): Promise<Comparison> {
  const baseline = await readBaseline(path)
  if (!baseline && !isAccepted) throw new UsageError(`--baseline: there is no ${path} yet; run the command once with --accept`)
  const accepted = new Map<string, PageState>(baseline)
  return {
    async compare(page, { description, header }) {
      const now = await pageState(description, header, nodeSurroundings(description.address))
      const before = accepted.get(page)
      if (!isAccepted) return compareStates(before, now)
      accepted.set(page, withReasons(now, before))
      say(`${path}: accepted ${page} with ${Object.keys(now.scripts).length} scripts`)
      return []
    },
    end: async () => (isAccepted ? writeBaseline(path, accepted) : undefined),
  }
}

export async function doctorCommand(args: string[], { reporter, print }: CommandPorts): Promise<ExitCode> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: DOCTOR_OPTIONS })
  if (!positionals.length) throw new UsageError('Name the page to check: its address or its file')
  if (values.url !== undefined && !isAddress(values.url))
    throw new UsageError(`--url must be the future address of the page, not "${values.url}"`)
  if (values.accept && values.baseline === undefined) throw new UsageError('--accept needs --baseline: the file to write')
  const baseline =
    values.baseline === undefined
      ? undefined
      : await openBaseline(values.baseline, values.accept ?? false, (sentence) => reporter.say(sentence))
  const results: { page: string; rows: Finding[] }[] = []
  let failed = 0
  for (const [place, page] of positionals.entries()) {
    reporter.progress(place, positionals.length, page)
    try {
      const received = isAddress(page) ? await readAddress(page) : await readPageFile(page, values.url)
      const { description } = received
      const differences = (await baseline?.compare(page, received)) ?? []
      const rows = await checkPage(description, nodeSurroundings(description.address), [checkUnloaded])
      results.push({ page, rows: [...differences, ...rows] })
    } catch (thrown) {
      if (positionals.length === 1) throw thrown
      // The other pages are checked nevertheless.
      failed += 1
      reporter.say(`cartlet doctor: ${(thrown as Error).message}`)
    }
  }
  reporter.progress(positionals.length, positionals.length, 'pages')
  await baseline?.end()
  print(
    values.json
      ? printable(`${JSON.stringify(results, null, 2)}\n`)
      : results.map(({ page, rows }) => printFindings(page, rows)).join('\n'),
  )
  if (failed) return EXIT.failed
  return results.some(({ rows }) => rows.some(({ severity }) => severity === 'error')) ? EXIT.incomplete : EXIT.done
}
