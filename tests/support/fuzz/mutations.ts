/** Responses of the platform, broken in one to three places: what a bug, a new version or an attacker would send. */
import * as fc from 'fast-check'
import { hostileJson } from '../source/conversions'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Path = readonly (string | number)[]

/** A depth at which our own recursion would overflow the stack, and the engine's parser does not. */
const DEEP = 20_000
/** Placeholders until the response is written: nothing here can recurse that deep either. */
const DEEP_TEXTS: Readonly<Record<string, string>> = {
  '@deep object': `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  '@deep list': `${'['.repeat(DEEP)}1${']'.repeat(DEEP)}`,
}

/** The body of the response. */
export const written = (answer: Json): string =>
  JSON.stringify(answer).replace(/"(@deep \w+)"/g, (whole, name: string) => DEEP_TEXTS[name] ?? whole)

/** Members of Object.prototype as own properties, of types that cannot be called. */
const shadowed = (): Json =>
  JSON.parse('{"__proto__":{"polluted":1},"constructor":1,"toString":1,"valueOf":1,"toJSON":1,"then":1}')

const isList = Array.isArray
const isObject = (value: Json): value is { [key: string]: Json } => typeof value === 'object' && value !== null && !isList(value)
/** Text in which the platform writes numbers. */
const isNumeric = (value: Json, key: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^(converted)?amount$/i.test(`${key}`))
const isEnum = (value: Json): value is string => typeof value === 'string' && /^[A-Z][A-Z\d_]+$/.test(value)

/** @param numeric the platform writes a number there: a text in its place is an error, not the shop's own words */
type Mutation = (value: Json, numeric: boolean, pick: (count: number) => number) => Json | undefined

const of = <T>(values: readonly T[], pick: (count: number) => number): T => values[pick(values.length)] as T

/** Undefined where it does not fit; then another one is used. */
const MUTATIONS: Readonly<Record<string, Mutation>> = {
  null: () => null,
  'another type': (value, _, pick) => {
    const others: Json[] = [7, 'words', true, {}, [], [7], { a: 7 }]
    return of(
      others.filter((other) => typeof other !== typeof value || isList(other) !== isList(value)),
      pick,
    )
  },
  empty: (value) => (isList(value) ? [] : isObject(value) ? {} : typeof value === 'string' ? '' : undefined),
  'another number': (value, _, pick) =>
    typeof value === 'number' ? of([0, -1, -7.5, 0.1, 1e21, 1e308, 2 ** 53, -1e308], pick) : undefined,
  'number as text': (value) => (typeof value === 'number' ? `${value}` : undefined),
  'text that is no number': (_, numeric, pick) =>
    numeric ? of(['NaN', '1,5', 'Infinity', '-Infinity', '1e999', '', ' ', '--1', '0x', 'undefined'], pick) : undefined,
  'text as a number': (value, numeric) => (typeof value === 'string' && numeric ? Number(value) || 0 : undefined),
  'long text': (value) => (typeof value === 'string' ? 'long words '.repeat(600) : undefined),
  'another address': (value, _, pick) =>
    typeof value === 'string' && /^https?:/.test(value)
      ? of(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'not an address', 'https://'], pick)
      : undefined,
  'another date': (value, _, pick) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
      ? of(['yesterday', '0000-00-00T00:00:00Z', '9'], pick)
      : undefined,
  'another constant': (value, _, pick) =>
    isEnum(value) ? of(['SOMETHING_NEW', 'constructor', '__proto__', 'toString', 'hasOwnProperty'], pick) : undefined,
  'object as a list': (value) => (isObject(value) ? [value] : undefined),
  'list as an object': (value) => (isList(value) ? { ...value } : undefined),
  'list in a list': (value) => (isList(value) ? [value, [value]] : undefined),
  'holes in a list': (value) => (isList(value) ? [null, ...value, 7, 'words', [], {}] : undefined),
  'list twice': (value) => (isList(value) && value.length < 20 ? [...value, ...value] : undefined),
  'members of the prototype': (value) => (isObject(value) ? { ...value, ...(shadowed() as object) } : shadowed()),
  'an object without a text': () => shadowed(),
  'deep object': () => '@deep object',
  'deep list': () => '@deep list',
}
const NAMES = [...Object.keys(MUTATIONS), 'missing', 'anything']

/** One place to break: numbers are taken modulo the number of possibilities. */
export interface Spot {
  at: number
  how: string
  pick: number
  /** For `anything`; words that a screen must not show are removed from it, so that a screen that shows them has made them. */
  anything: unknown
}

const KEYS = ['id', 'name', 'url', 'amount', 'value', 'items', 'original', 'code']

/** Where and how to break a response: mostly in one place, so that failures are easy to understand. */
export const spots: fc.Arbitrary<Spot[]> = fc.array(
  fc.record({ at: fc.nat(), how: fc.constantFrom(...NAMES), pick: fc.nat(1000), anything: hostileJson(KEYS) }),
  { minLength: 1, maxLength: 3 },
)

function pathsIn(value: Json, path: Path = [], found: Path[] = []): Path[] {
  if (path.length) found.push(path)
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) pathsIn(inner, [...path, isList(value) ? Number(key) : key], found)
  return found
}

const kept = new WeakMap<object, Path[]>()

/** Every path in a response; recorded responses never change. */
function pathsOf(answer: Json): Path[] {
  if (typeof answer !== 'object' || answer === null) return []
  const known = kept.get(answer) ?? pathsIn(answer)
  kept.set(answer, known)
  return known
}

/** Copies along the path, and nothing else. */
function put(value: Json, path: Path, how: (old: Json, key: unknown) => Json | undefined): Json {
  const [key, ...rest] = path
  if (key === undefined || key === '__proto__' || typeof value !== 'object' || value === null) return value
  const copy = (isList(value) ? [...value] : { ...value }) as Record<string | number, Json>
  if (!Object.hasOwn(copy, key)) return value
  const old = copy[key] as Json
  const next = rest.length ? put(old, rest, how) : how(old, key)
  if (next !== undefined) copy[key] = next
  else if (isList(value)) (copy as unknown as Json[]).splice(Number(key), 1)
  else delete copy[key]
  return copy as Json
}

const withoutWords = (value: unknown): Json =>
  JSON.parse(JSON.stringify(value ?? null).replace(/NaN|-?Infinity|undefined/g, 'words'))

/** The mutation with this name, or the next one that fits. */
function changed(old: Json, { how, pick, anything }: Spot, numeric: boolean): [name: string, next: Json | undefined] {
  const first = NAMES.indexOf(how)
  for (const name of [...NAMES.slice(first), ...NAMES]) {
    if (name === 'missing') return [name, undefined]
    const next = name === 'anything' ? withoutWords(anything) : MUTATIONS[name]?.(old, numeric, (count) => pick % count)
    if (next !== undefined) return [name, next]
  }
  return ['missing', undefined]
}

/** The broken response, and in words what was done to it. */
export function mutate(answer: Json, places: readonly Spot[]): { broken: Json; done: string[] } {
  const paths = pathsOf(answer)
  let broken = answer
  const done: string[] = []
  for (const spot of places) {
    const path = paths[spot.at % paths.length]
    if (!path) continue
    let original: Json | undefined = answer
    for (const step of path) original = (original as Record<string | number, Json>)[step]
    broken = put(broken, path, (old, key) => {
      const [name, next] = changed(old, spot, original !== undefined && isNumeric(original, key))
      done.push(`${name} at ${path.join('.')}`)
      return next
    })
  }
  return { broken, done }
}
