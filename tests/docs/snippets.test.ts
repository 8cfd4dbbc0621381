/** Every TypeScript and JavaScript snippet of the documentation compiles, and what the pages list is what the public types have. */
import { describe, expect, it } from 'vitest'
import { compile } from './compile'
import { firstColumn, readDocs, readMarkdown, type Snippet, snippetsIn } from './markdown'

const COMPILED = ['ts', 'tsx', 'js']
const OTHER_LANGUAGES = ['html', 'css', 'sh', 'json', 'text', 'http']

const snippets = readDocs().flatMap(snippetsIn)
const compiled = snippets
  .filter(({ language }) => COMPILED.includes(language))
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
    const unread = snippets.filter(({ language }) => ![...COMPILED, ...OTHER_LANGUAGES].includes(language))
    expect(unread.map(({ path, line }) => `${path}:${line}`)).toEqual([])
  })

  it('is noticed when it names a call that does not exist', () => {
    expect(errors.get('no-such-call.ts')?.join()).toContain('noSuchCall')
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
