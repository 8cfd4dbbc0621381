/** Every TypeScript and JavaScript snippet of the documentation compiles, and the lists of events and members match the public types. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compile } from './compile'
import { firstColumn, ROOT, readDocs, readMarkdown, type Snippet, snippetsIn } from './markdown'

const COMPILED = ['ts', 'tsx', 'js']
const OTHER_LANGUAGES = ['html', 'css', 'sh', 'json', 'text', 'http']

const snippets = readDocs().flatMap(snippetsIn)
const compiled = snippets
  .filter(({ language, from }) => COMPILED.includes(language) && !from)
  .map((snippet) => ({ ...snippet, name: `${snippet.path.replaceAll('/', '_')}-${snippet.line}.${snippet.language}` }))

/** `declare` is TypeScript: a JavaScript snippet that needs it is compiled as TypeScript. */
const fileOf = ({ name, code, given }: Snippet & { name: string }): [name: string, text: string] => [
  given ? name.replace(/\.js$/, '.ts') : name,
  given ? `${given}\n${code}` : code,
]

/** Code that compiles when the documented names are exactly those of the type; otherwise the error contains the name. */
const sameNames = (type: string, documented: readonly string[]): string => `
import type { Cartlet, CartletEvents } from 'cartlet/elements'
type Leaf = ((...values: never[]) => unknown) | Promise<unknown> | string
type Members<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends Leaf ? \`\${Path}\${K}\` : Members<T[K], \`\${Path}\${K}.\`>
}[keyof T & string]
type Documented = ${documented.map((name) => `'${name}'`).join(' | ') || 'never'}
type Known = ${type}
type None<T, Or> = [T] extends [never] ? true : Or
export const undocumented: None<Exclude<Known, Documented>, Exclude<Known, Documented>> = true
export const unknown: None<Exclude<Documented, Known>, Exclude<Documented, Known>> = true
export type Unused = Members<Cartlet> | keyof CartletEvents
`

const events = firstColumn(readMarkdown('docs/events.md'), 'Events of the page')
const members = firstColumn(readMarkdown('docs/javascript-api.md'), 'Members')

const errors = compile(
  new Map([
    ...compiled.map(fileOf),
    ['events.ts', sameNames('keyof CartletEvents', events)],
    ['members.ts', sameNames('Members<Cartlet>', members)],
    ['no-such-call.ts', "import { noSuchCall } from 'cartlet'\nnoSuchCall()\n"],
    ['missing-event.ts', sameNames('keyof CartletEvents', events.slice(1))],
    ['invented-member.ts', sameNames('Members<Cartlet>', [...members, 'cart.pay'])],
  ]),
)

describe('TypeScript and JavaScript snippets', () => {
  it.each(
    compiled.map((snippet) => [`${snippet.path}:${snippet.line}`, snippet] as const),
  )('the snippet %s compiles', (_, snippet) => {
    expect(errors.get(fileOf(snippet)[0]) ?? []).toEqual([])
  })

  it('every snippet of the documentation has a language that a test reads', () => {
    const unread = snippets.filter(({ language, from }) => ![...COMPILED, ...OTHER_LANGUAGES].includes(language) && !from)
    expect(unread.map(({ path, line }) => `${path}:${line}`)).toEqual([])
  })

  it('a snippet with a call that does not exist is found', () => {
    expect(errors.get('no-such-call.ts')?.join()).toContain('noSuchCall')
  })
})

const fromExamples = snippets.filter(({ from }) => from)

/** Removes the indentation that all lines share. */
function outdented(code: string): string {
  const lines = code.split('\n')
  const depth = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)))
  return lines.map((line) => line.slice(depth)).join('\n')
}

/** Whether consecutive lines of the file are those of the snippet. */
function holds(file: string, code: string): boolean {
  const lines = file.split('\n')
  const wanted = code.trimEnd().split('\n')
  return lines.some((_, start) => outdented(lines.slice(start, start + wanted.length).join('\n')) === wanted.join('\n'))
}

describe('snippets from examples', () => {
  it.each(
    fromExamples.map((snippet) => [`${snippet.path}:${snippet.line}`, snippet] as const),
  )('the snippet %s consists of lines of its example', (_, { from, code }) => {
    expect(holds(readFileSync(`${ROOT}${from}`, 'utf8'), code), `${from} has these lines`).toBe(true)
  })

  it('a snippet with a line that its example lacks is found', () => {
    const file = '<main>\n  <p>\n    one\n  </p>\n</main>\n'
    expect(holds(file, '<p>\n  one\n</p>\n')).toBe(true)
    expect(holds(file, '<p>\n  two\n</p>\n')).toBe(false)
    expect(fromExamples.length).toBeGreaterThan(5)
  })
})

describe('the page about events', () => {
  it('docs/events.md lists exactly the events of the public types', () => {
    expect(errors.get('events.ts') ?? []).toEqual([])
  })

  it('an event that is missing on the page about events is found', () => {
    expect(errors.get('missing-event.ts')?.join()).toContain(events[0])
  })
})

describe('the page about the JavaScript API', () => {
  it('docs/javascript-api.md lists exactly the members of window.cartlet', () => {
    expect(errors.get('members.ts') ?? []).toEqual([])
  })

  it('an invented member on the page about the JavaScript API is found', () => {
    expect(errors.get('invented-member.ts')?.join()).toContain('cart.pay')
  })
})
