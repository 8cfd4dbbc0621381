/** What the pages came to, engine by engine, kept in a file that people can read on: `docs/compatibility.md` is drawn from it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const RECORD = fileURLToPath(new URL('./compatibility.json', import.meta.url))
const PAGE = fileURLToPath(new URL('../../docs/compatibility.md', import.meta.url))

/** By page and variant; empty where nothing was wrong. */
export type Results = Record<string, string>

export interface EngineRecord {
  version: string
  /** The day, as YYYY-MM-DD. */
  date: string
  results: Results
}

/** By folder of pages, then by engine. */
export type CompatibilityRecord = Record<string, Record<string, EngineRecord>>

const FOLDERS: Record<string, string> = {
  'tests/e2e/host-pages': 'Pages that break embeds',
  'tests/hosts/more-pages': 'Further pages in the same form',
}
const ENGINES: Record<string, string> = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' }

export const readRecord = (): CompatibilityRecord =>
  existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as CompatibilityRecord) : {}

/** Two visits of one name count as one that has passed when both have. */
export function addResult(results: Results, name: string, wrong: string | undefined): void {
  results[name] = [results[name], wrong].filter(Boolean).join('; ')
}

export function keep(folder: string, engine: string, entry: EngineRecord): void {
  const record = readRecord()
  const sorted = Object.fromEntries(Object.entries(entry.results).sort(([a], [b]) => (a < b ? -1 : 1)))
  record[folder] = { ...record[folder], [engine]: { ...entry, results: sorted } }
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`)
  writeFileSync(PAGE, drawPage(record))
}

const cell = (wrong: string | undefined) => (wrong === undefined ? 'not run' : wrong ? 'fails' : 'passes')

export function drawPage(record: CompatibilityRecord): string {
  const text = [
    '# Compatibility',
    '',
    'Drawn by `npm run hosts -- --pages DIR --engine ENGINE --record`; do not edit. Each line is a page (and a variant of it) on which a visitor sees',
    'a button, reads its name and price, adds, opens the drawer, changes the quantity, removes, undoes and goes to the checkout, or finds what the',
    'page leaves possible: the author’s link, or a sentence. The page itself must be as it was before.',
  ]
  for (const [folder, title] of Object.entries(FOLDERS)) {
    const engines = record[folder] ?? {}
    const names = Object.keys(ENGINES)
    const pages = [...new Set(names.flatMap((engine) => Object.keys(engines[engine]?.results ?? {})))].sort()
    text.push('', `## ${title}`, '', `In \`${folder}\`.`, '')
    const heads = names.map((engine) => {
      const { version, date } = engines[engine] ?? {}
      return version ? `${ENGINES[engine]} ${version}, ${date}` : `${ENGINES[engine]}, not run`
    })
    text.push(`| page | ${heads.join(' | ')} |`, `| --- |${' --- |'.repeat(names.length)}`)
    for (const page of pages)
      text.push(`| \`${page}\` | ${names.map((engine) => cell(engines[engine]?.results[page])).join(' | ')} |`)
    const failures = names.flatMap((engine) =>
      pages.flatMap((page) => {
        const wrong = engines[engine]?.results[page]
        return wrong ? [`- ${ENGINES[engine]}, \`${page}\`: ${wrong}`] : []
      }),
    )
    if (failures.length) text.push('', 'What fails:', '', ...failures)
  }
  return `${text.join('\n')}\n`
}
