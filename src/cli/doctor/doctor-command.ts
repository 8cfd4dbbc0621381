/** `cartlet doctor`: reports what is wrong with pages that sell. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Finding, PageDescription } from '../../checkup/model'
import { EXIT, type ExitCode, UsageError } from '../exit-code'
import { checkPage } from '../npm-parts'
import { DOCTOR_OPTIONS } from '../options'
import { printable, printableLine } from '../printable'
import type { CommandPorts } from '../snapshot/snapshot-command'
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

async function readAddress(address: string): Promise<PageDescription> {
  const { read } = nodeSurroundings()
  const answer = await read(address).catch((cause: Error) => {
    throw new Error(`${address} cannot be reached (${(cause.cause as Error | undefined)?.message ?? cause.message})`, { cause })
  })
  if (answer.status >= 400) throw new Error(`${address} answers ${answer.status}`)
  if (!/html/i.test(answer.type)) throw new Error(`${address} is not a page: its content type is ${answer.type || 'missing'}`)
  return readHtml(new TextDecoder().decode(answer.bytes), answer.address, answer.header('content-security-policy'))
}

async function readPageFile(path: string, url: string | undefined): Promise<PageDescription> {
  const html = await readFile(path, 'utf8').catch((cause: Error) => {
    throw new UsageError(`${path} cannot be read (${cause.message})`)
  })
  return readHtml(html, url)
}

export async function doctorCommand(args: string[], { reporter, print }: CommandPorts): Promise<ExitCode> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: DOCTOR_OPTIONS })
  if (!positionals.length) throw new UsageError('Name the page to check: its address or its file')
  if (values.url !== undefined && !isAddress(values.url))
    throw new UsageError(`--url must be the future address of the page, not "${values.url}"`)
  const results: { page: string; rows: Finding[] }[] = []
  let failed = 0
  for (const [place, page] of positionals.entries()) {
    reporter.progress(place, positionals.length, page)
    try {
      const description = isAddress(page) ? await readAddress(page) : await readPageFile(page, values.url)
      results.push({ page, rows: await checkPage(description, nodeSurroundings(description.address)) })
    } catch (thrown) {
      if (positionals.length === 1) throw thrown
      // The other pages are checked nevertheless.
      failed += 1
      reporter.say(`cartlet doctor: ${(thrown as Error).message}`)
    }
  }
  reporter.progress(positionals.length, positionals.length, 'pages')
  print(
    values.json
      ? printable(`${JSON.stringify(results, null, 2)}\n`)
      : results.map(({ page, rows }) => printFindings(page, rows)).join('\n'),
  )
  if (failed) return EXIT.failed
  return results.some(({ rows }) => rows.some(({ severity }) => severity === 'error')) ? EXIT.incomplete : EXIT.done
}
