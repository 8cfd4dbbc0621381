/** Free-text search: any or all of the words in the searched fields; better matches come first. */

import { refuse } from '../../gateway/errors'
import {
  optionalBoolean,
  optionalList,
  optionalOneOf,
  optionalRecord,
  optionalString,
  own,
  requiredString,
} from '../../untrusted'

export type Messages<T> = Readonly<Record<string, (entity: T) => string>>

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Shorter words have too many neighbours. */
const FUZZY_FROM = 4

/** Whether the words differ by one letter at most: another, one more, one less, or two exchanged. */
function isNear(asked: string, word: string): boolean {
  if (Math.abs(asked.length - word.length) > 1) return false
  let at = 0
  while (at < asked.length && asked[at] === word[at]) at++
  const rest = (text: string, from: number) => text.slice(at + from)
  return (
    rest(asked, 1) === rest(word, 1) ||
    rest(asked, 0) === rest(word, 1) ||
    rest(asked, 1) === rest(word, 0) ||
    (asked[at] === word[at + 1] && asked[at + 1] === word[at] && rest(asked, 2) === rest(word, 2))
  )
}

/** Reads `expression`, the `fields` to search (default: all of `texts`), `mode` OR (the default) or AND, and `fuzzy`. */
export const searchTexts =
  <T>(texts: Messages<T>) =>
  (all: readonly T[], value: unknown): T[] => {
    const search = optionalRecord(value, 'search.search') ?? {}
    const words = wordsOf(optionalString(own(search, 'expression'), 'search.search.expression', 100) ?? '')
    const mode = optionalOneOf(own(search, 'mode'), 'search.search.mode', ['OR', 'AND'] as const) ?? 'OR'
    const fuzzy = optionalBoolean(own(search, 'fuzzy'), 'search.search.fuzzy') ?? false
    const fits = (word: string) => (candidate: string) =>
      candidate.startsWith(word) || (fuzzy && word.length >= FUZZY_FROM && isNear(word, candidate))
    const named = (optionalList(own(search, 'fields'), 'search.search.fields', 20) ?? []).map((field, index) => {
      const at = `search.search.fields[${index}]`
      const name = requiredString(field, at, 100)
      return Object.hasOwn(texts, name) ? name : refuse(at, `"${name}" is not a field that can be searched`, 'FIELD_NOT_ALLOWED')
    })
    if (words.length === 0) return [...all]
    const readers = (named.length > 0 ? named : Object.keys(texts)).flatMap((name) => texts[name] ?? [])
    /** The number of words that match; a match in an earlier field counts more. */
    const score = (entity: T): number => {
      const fields = readers.map((read) => wordsOf(read(entity)))
      const hits = words.map((word) => {
        const at = fields.findIndex((field) => field.some(fits(word)))
        return at < 0 ? 0 : 1 + 1 / (at + 1)
      })
      if (mode === 'AND' && hits.includes(0)) return 0
      let sum = 0
      for (const hit of hits) sum += hit
      return sum
    }
    return all
      .map((entity) => ({ entity, score: score(entity) }))
      .filter((entry) => entry.score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ entity }) => entity)
  }
