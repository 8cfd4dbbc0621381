/** Replays vectors through the adapter and lists the differences from the recording, except those that `deviations.json` names. */
import { perform } from '../adapter/adapter'
import { type Deviation, rewrite } from '../deviation-rules/deviations'
import { type Difference, differences } from './compare'
import { type Outcome, openDocuments, recordedOutcome } from './outcome'
import { type SentRequest, setScene } from './scene'
import { decode, type Vector } from './vector'

export interface Verdict {
  vector: string
  differences: Difference[]
  /** Rows that rewrote the recording. */
  used: Deviation[]
}

export async function judge(vector: Vector, deviations: readonly Deviation[]): Promise<Verdict> {
  const scene = setScene(vector)
  const recorded = recordedOutcome(vector)
  const outcome = await perform(scene)
  // A token refresh that no call awaits is sent as well.
  await new Promise((resolve) => setImmediate(resolve))
  if (outcome.facts) recorded.facts = factsOf(vector, Object.keys(outcome.facts))
  const { expected, used } = rewrite(recorded, vector, deviations)
  const ours: Outcome = {
    requests: scene.sent.map((request, i) => ({ ...request, headers: comparable(request, expected.requests[i]) })),
    result: openDocuments(outcome.result),
    error: openDocuments(outcome.error),
    facts: outcome.facts,
  }
  return { vector: vector.name, differences: differences(expected, ours), used }
}

const factsOf = (vector: Vector, names: readonly string[]): Record<string, unknown> =>
  decode(Object.fromEntries(names.map((name) => [name, vector[name]]))) as Record<string, unknown>

/** Headers that are always compared: those for the identity, the format of the body and the consistency. */
const COMPARED = ['Authorization', 'Content-Type', 'X-Wix-Consistent', 'wix-site-id', 'wix-account-id']

/** The headers to compare: those of `COMPARED`, and every recorded one. */
function comparable({ headers }: SentRequest, recordedRequest: SentRequest | undefined): SentRequest['headers'] {
  const recorded = Object.keys(recordedRequest?.headers ?? {})
  const known = recorded.map((name) => name.toLowerCase())
  const names = [...recorded, ...COMPARED.filter((name) => !known.includes(name.toLowerCase()))]
  const lower = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  return Object.fromEntries(names.map((name) => [name, lower.get(name.toLowerCase())]))
}
