/** The type of deviation rules, and helpers for them. */
import { isPlain } from '../runner/compare'
import type { Outcome } from '../runner/outcome'
import { exchangesOf, type RecordedReply, type Vector } from '../runner/vector'

/** Returns the outcome that our client has instead of the recorded one; the recorded one if the rule does not apply. */
export type DeviationRule = (recorded: Outcome, vector: Vector) => Outcome

export type DeviationRules = Readonly<Record<string, DeviationRule>>

type Json = Record<string, unknown>

export const recordOf = (value: unknown): Json => (isPlain(value) ? value : {})

/** The platform's last reply. */
export const lastReply = (vector: Vector): RecordedReply => exchangesOf(vector).at(-1)?.response ?? {}

export function bodyOf({ body, rawBody }: RecordedReply): unknown {
  if (rawBody === undefined) return body
  try {
    return JSON.parse(rawBody)
  } catch {
    return undefined
  }
}

export const headerOf = ({ headers = {} }: RecordedReply, name: string): string | undefined =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]

/** Replaces every value below `node`, the innermost first, with the result of `change`, which gets its path as `compare.ts` writes it. */
export function everywhere(node: unknown, change: (value: unknown, path: string) => unknown, path = ''): unknown {
  const changed = Array.isArray(node)
    ? node.map((item, i) => everywhere(item, change, `${path}[${i}]`))
    : isPlain(node)
      ? Object.fromEntries(
          Object.entries(node).map(([key, value]) => [key, everywhere(value, change, path ? `${path}.${key}` : key)]),
        )
      : node
  return change(changed, path)
}

/** The same for the result, error and facts of a call, but not for its requests. */
export const inAnswer = (recorded: Outcome, change: (value: unknown, path: string) => unknown): Outcome => ({
  ...recorded,
  result: everywhere(recorded.result, change, 'result'),
  error: everywhere(recorded.error, change, 'error'),
  ...(recorded.facts && { facts: everywhere(recorded.facts, change, 'facts') as Json }),
})
