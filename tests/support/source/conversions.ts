/** Every conversion table of the client, found rather than listed, and JSON that fits a table or fits nothing. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { fromBytes, toBytes } from '../../../src/platform/encoding/bytes'
import type { Conversion, Converter } from '../../../src/platform/wire/convert'
import { fromMedia, toAudio, toDocument, toImage, toVideo } from '../../../src/platform/wire/media'
import { fromDuration, fromFieldMask, toDate, toDuration, toFieldMask, toNumber } from '../../../src/platform/wire/scalars'

export interface Table {
  name: string
  table: Conversion
}

const PLATFORM = join(import.meta.dirname, '../../../src/platform')
const FILES = readdirSync(PLATFORM, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const MODULES = await Promise.all(
  FILES.map(async (file) => ({ file, exported: (await import(`${PLATFORM}/${file}`)) as Record<string, unknown> })),
)

const isTable = (value: unknown): value is Conversion =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (row) => Array.isArray(row) && typeof row[0] === 'function' && row.slice(1).every((path) => typeof path === 'string'),
  )

/** All tables that the modules of the client export. */
export const TABLES: readonly Table[] = MODULES.flatMap(({ file, exported }) =>
  Object.entries(exported).flatMap(([name, table]) => (isTable(table) ? [{ name: `${name} of ${file}`, table }] : [])),
)

interface Way {
  /** Converts back to the wire, where the encoder does not. */
  back?: Converter
  /** Values that the wire may hold there. */
  wire: fc.Arbitrary<unknown>
}

const text = fc.string({ unit: 'binary', maxLength: 12 })
const medium = fc.record(
  { id: text, url: text, width: fc.nat(), height: fc.nat(), altText: text, filename: text, whatElse: fc.jsonValue() },
  { requiredKeys: [] },
)
const withThumbnail = fc.record(
  { id: text, posters: fc.array(medium, { maxLength: 3 }), thumbnail: medium },
  { requiredKeys: [] },
)
const pad = (number: number, digits: number) => `${number}`.padStart(digits, '0')

const WAYS = new Map<Converter, Way>([
  [
    toDate,
    { wire: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') }).map((date) => date.toISOString()) },
  ],
  [
    toNumber,
    {
      wire: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom('NaN', 'Infinity', '-Infinity', null)),
    },
  ],
  [
    toDuration,
    {
      back: fromDuration,
      wire: fc
        .tuple(fc.constantFrom('', '-'), fc.nat(), fc.integer({ min: 1, max: 999_999_999 }))
        .map(([sign, seconds, nanos]) => `${sign}${seconds}.${pad(nanos, 9)}s`),
    },
  ],
  [
    toFieldMask,
    { back: fromFieldMask, wire: fc.array(fc.stringMatching(/^[a-z]+$/), { minLength: 1 }).map((paths) => paths.join(',')) },
  ],
  [toBytes, { back: fromBytes, wire: fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('base64')) }],
  [toImage, { back: fromMedia, wire: medium }],
  [toAudio, { back: fromMedia, wire: medium }],
  [toDocument, { back: fromMedia, wire: medium }],
  [toVideo, { back: fromMedia, wire: withThumbnail }],
])

/** The table that reverses `table`. A converter without a known reverse is a mistake of these tests. */
export const inverse = (table: Conversion): Conversion =>
  table.flatMap(([converter, ...paths]) => {
    const { back } = wayOf(converter)
    return back ? [[back, ...paths] as const] : []
  })

/** Whether the whole table reads responses; tables for requests have no reverse. */
export const isForReplies = (table: Conversion): boolean => table.every(([converter]) => WAYS.has(converter))

function wayOf(converter: Converter): Way {
  const way = WAYS.get(converter)
  if (!way) throw new Error(`No way back is known from ${converter.name || 'a converter without a name'}`)
  return way
}

/** An entity with a fitting value at every path of `table`; lists and keys of `*` come in any number. */
export const fitting = (table: Conversion): fc.Arbitrary<unknown> =>
  nodeOf(
    leavesOf(table, (converter) => wayOf(converter).wire),
    fc.constant([]),
  )

/** An entity with values that do not fit at the paths of `table`, and at every step towards them. */
export const misfitting = (table: Conversion): fc.Arbitrary<unknown> => {
  const anything = hostileJson(['id', 'altText'])
  return nodeOf(
    leavesOf(table, () => anything),
    anything,
  )
}

interface Leaf {
  steps: readonly string[]
  wire: fc.Arbitrary<unknown>
}

const leavesOf = (table: Conversion, wireFor: (converter: Converter) => fc.Arbitrary<unknown>): Leaf[] =>
  table.flatMap(([converter, ...paths]) => paths.map((path) => ({ steps: path.split('.'), wire: wireFor(converter) })))

function nodeOf(leaves: readonly Leaf[], instead: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const own = leaves.find(({ steps }) => steps.length === 0)
  const deeper = leaves.filter(({ steps }) => steps.length > 0)
  if (own && deeper.length === 0) return own.wire
  const steps = [...new Set(deeper.map(({ steps: [step = ''] }) => step))]
  const below = (step: string) =>
    nodeOf(
      deeper.filter(({ steps: [first] }) => first === step).map((leaf) => ({ ...leaf, steps: leaf.steps.slice(1) })),
      instead,
    )
  const named = Object.fromEntries(steps.filter((step) => step !== '*').map((step) => [step, below(step)]))
  const base = steps.includes('*')
    ? fc.dictionary(
        fc.stringMatching(/^[a-z]{1,4}$/).filter((key) => !steps.includes(key)),
        below('*'),
        { maxKeys: 3 },
      )
    : fc.constant({})
  const record = fc
    .tuple(base, fc.record(named, { requiredKeys: [] }))
    .map(([any, known]) => ({ ...(any as object), ...(known as object) }))
  // Media are converted as a whole and in their parts: the inner values are merged into the outer ones.
  const whole = own ? fc.tuple(own.wire, record).map(([outer, inner]) => ({ ...(outer as object), ...inner })) : record
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 2, arbitrary: fc.array(whole, { maxLength: 3 }) },
    { weight: 1, arbitrary: instead },
  )
}

const HOSTILE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'toJSON', 'length', 'then', '']

/** JSON of any shape: deep, wrong where the client reads, with dangerous keys. */
export function hostileJson(keys: readonly string[]): fc.Arbitrary<unknown> {
  const { any } = fc.letrec<{ any: unknown }>((tie) => ({
    any: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      fc.constantFrom<unknown>(
        null,
        true,
        0,
        -1,
        1.5,
        1e308,
        '',
        'NaN',
        '-Infinity',
        'garbage',
        '2026-01-10T09:08:07Z',
        'x'.repeat(20_000),
      ),
      fc.array(tie('any'), { maxLength: 4 }),
      fc
        .array(fc.tuple(fc.constantFrom(...HOSTILE_KEYS, ...keys), tie('any')), { maxLength: 6 })
        .map((entries) => Object.fromEntries(entries)),
    ),
  }))
  return any
}

/** Every key that a table reads. */
export const TABLE_KEYS: readonly string[] = [
  ...new Set(TABLES.flatMap(({ table }) => table.flatMap(([, ...paths]) => paths.flatMap((path) => path.split('.'))))),
].filter((key) => key !== '*')
