/** Real responses: those to the platform's own SDK, as recorded, and those of the local platform to a visit. */
import { join } from 'node:path'
import { readVectors } from '../../wire/runner/vector'
import type { Json } from './mutations'

const VECTORS = join(import.meta.dirname, '../../wire/vectors')

/** The kind of a response, by the path of its request. */
const ELEMENT_KINDS: readonly (readonly [kind: string, path: RegExp])[] = [
  ['estimate', /\/carts\/current\/estimate-totals$/],
  ['checkout', /\/carts\/current\/create-checkout$/],
  ['cart', /\/carts\/current(\/|$)/],
  ['order', /\/ecom\/v1\/orders\/[^/]+$/],
  ['redirect', /\/redirect-session$/],
  ['login', /\/(authentication|verification|recovery)\/v\d\/((auth\/)?(login|register|verify|resend|recover)|\w+\/verify)$/],
  ['claims', /\/oauth2\/user-info$/],
  ['v1 products', /\/stores-reader\/v1\/products\/query-platformized$/],
  ['v1 product', /\/stores-reader\/v1\/products\/[^/]+$/],
  ['v1 stock', /\/inventoryItems\/query$/],
  ['v1 collections', /\/collections\/query$/],
  ['v1 collection', /\/collections\/(slug\/)?[^/]+$/],
  ['v3 variants', /\/stores\/v3\/products\/query-variants$/],
  ['v3 products', /\/stores\/v3\/products\/(query|search)$/],
  ['v3 product', /\/stores\/v3\/products\/(slug\/)?[^/]+$/],
  ['v3 stock', /\/stores\/v3\/inventory-items\/(query|search)$/],
  ['v3 customizations', /\/stores\/v3\/customizations\/query$/],
  ['v3 categories', /\/categories\/v1\/categories\/(query|search)$/],
]

export interface RealAnswer {
  kind: string
  body: Json
}

export interface Recorded {
  path: string
  status: number
  body: unknown
}

/** Whether the body has a place that can be broken. */
const says = (body: unknown): body is Json => typeof body === 'object' && body !== null && Object.keys(body).length > 0

export const kindOf = (path: string): string | undefined => ELEMENT_KINDS.find(([, pattern]) => pattern.test(path))?.[0]

/** Each body once, under the kind of its path; error responses of any path under `error`. */
export function sorted(recorded: readonly Recorded[]): RealAnswer[] {
  const seen = new Map<string, RealAnswer>()
  for (const { path, status, body } of recorded) {
    const kind = status >= 400 ? 'error' : kindOf(path)
    if (kind && says(body)) seen.set(`${kind} ${JSON.stringify(body)}`, { kind, body })
  }
  return [...seen.values()]
}

/** All responses to the SDK. */
export const vectorAnswers = (): RealAnswer[] =>
  sorted(
    readVectors(VECTORS).flatMap(({ request, response, exchanges = [] }) =>
      [...(request && response ? [{ request, response }] : []), ...exchanges].map((one) => ({
        path: one.request.path,
        status: one.response.status ?? 200,
        body: one.response.body,
      })),
    ),
  )
