/** `cartlet render`: pre-renders the elements of pages. */

import { readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULT_API_ORIGIN } from '../../platform/http/gateway/origin'
import { readSnapshot } from '../../server/read-snapshot'
import { ELEMENT_SHEETS } from '../../server/styles/style-sheets'
import { type TakenSnapshot, takeSnapshot } from '../../server/take-snapshot'
import { sourceHash } from '../../snippet/import-map'
import type { Snapshot } from '../../store/base/snapshot-model'
import { EXIT, type ExitCode, UsageError } from '../exit-code'
import { fileSource, writeEdited } from '../files'
import { RENDER_OPTIONS, SHOP_OPTIONS } from '../options'
import { addFacts, noFacts } from '../page/page-facts'
import type { ScannedPage } from '../page/page-model'
import { scanPage } from '../page/scan-page'
import type { Reporter } from '../reporter'
import { explain, shopRequest, wholeNumber } from '../shop-options'
import { siteUrl } from '../site-url'
import { type CommandPorts, sleep } from '../snapshot/snapshot-command'
import { addressOf, type FoundPage, findPages } from './find-pages'
import { renderPage } from './render-page'

const LOOK_AGAIN_MS = 1000
/** They say what is read from the shop, so that a snapshot would make them mean nothing. */
const OF_SHOP = ['client-id', 'api', 'products', 'collection', 'limit', 'catalog'] as const
const MOST_MINUTES = 1440
const DEFAULT_MINUTES = 15

interface Wanted {
  out?: string
  url?: string
  styles?: string
  linkedStyles?: boolean
  locale?: string
}

interface Outcome {
  isWritten: boolean
  drawn: number
  notes: string[]
}

/** The page's own address, if it is known. */
function pageAddress({ canonical }: ScannedPage, name: string, base: string | undefined): string | undefined {
  if (base) return addressOf(base, name)
  return canonical && /^https?:\/\//i.test(canonical) ? canonical : undefined
}

/** Sources of `style-src` for the styles in rendered pages. */
const styleSources = () => Promise.all(Object.values(ELEMENT_SHEETS).map(sourceHash))

const originOf = (address: string): string => {
  try {
    return new URL(address).origin
  } catch {
    return address
  }
}

/** Refuses a page of another shop, in which the widget would replace every price. */
function checkShop({ script }: ScannedPage, { clientId, api = DEFAULT_API_ORIGIN }: Snapshot): void {
  if (!script) return
  if (script.clientId !== clientId)
    throw new Error(`its script has the client id ${script.clientId}, but the snapshot was taken for ${clientId}`)
  const own = script.api ?? DEFAULT_API_ORIGIN
  if (originOf(own) !== originOf(api)) throw new Error(`its script uses the API ${own}, but the snapshot was taken from ${api}`)
}

async function renderOne({ path, name }: FoundPage, snapshot: Snapshot, { out, url, ...settings }: Wanted): Promise<Outcome> {
  const source = fileSource(path)
  const page = await scanPage(source)
  checkShop(page, snapshot)
  const { edits, drawn, notes } = await renderPage(source, page, snapshot, { ...settings, url: pageAddress(page, name, url) })
  const target = out ? join(out, name) : path
  const isWritten = edits.length > 0 || resolve(target) !== resolve(path)
  if (isWritten) await writeEdited(path, target, edits)
  return { isWritten, drawn, notes }
}

