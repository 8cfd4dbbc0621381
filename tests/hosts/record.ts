/** The results of the pages, by engine, kept in a readable file from which `docs/compatibility.md` is written. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { floorSection } from './browser-floor'
import type { Engine } from './engines/tab'
import type { HostCase } from './manifest'
import type { Substitute } from './server/substitutes'

const RECORD = fileURLToPath(new URL('./compatibility.json', import.meta.url))
const PAGE = fileURLToPath(new URL('../../docs/compatibility.md', import.meta.url))

/** By page and variant; empty where nothing was wrong. */
export type Results = Record<string, string>

export interface EngineRecord {
  version: string
  /** The day, as YYYY-MM-DD. */
  date: string
  results: Results
  /**
   * The hazards that had to be left out of a page for the browser's driver; a page without a result could not be driven at all.
   */
  without?: Record<string, string[]>
}

/** By folder of pages, then by engine. */
export type CompatibilityRecord = Record<string, Record<string, EngineRecord>>

const FOLDERS: Record<string, string> = {
  'tests/e2e/host-pages': 'Pages that break embeds',
  'tests/hosts/more-pages': 'Further pages of this kind',
}
const ENGINES: Record<string, string> = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' }

export const readRecord = (): CompatibilityRecord =>
  existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as CompatibilityRecord) : {}

/** Two visits of one name count as one, which has passed when both have. */
export function addResult(results: Results, name: string, wrong: string): void {
  results[name] = [results[name], wrong].filter(Boolean).join('; ')
}

const sorted = <T>(record: Record<string, T>) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))

/** The results of one browser, by folder, until they are recorded. */
export class Outcomes {
  private readonly entries = new Map<string, EngineRecord>()

  constructor(private readonly engine: Pick<Engine, 'name' | 'version'>) {}

  /** @param wrong empty where nothing was wrong; undefined where the page could not be driven */
  add({ folder, name }: Pick<HostCase, 'folder' | 'name'>, wrong: string | undefined, substitute?: Substitute): void {
    const known = this.entries.get(folder)
    const entry = known ?? { version: this.engine.version, date: new Date().toISOString().slice(0, 10), results: {} }
    this.entries.set(folder, entry)
    if (wrong !== undefined) addResult(entry.results, name, wrong)
    if (substitute) entry.without = { ...entry.without, [name]: substitute.without }
  }

  /** @param isPart only some of the pages were visited: the results of the others stay */
  keep(isPart: boolean): void {
    const record = readRecord()
    const { name } = this.engine
    for (const [folder, entry] of this.entries) {
      const before = isPart ? record[folder]?.[name] : undefined
      const without = { ...before?.without, ...entry.without }
      const kept: EngineRecord = { ...entry, results: sorted({ ...before?.results, ...entry.results }) }
      if (Object.keys(without).length) kept.without = sorted(without)
      record[folder] = { ...record[folder], [name]: kept }
    }
    writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`)
    writeFileSync(PAGE, drawPage(record))
  }
}

const LEFT_OUT = '(incompatible with the browser’s driver)'

function cell(entry: EngineRecord | undefined, page: string): string {
  const [wrong, without] = [entry?.results[page], entry?.without?.[page]]
  if (wrong === undefined) return without ? `not run: the page contains only ${names(without)} ${LEFT_OUT}` : 'not run'
  const said = wrong ? 'fails' : 'passes'
  return without ? `${said} without ${names(without)} ${LEFT_OUT}` : said
}

const names = (hazards: string[]) => hazards.map((hazard) => `\`${hazard}\``).join(', ')

const pagesOf = ({ results = {}, without = {} }: Partial<EngineRecord> = {}) => [...Object.keys(results), ...Object.keys(without)]

export function drawPage(record: CompatibilityRecord): string {
  const text = [
    '# Compatibility',
    '',
    ...floorSection(),
    '',
    '## How pages are tested',
    '',
    'The tables below are written by `npm run test:full` (`npx tsx tests/hosts/run.ts --pages DIR --engine ENGINE --record`); do not edit them. Each row is a page or a variant of it. On',
    'it, a visitor sees a button, reads its name and price, presses it, finds the line in the drawer that opens, changes the quantity by pointer and by keyboard,',
    'removes the line and puts it back, closes the drawer, opens it again, goes to the checkout on the platform’s page, comes back with the browser’s Back button, and',
    'finds the cart unchanged after it was read again, without a busy button. On a page without lasting storage, the visitor is new after coming back, and buys again. Where a',
    'page’s own `fetch` drops cache settings, Firefox may answer this request from its cache. `?keyboard` opens and closes the drawer by keyboard alone, and runs axe on the',
    'open drawer. `parts-…` buys a product in its full layout, chooses options in a quick view, fails one login and completes another; `parts-layout` does the last two',
    'by keyboard alone. Where a page makes all this impossible, the visitor finds the author’s link or a message. Apart from the widget, the page must be the same before',
    'and after.',
  ]
  for (const [folder, title] of Object.entries(FOLDERS)) {
    const engines = record[folder] ?? {}
    const columns = Object.keys(ENGINES)
    const pages = [...new Set(columns.flatMap((engine) => pagesOf(engines[engine])))].sort()
    text.push('', `## ${title}`, '', `In \`${folder}\`.`, '')
    const heads = columns.map((engine) => {
      const { version, date } = engines[engine] ?? {}
      return version ? `${ENGINES[engine]} ${version}, ${date}` : `${ENGINES[engine]}, not run`
    })
    text.push(`| page | ${heads.join(' | ')} |`, `| --- |${' --- |'.repeat(columns.length)}`)
    for (const page of pages) text.push(`| \`${page}\` | ${columns.map((engine) => cell(engines[engine], page)).join(' | ')} |`)
    const failures = columns.flatMap((engine) =>
      pages.flatMap((page) => {
        const wrong = engines[engine]?.results[page]
        return wrong ? [`- ${ENGINES[engine]}, \`${page}\`: ${wrong}`] : []
      }),
    )
    if (failures.length) text.push('', 'Failures:', '', ...failures)
  }
  return `${text.join('\n')}\n`
}
