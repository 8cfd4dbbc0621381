/**
 * Where we differ on purpose: rows of `deviations.json`. Each rewrites the recording to what we do instead, so that a client which does
 * neither what was recorded nor what the row says fails.
 */
import { readFileSync } from 'node:fs'
import { isEqual, isPlain } from '../runner/compare'
import type { Outcome } from '../runner/outcome'
import { decode, type Vector } from '../runner/vector'
import { DEVIATION_RULES } from './deviation-rules'

export interface Deviation {
  /** Names of vectors; `*` is any text. */
  vectors: string
  why: string
  /** A rule of `deviation-rules.ts`: it finds its places by itself. */
  rule?: string
  /** Without a rule: where they differ, an exact path, or with `*` for any text. */
  path?: string
  /** What the SDK does there. Absent: nothing. Encoded as the vectors are. One `*` in text is what `ours` has at its own `*`. */
  sdk?: unknown
  /** What we do there. */
  ours?: unknown
}

export const readDeviations = (file: string): Deviation[] => JSON.parse(readFileSync(file, 'utf8')) as Deviation[]

/** What the recording becomes, and which rows had a part in it. */
export function rewrite(recorded: Outcome, vector: Vector, deviations: readonly Deviation[]) {
  let expected = recorded
  const used: Deviation[] = []
  for (const deviation of deviations) {
    if (!matches(deviation.vectors, vector.name)) continue
    const rewritten = deviation.rule ? ruleOf(deviation.rule)(expected, vector) : (atPath(expected, deviation) as Outcome)
    if (isEqual(rewritten, expected)) continue
    expected = rewritten
    used.push(deviation)
  }
  return { expected, used }
}

function ruleOf(name: string) {
  const rule = DEVIATION_RULES[name]
  if (!rule) throw new Error(`deviations.json names the rule "${name}", which there is not`)
  return rule
}

const matches = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.split('*').map(escapeRegExp).join('.*')}$`, 's').test(text)

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `expected` with the row's value in every place that its path names and that holds what the SDK does. */
export function atPath(expected: unknown, { path = '', sdk, ours }: Omit<Deviation, 'vectors' | 'why'>): unknown {
  const from = decode(sdk)
  const to = decode(ours)
  const rewriteNode = (node: unknown): unknown => {
    if (isEqual(node, from)) return to
    const middle = besideStar(from, node)
    return middle === undefined ? node : (to as string).replace('*', () => middle)
  }
  if (!path.includes('*')) return setAt(expected, path.match(/[^.[\]]+/g) ?? [], rewriteNode)
  const visit = (node: unknown, at: string): unknown => {
    const rewritten = matches(path, at) ? rewriteNode(node) : node
    if (rewritten !== node) return rewritten
    if (Array.isArray(node)) return node.map((item, i) => visit(item, `${at}[${i}]`))
    if (!isPlain(node)) return node
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, visit(value, at ? `${at}.${key}` : key)]))
  }
  return visit(expected, '')
}

/** Also where there is nothing yet, as long as something holds the place. */
function setAt(node: unknown, [key, ...rest]: readonly string[], rewriteNode: (node: unknown) => unknown): unknown {
  if (key === undefined) return rewriteNode(node)
  if (Array.isArray(node)) {
    const at = Number(key)
    const value = setAt(node[at], rest, rewriteNode)
    return value === undefined ? node.filter((_, i) => i !== at) : [...node.slice(0, at), value, ...node.slice(at + 1)]
  }
  return isPlain(node) ? { ...node, [key]: setAt(node[key], rest, rewriteNode) } : node
}

/** What stands in `text` at the place of the pattern's `*`. */
function besideStar(pattern: unknown, text: unknown): string | undefined {
  if (typeof pattern !== 'string' || typeof text !== 'string') return undefined
  const [before = '', after, ...more] = pattern.split('*')
  if (after === undefined || more.length || text.length < before.length + after.length) return undefined
  return text.startsWith(before) && text.endsWith(after) ? text.slice(before.length, text.length - after.length) : undefined
}
