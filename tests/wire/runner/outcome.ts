/** The form in which a recording and the outcome of our client are compared. */
import { isPlain } from './compare'
import { readRequest, type SentRequest } from './scene'
import { decode, exchangesOf, type Vector } from './vector'

export interface Outcome {
  requests: SentRequest[]
  result?: unknown
  error?: unknown
  /** Further facts of some groups, for example the calls of event handlers. */
  facts?: Record<string, unknown>
}

/**
 * Facts about the SDK's construction, not its behaviour. `messageJSON` is the recorder's parsed copy of `message`, which is itself compared as a
 * document.
 */
const BUILT = ['constructor', 'stringifyable', 'retried', 'shouldUseCDN', 'methods', 'messageJSON']

const withoutBuild = (fact: unknown): unknown =>
  isPlain(fact) ? Object.fromEntries(Object.entries(fact).filter(([key]) => !BUILT.includes(key))) : fact

/** The outcome in the vector, before any deviation. */
export function recordedOutcome(vector: Vector): Outcome {
  const { error, result } = vector
  return {
    requests: exchangesOf(vector).map(({ request }) => readRequest(request)),
    result: openDocuments(decode(withoutBuild(result))),
    error: openDocuments(decode(withoutBuild(error))),
  }
}

/** Parses the SDK's messages, which are formatted JSON documents, so that one differing value in them is one difference. */
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
