/**
 * The table of calls in src/platform/CALLS.md, made from the source: every row of specification §7 has a function, a test and a route on
 * the local platform. `npx vitest run -c tests/vitest.config.ts tests/calls.test.ts -u` writes it anew.
 */
import { describe, expect, it } from 'vitest'
import { ROUTE_TABLE, type RouteRow } from '../demo/platform/routes/route-table'
import * as admin from '../src/admin-entry'
import * as headless from '../src/index'
import { readSources } from './support/source'

interface Documented {
  name: string
  /** `POST /v1/products/{}`: what stands in braces is not compared. */
  call: string
  entry: 'cartlet' | 'cartlet/admin'
}

const DOCSTRING = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:async )?(?:const|function) (\w+)/g
const CALL = /\b(GET|POST|PATCH|DELETE) (\/[\w./{}-]*[\w}])/g

const comparable = (call: string): string =>
  call
    .replaceAll(/\{[^}]*\}/g, '{}')
    .replace('/product/{}', '/{}')
    .toLowerCase()

/** Exported functions whose docstring names a method and a path. */
const FUNCTIONS: readonly Documented[] = readSources('src/platform').flatMap(({ text }) =>
  [...text.matchAll(DOCSTRING)].flatMap(([, docstring = '', name = '']): Documented[] => {
    const entry = name in headless ? 'cartlet' : name in admin ? 'cartlet/admin' : null
    if (!entry) return []
    return [...docstring.matchAll(CALL)].map(([call]) => ({ name, call: comparable(call), entry }))
  }),
)

/** Those of the events receiver make no call: its option for key sets is named as the call for them. */
const TESTS = [...readSources('tests/unit/platform'), ...readSources('tests/wire')].filter(
  ({ path }) => path.endsWith('.test.ts') && !path.startsWith('tests/unit/platform/events/'),
)

/** The grants of one endpoint are told apart by what is sent, not by the path. */
const TOKEN_FUNCTIONS = ['createOAuth', 'completeLogin', 'requestExternalMemberTokens', 'createAppTokens']

const pathOf = (call: string): string => call.replace(/^\w+ /, '')
/** A query goes out by GET or POST, whichever the specification writes. */
const answers = (call: string, row: RouteRow): boolean => {
  const wanted = comparable(row.call)
  return (
    call === wanted ||
    (/(query|query-platformized|search|count|query-variants|search-variants)$/.test(wanted) && pathOf(call) === pathOf(wanted))
  )
}

const functionsFor = (row: RouteRow): Pick<Documented, 'name' | 'entry'>[] => {
  if (row.call === 'POST /oauth2/token')
    return TOKEN_FUNCTIONS.map((name) => ({ name, entry: name in headless ? 'cartlet' : 'cartlet/admin' }))
  const found = FUNCTIONS.filter(({ call }) => answers(call, row))
  return found.filter(({ name }, i) => found.findIndex((other) => other.name === name) === i)
}

const testsFor = (names: readonly string[]): string[] =>
  TESTS.filter(({ text }) => names.some((name) => new RegExp(`\\b${name}\\b`).test(text))).map(({ path }) => path)

const cell = (items: readonly string[]): string => items.map((item) => `\`${item}\``).join('<br>')

function tableOf(rows: readonly RouteRow[]): string {
  const lines = rows.map((row) => {
    const functions = functionsFor(row)
    const tests = testsFor(functions.map(({ name }) => name)).map((path) => path.replace(/^tests\//, ''))
    const names = functions.map(({ name, entry }) => (entry === 'cartlet' ? name : `${name} (${entry})`))
    return `| \`${row.call}\` | ${cell(names)} | ${cell(tests.slice(0, 2))} | ${cell(row.routes)} |`
  })
  return ['| specification §7 | function | test | route on the local platform |', '| --- | --- | --- | --- |', ...lines].join(
    '\n',
  )
}

const SECTIONS = [...new Set(ROUTE_TABLE.map(({ section }) => section))]
/** These two are not in §7; the platform has them, and we call what was recorded. */
const BEYOND: readonly RouteRow['section'][] = ['Inventory, version 1', 'Catalog, version 3']
const SPECIFIED = ROUTE_TABLE.filter(({ section }) => !BEYOND.includes(section))

describe('the calls of specification §7', () => {
  /** How many rows the specification has; identity has today's additions on top. */
  it.each([
    ['Redirect session', 1],
    ['Cart', 9],
    ['Authentication and identity', 9],
    ['Recovery and verification', 6],
    ['OAuth', 1],
    ['Collections, read', 3],
    ['Products and collections, write', 19],
    ['Products, read', 7],
  ] as const)('are all in the table: %s', (section, count) => {
    expect(SPECIFIED.filter((row) => row.section === section).length).toBeGreaterThanOrEqual(count)
  })

  it.each(SPECIFIED.map((row) => [row.call, row] as const))('%s has a function, a test and a route', (_, row) => {
    const names = functionsFor(row).map(({ name }) => name)
    expect(names).not.toEqual([])
    expect(names.filter((name) => !(name in headless || name in admin))).toEqual([])
    expect(testsFor(names)).not.toEqual([])
    expect(row.routes).not.toEqual([])
  })

  it('are what CALLS.md says', async () => {
    const sections = SECTIONS.map(
      (section) => `## ${section}\n\n${tableOf(ROUTE_TABLE.filter((row) => row.section === section))}`,
    )
    const intro =
      'Made from the source by tests/calls.test.ts. The last two sections are calls that the specification does not list.'
    await expect(`# Calls of the platform\n\n${intro}\n\n${sections.join('\n\n')}\n`).toMatchFileSnapshot(
      '../src/platform/CALLS.md',
    )
  })
})
