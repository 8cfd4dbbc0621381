/**
 * The table of calls in src/platform/CALLS.md, made from the source: every row of docs/platform.md §7 has a function, a test and a route on
 * the local platform, and every exported function that sends something is in the table, with a route. `npx vitest run tests/calls.test.ts -u` writes it anew.
 */
import { describe, expect, it } from 'vitest'
import { REQUESTED_FIELDS } from '../demo/platform/catalog/v3/requested-fields'
import { ROUTE_TABLE, type RouteRow } from '../demo/platform/routes/route-table'
import * as admin from '../src/admin-entry'
import * as headless from '../src/index'
import { ProductField } from '../src/platform/catalog/v3/v3-constants'
import * as platform from '../src/platform-entry'
import { signaturesOf } from './support/source/signatures'
import { readSources } from './support/source/source'

interface Documented {
  name: string
  /** `POST /v1/products/{}`: the names in braces are not compared. */
  call: string
  entry: 'cartlet' | 'cartlet/platform' | 'cartlet/admin'
}

const DOCSTRING = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:async )?(?:const|function) (\w+)/g
const CALL = /\b(GET|POST|PUT|PATCH|DELETE) (\/[\w./{}-]*[\w}])/g

const comparable = (call: string): string =>
  call
    .replaceAll(/\{[^}]*\}/g, '{}')
    .replace('/product/{}', '/{}')
    .toLowerCase()

/** Matches a function and its first parameter, as written. */
const FUNCTION = /export (?:async )?(?:const (\w+) = (?:async )?|function (\w+))(?:<[^(]*>)?\(\s*([^)]{0,90})/g
/** A function that takes one of these can send something. */
const SENDER = /^(?:\w+|\{[^}]*\})\s*:\s*[^=]*\b(Caller|Client|Ports|OAuthOptions)\b/

const entryOf = (name: string): Documented['entry'] | null =>
  name in headless ? 'cartlet' : name in platform ? 'cartlet/platform' : name in admin ? 'cartlet/admin' : null

const DOCSTRINGS = new Map(
  readSources('src/platform').flatMap(({ text }) =>
    [...text.matchAll(DOCSTRING)].flatMap(([, docstring = '', name = '']): [string, string][] =>
      entryOf(name) ? [[name, docstring]] : [],
    ),
  ),
)

/** The calls that a docstring names. A docstring that begins with the name of another function includes the calls of that one. */
const callsOf = (name: string): string[] => {
  const docstring = DOCSTRINGS.get(name) ?? ''
  const other = /^\s*\*?\s*`(\w+)`,/.exec(docstring)?.[1]
  return [...docstring.matchAll(CALL)].map(([call]) => call).concat(other && other !== name ? callsOf(other) : [])
}

/** Exported functions by the calls they make. */
const FUNCTIONS: readonly (Documented & { written: string })[] = [...DOCSTRINGS.keys()].flatMap((name) =>
  callsOf(name).map((written) => ({ name, written, call: comparable(written), entry: entryOf(name) ?? 'cartlet' })),
)

/** Exported functions that take a client or the parts of one, and whose docstring does not say that they send nothing. */
const SENDERS: readonly string[] = readSources('src/platform').flatMap(({ text }) =>
  [...text.matchAll(FUNCTION)].flatMap(([, constant, declared, first = '']) => {
    const name = constant ?? declared ?? ''
    const sendsNothing = /\bsend(s|ing) nothing\b/i.test(DOCSTRINGS.get(name) ?? '')
    return entryOf(name) && SENDER.test(first) && !sendsNothing ? [name] : []
  }),
)

/** Without the tests of the events receiver, which makes no call: its option for key sets has the name of a call. */
const TESTS = [...readSources('tests/unit/platform'), ...readSources('tests/wire')].filter(
  ({ path }) => path.endsWith('.test.ts') && !path.startsWith('tests/unit/platform/events/'),
)

const pathOf = (call: string): string => call.replace(/^\w+ /, '')
/** A query is sent by GET or POST, whichever of them the specification writes. */
const answers = (call: string, row: RouteRow): boolean => {
  const wanted = comparable(row.call)
  return (
    call === wanted ||
    (/(query|query-platformized|search|count|query-variants|search-variants)$/.test(wanted) && pathOf(call) === pathOf(wanted))
  )
}

const functionsFor = (row: RouteRow): Pick<Documented, 'name' | 'entry'>[] => {
  const found = FUNCTIONS.filter(({ call }) => answers(call, row))
  return onceEach(found)
}

const onceEach = <T extends { name: string }>(all: readonly T[]): T[] =>
  all.filter(({ name }, i) => all.findIndex((other) => other.name === name) === i)

const testsFor = (names: readonly string[]): string[] =>
  TESTS.filter(({ text }) => names.some((name) => new RegExp(`\\b${name}\\b`).test(text))).map(({ path }) => path)

const cell = (items: readonly string[]): string => items.map((item) => `\`${item}\``).join('<br>')

const HEADER = ['| call | function | test | route on the local platform |', '| --- | --- | --- | --- |']

