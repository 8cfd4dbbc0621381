/** Where we are better on purpose: rows of `deviations.json`, each hiding one named difference and nothing else. */
import { readFileSync } from 'node:fs'
import { type Difference, differences } from './compare'
import { decode } from './vector'

export interface Deviation {
  /** Names of vectors; `*` is any text. */
  vectors: string
  /** Where they differ: an exact path, or with `*` for any text. */
  path: string
  /** What the SDK does there. Absent: nothing. Encoded as the vectors are. One `*` in text is what `ours` has at its own `*`. */
  sdk?: unknown
  /** What we do there. */
  ours?: unknown
  why: string
}

export const readDeviations = (file: string): Deviation[] => JSON.parse(readFileSync(file, 'utf8')) as Deviation[]

const matches = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.split('*').map(escapeRegExp).join('.*')}$`, 's').test(text)

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export const excuses = (deviation: Deviation, vector: string, difference: Difference): boolean =>
  matches(deviation.vectors, vector) &&
  matches(deviation.path, difference.path) &&
  (isSame(deviation, difference) || differsAround(deviation, difference))

const isSame = (deviation: Deviation, difference: Difference): boolean =>
  differences(decode(deviation.sdk), difference.sdk).length === 0 &&
  differences(decode(deviation.ours), difference.ours).length === 0

/** Both texts hold the same in the place of their `*`. */
function differsAround({ sdk, ours }: Deviation, difference: Difference): boolean {
  const theirs = besideStar(sdk, difference.sdk)
  return theirs !== undefined && theirs === besideStar(ours, difference.ours)
}

function besideStar(pattern: unknown, text: unknown): string | undefined {
  if (typeof pattern !== 'string' || typeof text !== 'string') return undefined
  const [before = '', after, ...more] = pattern.split('*')
  if (after === undefined || more.length || text.length < before.length + after.length) return undefined
  return text.startsWith(before) && text.endsWith(after) ? text.slice(before.length, text.length - after.length) : undefined
}
