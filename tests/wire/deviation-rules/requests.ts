/** Requests: ids that cannot change the path, and arguments that the SDK loses. */
import { tableIfAny } from '../adapter/conversions'
import { isPlain } from '../runner/compare'
import type { Outcome } from '../runner/outcome'
import { readRequest, type SentRequest } from '../runner/scene'
import { changeAt, renamed, segmentsOf } from '../runner/sdk-conversion'
import { decode, exchangesOf, type Vector } from '../runner/vector'
import { type DeviationRule, type DeviationRules, everywhere, recordOf } from './rule'

const argsOf = ({ call }: Vector): unknown[] => (decode(call?.args) ?? []) as unknown[]

/** An id stays one segment of the path, whatever it contains. */
const encodedSegments: DeviationRule = (recorded, vector) => {
  const odd = argsOf(vector).filter((arg): arg is string => typeof arg === 'string' && /[/?#%]/.test(arg))
  if (odd.length === 0) return recorded
  const requests = recorded.requests.map((request, i) => {
    const sent = exchangesOf(vector)[i]?.request
    if (!sent) return request
    const spellings = odd.flatMap((arg) => [[arg, arg] as const, [encodeURI(arg), arg] as const])
    const inPath = ([text]: readonly [string, string]) => sent.url.split('?')[0]?.includes(text.split('?')[0] ?? text)
    const found = spellings.find(([text]) => sent.url.includes(text) && inPath([text, text]))
    return found ? readRequest({ ...sent, url: sent.url.replace(found[0], () => encodeURIComponent(found[1])) }) : request
  })
  return { ...recorded, requests }
}

/** A missing id is refused before anything is sent. The SDK sends the word "undefined", or requests the whole list. */
const missingId: DeviationRule = (recorded) => {
  const { path = '' } = recorded.requests[0] ?? {}
  const missing = path.split('/').find((segment, i) => segment === 'undefined' || (segment === '' && i > 0))
  if (missing === undefined) return recorded
  return {
    requests: [],
    error: {
      name: 'Error',
      message: `Invalid id or slug: "${missing}"`,
      properties: { code: 'UNKNOWN', runtimeError: { code: 'UNKNOWN', runtimeError: { $circular: true } } },
    },
  }
}

const inBody = (recorded: Outcome, change: (body: Record<string, unknown>) => unknown): Outcome => ({
  ...recorded,
  requests: recorded.requests.map(
    (request): SentRequest => (isPlain(request.body) ? { ...request, body: change(request.body) } : request),
  ),
})

/** A cart patch has the specification's merchant discounts and field mask; in the specification's form a missing mask is derived. */
const wholePatch: DeviationRule = (recorded, vector) => {
  if (vector.call?.fn !== 'currentCart.updateCurrentCart') return recorded
  const { merchantDiscounts, cartFieldmask, ...fields } = recordOf(argsOf(vector)[0])
  const { cartInfo, ...others } = fields
  const derived = [...Object.keys(recordOf(cartInfo)).map((key) => `cartInfo.${key}`), ...Object.keys(others)]
  const given = Array.isArray(cartFieldmask) ? cartFieldmask : undefined
  const isSpecified = vector.group === 'legacy'
  const mask = given ?? (isSpecified ? [...derived, ...(merchantDiscounts ? ['merchantDiscounts'] : [])] : undefined)
  return inBody(recorded, (body) => ({ ...body, merchantDiscounts, cartFieldmask: mask?.join(',') }))
}

/** Parts of an address that are given under the wire's names, or are only for display, are sent as given. */
const WIRE_PARTS = ['addressLine', 'formattedAddress', 'geocode', 'countryFullname', 'subdivisionFullname']

const wholeAddress: DeviationRule = (recorded, vector) => {
  const paths = tableIfAny(vector.call?.fn ?? '')?.request?.sdk?.address ?? []
  return paths.reduce((outcome, path) => {
    const segments = segmentsOf(path)
    // An argument has the form of the body, or that of the one entity in it.
    const [address] = argsOf(vector).flatMap((given) => [
      ...valuesAt(given, segments),
      ...(segments.length > 1 ? valuesAt(given, segments.slice(1)) : []),
    ])
    const parts = Object.fromEntries(Object.entries(recordOf(address)).filter(([part]) => WIRE_PARTS.includes(part)))
    return inBody(outcome, (body) => changeAt(body, segments, (sent) => (isPlain(sent) ? { ...parts, ...sent } : sent)))
  }, recorded)
}

function valuesAt(node: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(node)) return node.flatMap((item) => valuesAt(item, step === undefined ? [] : [step, ...rest]))
  if (step === undefined) return [node]
  return isPlain(node) && step in node ? valuesAt(node[step], rest) : []
}

/** A redirect session is asked for with the purpose that was given, also one that the SDK's function does not know. */
const anyPurpose: DeviationRule = (recorded, vector) => {
  if (vector.call?.fn !== 'redirects.createRedirectSession') return recorded
  return inBody(recorded, (body) => ({ ...recordOf(argsOf(vector)[0]), ...body }))
}

/** A media item is sent with its known facts only: without a name "undefined", and without the URL that only encodes the same facts. */
const knownMedia: DeviationRule = (recorded) => {
  const change = (node: unknown): unknown => {
    if (!isPlain(node) || !/^wix:\w+:\/\//.test(`${node.url}`)) return node
    const { url, ...facts } = node
    return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== 'undefined' && !Number.isNaN(value)))
  }
  return inBody(recorded, (body) => everywhere(body, change))
}

