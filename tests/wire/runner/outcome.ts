/** The one form in which a recording and what our client did are compared. */
import { isPlain } from './compare'
import { readRequest, type SentRequest } from './scene'
import { decode, exchangesOf, type Vector } from './vector'

export interface Outcome {
  requests: SentRequest[]
  result?: unknown
  error?: unknown
  /** What groups of their own kind have beside: calls of event handlers, for example. */
  facts?: Record<string, unknown>
}

/**
 * Facts that say how the SDK is built, not what it does. `messageJSON` is the recorder's own reading of `message`, which is compared as the
 * document that it is.
 */
const BUILT = ['constructor', 'stringifyable', 'retried', 'shouldUseCDN', 'methods', 'messageJSON']

const withoutBuild = (fact: unknown): unknown =>
  isPlain(fact) ? Object.fromEntries(Object.entries(fact).filter(([key]) => !BUILT.includes(key))) : fact

/** What the vector holds, before any deviation. */
export function recordedOutcome(vector: Vector): Outcome {
  const { error, result } = vector
  return {
    requests: exchangesOf(vector).map(({ request }) => readRequest(request)),
    result: openDocuments(decode(withoutBuild(result))),
    error: openDocuments(decode(withoutBuild(error))),
  }
}

/** The SDK's messages are pretty JSON documents: opened, so that a difference in one place of them is one difference. */
export function openDocuments(node: unknown): unknown {
  if (typeof node === 'string') return node.startsWith('{\n') ? (parsed(node) ?? node) : node
  if (Array.isArray(node)) return node.map(openDocuments)
  if (!isPlain(node)) return node
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, openDocuments(value)]))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
