/** Command line of `npm run bench`. */
import { parseArgs } from 'node:util'
import { ROWS, type Row } from './report/rows'
import type { Subject } from './subjects/subject'
import { SUBJECTS } from './subjects/subjects'

export interface Options {
  rounds: number
  rows: readonly Row[]
  subjects: readonly Subject[]
  /** File for all figures. */
  json?: string
  seed: number
  /** Every row and every subject: such a run writes its tables into the docs. */
  isWhole: boolean
}

const DEFAULT_ROUNDS = 15
const QUICK_ROUNDS = 3

/** The entries with these names, in the order of `all`; all of them without names. */
export function choose<T extends { name: string }>(all: readonly T[], names: string | undefined, kind: string): readonly T[] {
  if (names === undefined) return all
  const wanted = names.split(',').map((name) => name.trim())
  const unknown = wanted.filter((name) => !all.some((one) => one.name === name))
  if (unknown.length) throw new Error(`No ${kind} ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}`)
  return all.filter(({ name }) => wanted.includes(name))
}

export function readOptions(values: string[]): Options {
  const { values: given } = parseArgs({
    args: values,
    options: {
      rounds: { type: 'string' },
      rows: { type: 'string' },
      subjects: { type: 'string' },
      json: { type: 'string' },
      seed: { type: 'string', default: '1' },
      quick: { type: 'boolean', default: false },
    },
  })
  const rounds = Number(given.rounds ?? (given.quick ? QUICK_ROUNDS : DEFAULT_ROUNDS))
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds must be a whole number from 1, not "${given.rounds}"`)
  const rows = choose(ROWS, given.rows, 'row')
  const chosen = choose(SUBJECTS, given.subjects, 'subject')
  // Some rows are differences from the bare page.
  const needsBare = rows.some(({ beyondBare }) => beyondBare)
  const subjects = SUBJECTS.filter((subject) => chosen.includes(subject) || (needsBare && subject.bare))
  const isWhole = given.rows === undefined && given.subjects === undefined && !given.quick
  return { rounds, rows, subjects, isWhole, seed: Number(given.seed), ...(given.json && { json: given.json }) }
}
