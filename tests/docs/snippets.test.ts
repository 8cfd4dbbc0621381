/** Every TypeScript and JavaScript snippet of the documentation compiles, and what the pages list is what the public types have. */
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

/** `declare` is TypeScript: a JavaScript snippet that needs it is compiled as such. */
const fileOf = ({ name, code, given }: Snippet & { name: string }): [name: string, text: string] => [
  given ? name.replace(/\.js$/, '.ts') : name,
  given ? `${given}\n${code}` : code,
]

/** Compiles where the documented names are exactly those of the type; else the error holds the name. */
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

describe('a snippet of the documentation', () => {
  it.each(compiled.map((snippet) => [`${snippet.path}:${snippet.line}`, snippet] as const))('compiles in %s', (_, snippet) => {
    expect(errors.get(fileOf(snippet)[0]) ?? []).toEqual([])
  })

  it('has a language that some test reads', () => {
    const unread = snippets.filter(({ language, from }) => ![...COMPILED, ...OTHER_LANGUAGES].includes(language) && !from)
    expect(unread.map(({ path, line }) => `${path}:${line}`)).toEqual([])
  })

  it('is noticed when it names a call that does not exist', () => {
    expect(errors.get('no-such-call.ts')?.join()).toContain('noSuchCall')
  })
})

const fromExamples = snippets.filter(({ from }) => from)

/** Lines without the indentation that all of them have. */
function outdented(code: string): string {
  const lines = code.split('\n')
  const depth = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)))
  return lines.map((line) => line.slice(depth)).join('\n')
}

/** Whether some lines of the file, side by side, are those of the snippet. */
function holds(file: string, code: string): boolean {
  const lines = file.split('\n')
  const wanted = code.trimEnd().split('\n')
  return lines.some((_, start) => outdented(lines.slice(start, start + wanted.length).join('\n')) === wanted.join('\n'))
}

describe('a snippet from an example', () => {
  it.each(
    fromExamples.map((snippet) => [`${snippet.path}:${snippet.line}`, snippet] as const),
  )('has the example’s own lines in %s', (_, { from, code }) => {
    expect(holds(readFileSync(`${ROOT}${from}`, 'utf8'), code), `${from} has these lines`).toBe(true)
  })

  it('is noticed when a line of it is not the example’s', () => {
    const file = '<main>\n  <p>\n    one\n  </p>\n</main>\n'
    expect(holds(file, '<p>\n  one\n</p>\n')).toBe(true)
    expect(holds(file, '<p>\n  two\n</p>\n')).toBe(false)
    expect(fromExamples.length).toBeGreaterThan(5)
  })
})

describe('the page about events', () => {
  it('lists exactly the events of the public types', () => {
    expect(errors.get('events.ts') ?? []).toEqual([])
  })

  it('would be refused without one of them', () => {
    expect(errors.get('missing-event.ts')?.join()).toContain(events[0])
  })
})

describe('the page about the JavaScript API', () => {
  it('lists exactly the members of window.cartlet', () => {
    expect(errors.get('members.ts') ?? []).toEqual([])
  })

  it('would be refused with one that does not exist', () => {
    expect(errors.get('invented-member.ts')?.join()).toContain('cart.pay')
  })
})
