/** Replays vectors through the adapter and lists what differs from the recording, less what `deviations.json` names. */
import { perform } from './adapter'
import { type Difference, differences, isPlain } from './compare'
import { type Deviation, excuses } from './deviations'
import { readRequest, type SentRequest, setScene } from './scene'
import { decode, exchangesOf, type Vector } from './vector'

/** What a call comes to. Both sides are brought into this form. */
export interface Outcome {
  requests: SentRequest[]
  result?: unknown
  error?: unknown
  /** What groups of their own kind have beside: calls of event handlers, for example. */
  facts?: Record<string, unknown>
}

export interface Verdict {
  vector: string
  differences: Difference[]
  /** Rows that hid a difference. */
  used: Deviation[]
}

/** Facts of a recorded error or result that say how the SDK is built, not what it does. */
const BUILT = ['constructor', 'stringifyable', 'retried', 'shouldUseCDN', 'methods']

const withoutBuild = (fact: unknown): unknown =>
  isPlain(fact) ? Object.fromEntries(Object.entries(fact).filter(([key]) => !BUILT.includes(key))) : fact

function recorded(vector: Vector): Outcome {
  const { error, result } = vector
  return {
    requests: exchangesOf(vector).map(({ request }) => readRequest(request)),
    result: decode(withoutBuild(result)),
    error: decode(withoutBuild(error)),
  }
}

export async function judge(vector: Vector, deviations: readonly Deviation[]): Promise<Verdict> {
  const scene = setScene(vector)
  const expected = recorded(vector)
  const outcome = await perform(scene)
  const ours: Outcome = {
    requests: scene.sent.map((request, i) => ({ ...request, headers: comparable(request, expected.requests[i]) })),
    result: outcome.result,
    error: outcome.error,
  }
  if (outcome.facts) {
    ours.facts = outcome.facts
    expected.facts = decode(Object.fromEntries(Object.keys(outcome.facts).map((key) => [key, vector[key]]))) as Record<
      string,
      unknown
    >
  }
  const used = new Set<Deviation>()
  const left = differences(expected, ours).filter((difference) => {
    const row = deviations.find((deviation) => excuses(deviation, vector.name, difference))
    if (row) used.add(row)
    return !row
  })
  return { vector: vector.name, differences: left, used: [...used] }
}

/** Headers that are compared: the two that always are, and every one that was recorded. */
function comparable({ headers }: SentRequest, recordedRequest: SentRequest | undefined): SentRequest['headers'] {
  const names = ['Authorization', 'Content-Type', ...Object.keys(recordedRequest?.headers ?? {})]
  const lower = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  return Object.fromEntries(names.map((name) => [name, lower.get(name.toLowerCase())]))
}
