/** The pages about the commands list exactly their options, and the examples use no others. */
import { describe, expect, it } from 'vitest'
import { EXIT } from '../../src/cli/exit-code'
import {
  CSP_OPTIONS,
  DOCTOR_OPTIONS,
  FEED_OPTIONS,
  FILES_OPTIONS,
  LLMS_OPTIONS,
  RENDER_OPTIONS,
  SHOP_OPTIONS,
  SNAPSHOT_OPTIONS,
  SNIPPET_OPTIONS,
} from '../../src/cli/options'
import { USAGE } from '../../src/cli/usage'
import { firstColumn, readDocs, readMarkdown, snippetsIn } from './markdown'

const PAGE = readMarkdown('docs/prerendering.md')
const SNIPPET_PAGE = readMarkdown('docs/snippet.md')
const CHECK_UP = readMarkdown('docs/check-up.md')
const AGENTS = readMarkdown('docs/agents.md')
const TABLES = [
  [PAGE, 'Options of the shop', SHOP_OPTIONS],
  [PAGE, 'Options of cartlet snapshot', SNAPSHOT_OPTIONS],
  [PAGE, 'Options of cartlet render', RENDER_OPTIONS],
  [CHECK_UP, 'Options of cartlet doctor', DOCTOR_OPTIONS],
  [AGENTS, 'Options of cartlet llms', LLMS_OPTIONS],
  [AGENTS, 'Options of cartlet feed', FEED_OPTIONS],
  [SNIPPET_PAGE, 'Options of cartlet snippet', SNIPPET_OPTIONS],
  [SNIPPET_PAGE, 'Options of cartlet files', FILES_OPTIONS],
  [SNIPPET_PAGE, 'Options of cartlet csp', CSP_OPTIONS],
] as const
const OWN_OPTIONS: Record<string, object> = {
  snapshot: { ...SHOP_OPTIONS, ...SNAPSHOT_OPTIONS },
  render: { ...SHOP_OPTIONS, ...RENDER_OPTIONS },
  snippet: { ...SHOP_OPTIONS, ...SNIPPET_OPTIONS },
  csp: CSP_OPTIONS,
  files: FILES_OPTIONS,
  llms: LLMS_OPTIONS,
  feed: FEED_OPTIONS,
  doctor: DOCTOR_OPTIONS,
}

const optionsIn = (text: string) => [...text.matchAll(/(?<=^|[\s`])--([a-z-]+)/g)].map(([, name]) => name as string)

describe('the pages about the commands', () => {
  it.each(TABLES.map(([page, heading, options]) => ({ page, heading, options })))('the documentation lists the "$heading"', ({
    page,
    heading,
    options,
  }) => {
    const named = firstColumn(page, heading).map((cell) => cell.replace(/^--/, '').replace(/\s.*$/, ''))
    expect(named.sort()).toEqual(Object.keys(options).sort())
  })

  it('docs/prerendering.md lists the exit codes', () => {
    expect(firstColumn(PAGE, 'Exit codes').map(Number)).toEqual(Object.values(EXIT))
  })
})

describe('examples of commands', () => {
  const lines = readDocs()
    .flatMap(snippetsIn)
    .flatMap(({ path, code }) => code.split('\n').map((line) => ({ path, line })))
    .filter(({ line }) => /^\s*npx cartlet /.test(line))

  it('docs/prerendering.md has more than three examples of commands', () => {
    expect(lines.filter(({ path }) => path === PAGE.path).length).toBeGreaterThan(3)
  })

  it.each(lines)('an example uses known options only: $line', ({ line }) => {
    const known = Object.keys(OWN_OPTIONS[/npx cartlet (\w+)/.exec(line)?.[1] ?? ''] ?? {})
    expect(optionsIn(line).filter((name) => !known.includes(name))).toEqual([])
  })
})

describe('--help', () => {
  it('--help names exactly the options of all commands', () => {
    const known = Object.keys(Object.assign({}, ...Object.values(OWN_OPTIONS)))
    expect([...new Set(optionsIn(USAGE))].sort()).toEqual(known.sort())
  })
})
