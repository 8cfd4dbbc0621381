/**
 * The short run takes a tenth of each long table, and the next run the next tenth, so that ten consecutive runs have taken all of it. A seed
 * selects the tenth; the same seed selects the same rows in every process.
 */
import { spawnSync } from 'node:child_process'

/** After so many consecutive seeds, every row has been taken. */
export const RUNS = 10

const SEED_VARIABLE = 'CARTLET_SEED'
const MS_PER_DAY = 86_400_000

const FULL_VARIABLE = 'CARTLET_FULL'
const takesEverything = () => Boolean(process.env[FULL_VARIABLE])

/** True in `npm run test:full`, which takes every row. */
export const isFull = takesEverything()

/**
 * The day of the last commit, in days since 1970: the run before a landing and that of the landing take the same rows, and the next day's the next
 * tenth. A shallow clone has that commit, too; without a repository it is today.
 */
function defaultSeed(): number {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' })
  const seconds = Number.parseInt(stdout ?? '', 10)
  return Math.floor((Number.isNaN(seconds) ? Date.now() : seconds * 1000) / MS_PER_DAY)
}

/** Sets the seed for this process and for those it starts, since a commit during the run must not change it. */
export function fixSeed(): number {
  const seed = Number(process.env[SEED_VARIABLE] ?? defaultSeed())
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Error(`${SEED_VARIABLE} must be a whole number, not ${seed}.`)
  process.env[SEED_VARIABLE] = `${seed}`
  return seed
}

/** A fixed order that depends on the table alone: rows that stand together are often alike, and should not fall into the same run. */
function shuffledPlaces(length: number, key: string): number[] {
  let state = 2_166_136_261
  for (const char of key) state = Math.imul(state ^ char.charCodeAt(0), 16_777_619)
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), state | 1)
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61)
    return (state ^ (state >>> 14)) >>> 0
  }
  const weights = Array.from({ length }, next)
  return [...weights.keys()].sort((a, b) => (weights[a] ?? 0) - (weights[b] ?? 0) || a - b)
}

export interface SampleOptions {
  /** After how many consecutive runs every row has been taken. @default RUNS */
  runs?: number
  seed?: number
}

/** The rows of this run, in their order: at least one. `key` names the table, so that tables differ in the places that they take. */
export function sampled<T>(rows: readonly T[], key: string, { runs = RUNS, seed = fixSeed() }: SampleOptions = {}): T[] {
  if (takesEverything()) return [...rows]
  const hands = Math.min(runs, rows.length)
  const taken = new Set(shuffledPlaces(rows.length, key).filter((_, place) => place % hands === seed % hands))
  return rows.filter((_, place) => taken.has(place))
}

/**
 * The rows of this run, for tables that are taken in two forms, such as both versions of the cart: a third of them is taken in the second form in
 * place of the first, and after three rounds of `RUNS` runs every row has been taken in it. The long run takes all rows in both forms.
 */
export function inTwoForms<T>(rows: readonly T[], key: string, { runs = RUNS, seed = fixSeed() }: SampleOptions = {}) {
  const all = sampled(rows, key, { runs, seed })
  if (takesEverything()) return { first: all, second: all }
  const round = Math.floor(seed / Math.min(runs, rows.length))
  const isSecond = (_: T, place: number) => place % 3 === round % 3
  return { first: all.filter((row, place) => !isSecond(row, place)), second: all.filter(isSecond) }
}
