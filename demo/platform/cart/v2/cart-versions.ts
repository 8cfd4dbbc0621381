/** Which versions of the cart work, and how the platform answers calls of one that is gone. */
import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from '../../api-app'

export const CART_VERSIONS = ['v1', 'v2', 'both'] as const
export type CartVersions = (typeof CART_VERSIONS)[number]

export const isCartVersions = (value: unknown): value is CartVersions => CART_VERSIONS.some((known) => known === value)

/**
 * The platform does not declare how it will answer: like a path that it has never had, as JSON or as a page of its gateway; with a code, as it does
 * for a catalog of the other version; or with one of the two statuses for this.
 */
export const GONE_FORMS = ['route', 'page', 'code', '410', '501'] as const
export type GoneForm = (typeof GONE_FORMS)[number]

export interface CartSwitch {
  versions: CartVersions
  goneAs: GoneForm
}

const error = (status: number, message: string, details: object = {}): Response =>
  new Response(JSON.stringify({ message, details }), { status, headers: { 'content-type': 'application/json' } })

const coded = (status: number, code: string, description: string): Response =>
  error(status, description, { applicationError: { code, description } })

const FORMS: Readonly<Record<GoneForm, () => Response>> = {
  route: () => error(404, 'Not Found'),
  page: () =>
    new Response('<!doctype html><title>404</title><h1>Not Found</h1>', {
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
  code: () => coded(428, 'CART_V2_SITE_CALLING_CART_V1_API', 'This site has version 2 of the cart.'),
  '410': () => error(410, 'Gone'),
  '501': () => coded(501, 'UNIMPLEMENTED', 'This method is not implemented.'),
}

export const goneAnswer = (form: GoneForm): Response => FORMS[form]()

const V1 = /^\/ecom\/v1\/(carts|checkouts)\b/
const V2 = /^\/ecom\/v2\/carts\b/

/** Calls of a version that does not work are answered without being made. */
export const refuseGone =
  (current: () => CartSwitch): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const { versions, goneAs } = current()
    const isGone = (versions === 'v2' && V1.test(c.req.path)) || (versions === 'v1' && V2.test(c.req.path))
    if (!isGone) return next()
    // The journal counts it as what it was told to do, not as a mistake of the page.
    c.set('faultKind', 'gone')
    return goneAnswer(versions === 'v2' ? goneAs : 'route')
  }
