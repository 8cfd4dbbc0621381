/**
 * Deliberate differences from the SDK: rows of `deviations.json`. Each rewrites the recording to our behaviour, so that a client fails if it does
 * neither what was recorded nor what the row says.
 */
import { readFileSync } from 'node:fs'
import { isEqual, isPlain } from '../runner/compare'
import type { Outcome } from '../runner/outcome'
import { decode, type Vector } from '../runner/vector'
import { DEVIATION_RULES } from './deviation-rules'

export interface Deviation {
  /** Names of vectors; `*` stands for any text. */
  vectors: string
  why: string
  /** A rule of `deviation-rules.ts`, which finds the places to change. */
  rule?: string
  /** Without a rule: the path of the difference, exact or with `*` for any text. */
  path?: string
  /** The SDK's value there; absent for none. Encoded as in the vectors. One `*` in a text stands for the text that replaces the `*` of `ours`. */
  sdk?: unknown
  /** Our value there; absent for none. */
  ours?: unknown
}

export const readDeviations = (file: string): Deviation[] => JSON.parse(readFileSync(file, 'utf8')) as Deviation[]

/** The rewritten recording, and the rows that changed it. */
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

/** `expected` with our value in every place that matches the row's path and holds the SDK's value. */
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

/** Also sets a value that is missing, if its parent exists. */
function setAt(node: unknown, [key, ...rest]: readonly string[], rewriteNode: (node: unknown) => unknown): unknown {
  if (key === undefined) return rewriteNode(node)
  if (Array.isArray(node)) {
    const at = Number(key)
    const value = setAt(node[at], rest, rewriteNode)
    return value === undefined ? node.filter((_, i) => i !== at) : [...node.slice(0, at), value, ...node.slice(at + 1)]
  }
  return isPlain(node) ? { ...node, [key]: setAt(node[key], rest, rewriteNode) } : node
}

/** The part of `text` at the place of the pattern's `*`. */
function besideStar(pattern: unknown, text: unknown): string | undefined {
  if (typeof pattern !== 'string' || typeof text !== 'string') return undefined
  const [before = '', after, ...more] = pattern.split('*')
  if (after === undefined || more.length || text.length < before.length + after.length) return undefined
  return text.startsWith(before) && text.endsWith(after) ? text.slice(before.length, text.length - after.length) : undefined
}