function lineOf(call: string, functions: readonly Pick<Documented, 'name' | 'entry'>[], routes: readonly string[]): string {
  const tests = testsFor(functions.map(({ name }) => name)).map((path) => path.replace(/^tests\//, ''))
  const names = functions.map(({ name, entry }) => (entry === 'cartlet' ? name : `${name} (${entry})`))
  return `| \`${call}\` | ${cell(names)} | ${cell(tests.slice(0, 2))} | ${routes.length ? cell(routes) : 'none'} |`
}

const tableOf = (rows: readonly RouteRow[]): string =>
  [...HEADER, ...rows.map((row) => lineOf(row.call, functionsFor(row), row.routes))].join('\n')

const SIGNATURES = new Map(signaturesOf('src/platform').map((signature) => [signature.name, signature]))

/** A bar would end the cell. */
const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``
/** Docstrings may refer to the next paragraph of the contract, which is not here. */
const inCell = (text: string): string => text.replaceAll('|', '\\|') || '–'

function signatureLine({ name }: Pick<Documented, 'name'>): string {
  const { parameters = [], result = '', resolves = '', rejects = '' } = SIGNATURES.get(name) ?? {}
  return `| ${code(name)} | ${parameters.map(code).join('<br>')} | ${code(result)}${resolves && `<br>${inCell(resolves)}`} | ${inCell(rejects)} |`
}

const signatureTable = (rows: readonly RouteRow[]): string =>
  [
    '| function | parameters | result | errors |',
    '| --- | --- | --- | --- |',
    ...onceEach(rows.flatMap(functionsFor)).map(signatureLine),
  ].join('\n')

const SECTIONS = [...new Set(ROUTE_TABLE.map(({ section }) => section))]
/** These are not in §7, but the platform has them; the client calls them as they were recorded. */
const BEYOND: readonly RouteRow['section'][] = [
  'Cart, version 2',
  'Checkout',
  'Inventory, version 1',
  'Subscription options, version 1',
  'Catalog, version 3',
  'Recommendations',
  'Back in stock',
  'Orders of members',
  'Wish list',
  'Currencies',
  'Site',
]
const SPECIFIED = ROUTE_TABLE.filter(({ section }) => !BEYOND.includes(section))

describe('the calls of the platform', () => {
  /** The number of rows in the specification; identity has later additions on top. */
  it.each([
    ['Redirect session', 1],
    ['Cart', 9],
    ['Authentication and identity', 9],
    ['Recovery and verification', 6],
    ['OAuth', 1],
    ['Collections, read', 3],
    ['Products and collections, write', 19],
    ['Products, read', 7],
  ] as const)('the route table has all specified calls of the section %s', (section, count) => {
    expect(SPECIFIED.filter((row) => row.section === section).length).toBeGreaterThanOrEqual(count)
  })

  it.each(ROUTE_TABLE.map((row) => [row.call, row] as const))('%s has a function, a test and a route', (_, row) => {
    const names = functionsFor(row).map(({ name }) => name)
    expect(names).not.toEqual([])
    expect(names.filter((name) => !entryOf(name))).toEqual([])
    expect(testsFor(names)).not.toEqual([])
    expect(row.routes).not.toEqual([])
  })

  it.each(SENDERS)('the function %s names its calls in its docstring and is tested', (name) => {
    expect(callsOf(name)).not.toEqual([])
    expect(testsFor([name])).not.toEqual([])
  })

  it.each(
    [...new Map(FUNCTIONS.map((one) => [one.call, one])).values()].map(
      ({ written, call, name }) => [written, name, call] as const,
    ),
  )('%s, which %s sends, has a route on the local platform', (_, __, call) =>
    expect(ROUTE_TABLE.filter((row) => answers(call, row)).flatMap(({ routes }) => routes)).not.toEqual([]))

  it('the local platform accepts every field of a product that clients may request', () => {
    expect(Object.values(ProductField).filter((field) => !(REQUESTED_FIELDS as readonly string[]).includes(field))).toEqual([])
  })

  it.each(onceEach(FUNCTIONS).map(({ name }) => name))('%s states its parameters and its result', (name) => {
    const { parameters, result } = SIGNATURES.get(name) ?? {}
    expect(parameters?.filter((parameter) => !parameter.includes(': '))).toEqual([])
    expect(result).toBeTruthy()
  })

  it('CALLS.md is up to date with the source', async () => {
    const sections = SECTIONS.map((section) => {
      const rows = ROUTE_TABLE.filter((row) => row.section === section)
      return `## ${section}\n\n${tableOf(rows)}\n\n${signatureTable(rows)}`
    })
    const intro = `Made from the source by tests/calls.test.ts: every exported function that sends something, with its parameters, its result and the errors that are its own: every call can also fail as [Events](../../docs/events.md#error-codes) lists. The specification (§7) does not list the calls of these sections: ${BEYOND.join('; ')}.`
    await expect(`# Calls of the platform\n\n${intro}\n\n${sections.join('\n\n')}\n`).toMatchFileSnapshot(
      '../src/platform/CALLS.md',
    )
  })
})
