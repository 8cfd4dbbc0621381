/** Every enumeration of the specification is among our constants, with today's values; each difference has a reason. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RULE_TYPE_MESSAGES, RuleType } from '../../../src/platform/http/rule-type'
import recorded from '../../wire/tables/enums.json'

interface Recorded {
  /** The name in the specification. */
  name: string
  specified: string[]
  /** What the platform's packages declare today. */
  today: string[]
}

/** The constant of an enumeration, where several constants have the same values or where ours differs on purpose. */
interface Difference {
  constant: string
  missing?: string[]
  added?: string[]
  why: string
}
const DIFFERENCES: Record<string, Difference> = {
  'Scalar types': {
    constant: '#ScalarType',
    missing: ['SUM', 'AVG'],
    why: 'Not offered to callers: neither in the specification nor in the typings of the packages.',
  },
}

const FOLDER = new URL('../../../src/platform/', import.meta.url)
const modules = await Promise.all(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map(async (name) => [name, (await import(new URL(name, FOLDER).href)) as Record<string, unknown>] as const),
)

/** A set of wire values as this project writes them: a non-empty object whose values are all text. */
const isValueSet = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.values(value).every((item) => typeof item === 'string')

const constants = new Map<string, Set<string>>(
  modules.flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]): [string, Set<string>][] =>
      isValueSet(value) ? [[`${file}#${name}`, new Set(Object.values(value))]] : [],
    ),
  ),
)

const lacking = (wanted: Iterable<string>, given: Set<string>): string[] => [...wanted].filter((value) => !given.has(value))

/** The values that a constant must have: the specification's and today's. */
const valuesOf = ({ specified, today }: Recorded): Set<string> => new Set([...specified, ...today])

function constantFor(row: Recorded): string | undefined {
  const named = DIFFERENCES[row.name]?.constant
  if (named) return [...constants.keys()].find((name) => name.endsWith(named))
  const values = valuesOf(row)
  return [...constants].find(([, own]) => own.size === values.size && lacking(values, own).length === 0)?.[0]
}

describe('the constants', () => {
  it.each(
    (recorded as Recorded[]).map((row) => [row.name, row] as const),
  )('some exported constant has exactly the recorded values of %s, but for the listed differences', (name, row) => {
    const constant = constantFor(row)
    expect(constant, `no constant is exactly ${[...valuesOf(row)].join(', ')}`).toBeDefined()
    const own = constants.get(constant as string) as Set<string>
    const values = valuesOf(row)
    const { missing = [], added = [] } = DIFFERENCES[name] ?? {}
    expect({ missing: lacking(values, own), added: lacking(own, values) }).toEqual({ missing, added })
  })

  it('each key of a recorded constant is spelled like its value, apart from case', () => {
    const recordedOnes = new Set((recorded as Recorded[]).map(constantFor))
    const misnamed = modules.flatMap(([file, exported]) =>
      Object.entries(exported).flatMap(([name, value]) =>
        recordedOnes.has(`${file}#${name}`) && isValueSet(value)
          ? Object.keys(value)
              .filter((key) => key.toUpperCase() !== value[key]?.toUpperCase())
              .map((key) => `${file}#${name}.${key}`)
          : [],
      ),
    )
    expect(misnamed).toEqual([])
  })

  it('every listed difference is of a recorded enumeration and has a reason', () => {
    const names = (recorded as Recorded[]).map(({ name }) => name)
    expect(Object.keys(DIFFERENCES).filter((name) => !names.includes(name))).toEqual([])
    expect(Object.values(DIFFERENCES).filter(({ why }) => why.length < 20)).toEqual([])
  })
})

it('each rule of a field violation has a sentence of its own', () => {
  const sentences = Object.values(RULE_TYPE_MESSAGES)
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].{15,}\.$/)
  expect(new Set(sentences).size).toBe(Object.keys(RuleType).length)
})