async function renderAll(pages: readonly FoundPage[], snapshot: Snapshot, wanted: Wanted, reporter: Reporter): Promise<ExitCode> {
  let written = 0
  let drawn = 0
  let noted = 0
  let failed = 0
  for (const [place, page] of pages.entries()) {
    reporter.progress(place, pages.length, page.name)
    try {
      const outcome = await renderOne(page, snapshot, wanted)
      if (outcome.isWritten) written += 1
      drawn += outcome.drawn
      noted += outcome.notes.length
      for (const note of outcome.notes) reporter.say(`${page.name}: ${note}`)
    } catch (thrown) {
      failed += 1
      reporter.say(`${page.name}: ${(thrown as Error).message}; not written`)
    }
  }
  reporter.progress(pages.length, pages.length, 'pages')
  reporter.say(`${pages.length} pages: ${written} written, ${drawn} elements drawn${failed ? `, ${failed} pages refused` : ''}`)
  if (drawn && !wanted.linkedStyles && wanted.styles === undefined)
    reporter.say(
      `A policy that forbids inline styles must allow theirs: style-src ${(await styleSources()).join(' ')}; or use --linked-styles`,
    )
  if (failed) return EXIT.failed
  return noted ? EXIT.incomplete : EXIT.done
}

const versionsOf = async (paths: readonly string[]): Promise<string> =>
  (
    await Promise.all(
      paths.map((path) =>
        stat(path).then(
          ({ mtimeMs, size }) => `${path} ${mtimeMs} ${size}`,
          () => path,
        ),
      ),
    )
  ).join('\n')

export async function renderCommand(args: string[], { reporter, signal }: CommandPorts): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...SHOP_OPTIONS,
      ...RENDER_OPTIONS,
    },
  })
  if (!positionals.length) throw new UsageError('Name the pages to render')
  const { snapshot: file } = values
  const ofShop = OF_SHOP.find((option) => values[option] !== undefined)
  if (file !== undefined && ofShop) throw new UsageError(`Give --snapshot or --${ofShop}, not both`)
  if (values.every !== undefined && (!values.watch || file !== undefined))
    throw new UsageError('--every needs --watch and cannot be combined with --snapshot')
  const minutes = values.every === undefined ? DEFAULT_MINUTES : wholeNumber('every', values.every, MOST_MINUTES)
  const { out, styles, locale, 'linked-styles': linkedStyles } = values
  const wanted: Wanted = { out, styles, linkedStyles, locale, url: values.url === undefined ? undefined : siteUrl(values.url) }

  async function readFromFile(path: string): Promise<Snapshot> {
    try {
      return readSnapshot(await readFile(path, 'utf8'))
    } catch (thrown) {
      throw new Error(`--snapshot: ${path}: ${(thrown as Error).message}`)
    }
  }

  async function readFromShop(pages: readonly FoundPage[]): Promise<TakenSnapshot> {
    const facts = noFacts()
    for (const { path } of pages) {
      const source = fileSource(path)
      // A page that cannot be read is reported when it is rendered.
      await scanPage(source)
        .then((page) => addFacts(facts, source, page))
        .catch(() => {})
    }
    const request = { ...shopRequest(values, facts), descriptions: true }
    return takeSnapshot(request, (done, total) => reporter.progress(done, total, 'read')).catch((thrown: unknown) => {
      throw new Error(explain(thrown, request), { cause: thrown })
    })
  }

  async function once(): Promise<ExitCode> {
    const pages = await findPages(positionals)
    const { snapshot, missing } =
      file === undefined ? await readFromShop(pages) : { snapshot: await readFromFile(file), missing: [] }
    const code = await renderAll(pages, snapshot, wanted, reporter)
    for (const what of missing) reporter.say(`The shop has no visible ${what}`)
    return code === EXIT.done && missing.length ? EXIT.incomplete : code
  }

  if (!values.watch) return once()
  let taken = 0
  let seen = ''
  while (!signal?.aborted) {
    const isOld = file === undefined && Date.now() - taken > minutes * 60_000
    const paths = (await findPages(positionals)).map(({ path }) => path)
    const now = await versionsOf(file === undefined ? paths : [...paths, file])
    if (isOld || now !== seen) {
      taken = Date.now()
      await once().catch((thrown: Error) => {
        if (thrown instanceof UsageError) throw thrown
        reporter.say(thrown.message)
      })
      // The files that were just written must not start another run.
      seen = await versionsOf(file === undefined ? paths : [...paths, file])
    }
    await sleep(LOOK_AGAIN_MS, signal)
  }
  return EXIT.done
}