/** A list of objects is sent in a body. The SDK's URL cannot represent it, so that its items are lost. */
const itemsByPost: DeviationRule = (recorded, vector) => {
  const [items, options] = argsOf(vector)
  const [request, ...rest] = recorded.requests
  if (vector.call?.fn !== 'categories.listCategoriesForItems' || request?.method !== 'GET') return recorded
  const headers = { ...request.headers, 'Content-Type': 'application/json' }
  const sent = { ...request, method: 'POST', query: [], headers, body: { ...recordOf(options), items } }
  return { ...recorded, requests: [sent, ...rest] }
}

/** NaN and infinities are sent as words, also in a filter, where the SDK asks for entities without the field. */
const wordsForNumbers: DeviationRule = (recorded, vector) => {
  const odd = (decode(vector.call?.chain ?? []) as { args: unknown[] }[]).flatMap(({ args: [field, value] }) =>
    typeof value === 'number' && !Number.isFinite(value) ? [[`${field}`, `${value}`] as const] : [],
  )
  const change = (node: unknown): unknown => {
    if (!isPlain(node)) return node
    const named = odd.filter(([field]) => field in node && node[field] === null)
    return named.length ? { ...node, ...Object.fromEntries(named) } : node
  }
  return { ...recorded, requests: everywhere(recorded.requests, change) as Outcome['requests'] }
}

/** `not` is combined with the conditions before it, which the SDK loses. */
const conditionsBeforeNot: DeviationRule = (recorded, vector) => {
  const chain = (decode(vector.call?.chain) ?? []) as { method: string; args: unknown[] }[]
  const last = chain.map(({ method }) => method).lastIndexOf('not')
  const kept = chain
    .slice(0, Math.max(0, last))
    .filter(({ method }) => !NO_CONDITIONS.includes(method))
    .map(({ method, args: [field, value] }) =>
      renamed({ [`${field}`]: method === 'eq' ? value : { [operatorOf(method)]: value } }),
    )
  if (kept.length === 0) return recorded
  const change = (node: unknown): unknown => {
    const { filter } = recordOf(node)
    if (!isPlain(filter)) return node
    return { ...recordOf(node), filter: { $and: [...kept, ...(Array.isArray(filter.$and) ? filter.$and : [filter])] } }
  }
  return { ...recorded, requests: everywhere(recorded.requests, change) as Outcome['requests'] }
}
const operatorOf = (method: string): string => ({ ge: '$gte', le: '$lte' })[method] ?? `$${method}`
const NO_CONDITIONS = ['ascending', 'descending', 'limit', 'skip', 'skipTo', 'find']

export const requestRules: DeviationRules = {
  'ids are one segment': encodedSegments,
  'no call without its id': missingId,
  'the whole cart patch': wholePatch,
  'the whole address is sent': wholeAddress,
  'any purpose of a redirect': anyPurpose,
  'known fields of media': knownMedia,
  'object lists are sent as a POST': itemsByPost,
  'NaN and infinities are sent as text': wordsForNumbers,
  'conditions before a not': conditionsBeforeNot,
}
