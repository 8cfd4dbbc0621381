/** `cartlet snapshot`: writes a file with what a shop sells. */
import { parseArgs } from 'node:util'
import { printSnapshot, takeSnapshot } from '../../server/take-snapshot'
import { EXIT, type ExitCode, UsageError } from '../exit-code'
import { fileSource, writeWhole } from '../files'
import { SHOP_OPTIONS, SNAPSHOT_OPTIONS } from '../options'
import { addFacts, noFacts } from '../page/page-facts'
import { scanPage, UnreadablePage } from '../page/scan-page'
import { findPages } from '../render/find-pages'
import type { Reporter } from '../reporter'
import { explain, shopRequest, wholeNumber } from '../shop-options'

export interface CommandPorts {
  reporter: Reporter
  /** Prints a result. */
  print(text: string): void
  /** Ends a command that watches. */
  signal?: AbortSignal
}

const MOST_MINUTES = 1440
const DEFAULT_MINUTES = 15

export const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

export async function snapshotCommand(args: string[], { reporter, print, signal }: CommandPorts): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...SHOP_OPTIONS,
      ...SNAPSHOT_OPTIONS,
    },
  })
  const { out, from = [] } = values
  // A shell expands `--from *.html` to one option and several names.
  const named = [...from, ...positionals]
  if (positionals.length && !from.length) throw new UsageError(`Unexpected "${positionals[0]}": name pages with --from`)
  if (!out) throw new UsageError('--out is missing: the file to write, or - for standard output')
  if (values.every !== undefined && !values.watch) throw new UsageError('--every needs --watch')
  const minutes = values.every === undefined ? DEFAULT_MINUTES : wholeNumber('every', values.every, MOST_MINUTES)

  async function once(): Promise<ExitCode> {
    const facts = noFacts()
    let unread = 0
    // Again for every snapshot of a watch: pages come and go.
    const found = await findPages(named).catch((thrown: Error) => {
      throw new UsageError(`--from: ${thrown.message}`)
    })
    const pages = found.map(({ path }) => path)
    for (const [place, path] of pages.entries()) {
      reporter.progress(place, pages.length, path)
      const source = fileSource(path)
      try {
        await addFacts(facts, source, await scanPage(source))
      } catch (thrown) {
        const why = (thrown as Error).message
        unread += 1
        reporter.say(thrown instanceof UnreadablePage ? `${path} ${why}; left out` : `${path} cannot be read (${why}); left out`)
      }
    }
    reporter.progress(pages.length, pages.length, 'pages')
    const request = { ...shopRequest(values, facts), descriptions: values.descriptions ?? false }
    const taken = await takeSnapshot(request, (done, total) => reporter.progress(done, total, 'read')).catch(
      (thrown: unknown) => {
        throw new Error(explain(thrown, request), { cause: thrown })
      },
    )
    const { snapshot, missing } = taken
    const text = printSnapshot(snapshot)
    if (out === '-') print(text)
    else
      await writeWhole(out as string, text).catch((thrown: Error) => {
        throw new Error(`--out: ${out} cannot be written (${thrown.message})`)
      })
    for (const what of missing) reporter.say(`The shop has no visible ${what}`)
    reporter.say(
      `${snapshot.products.length} products and ${snapshot.collections.length} collections of catalog ${snapshot.catalog} written to ${out === '-' ? 'standard output' : out}`,
    )
    return missing.length || unread ? EXIT.incomplete : EXIT.done
  }

  if (!values.watch) return once()
  for (;;) {
    // A shop that cannot be reached for a while does not end the watch: the last file stays.
    await once().catch((thrown: Error) => {
      if (thrown instanceof UsageError) throw thrown
      reporter.say(thrown.message)
    })
    await sleep(minutes * 60_000, signal)
    if (signal?.aborted) return EXIT.done
  }
}
