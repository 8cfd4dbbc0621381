/** Faults on request: rules that delay, lose or replace the platform's responses. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import type { ApiContext, ApiEnv } from './api-app'
import { type GoneForm, goneAnswer } from './cart/v2/cart-versions'

export const FAULT_KINDS = ['delay', 'drop', 'reset', 'status', 'html', 'truncate', 'body', 'gone'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** Long enough for written bytes to be sent. */
const FLUSH_MS = 30

export interface FaultRule {
  /** Any method but OPTIONS when left out. */
  method?: string
  /** The exact pathname, or a prefix ending in `*`. */
  path: string
  kind: FaultKind
  /** For `status` and `html` (default 503) and `body` (default 200). */
  status?: number
  /** For `delay`. */
  ms?: number
  /** For `body`: a string goes out as it is, anything else as JSON. */
  body?: unknown
  headers?: Record<string, string>
  /** For `gone`: how the platform says that there is no such call any more. @default route */
  as?: GoneForm
  /** The number of requests it applies to; default 1, `Infinity` for all. */
  times?: number
  /** `after`: the change is committed before the response is affected. `truncate` and `reset` always work like this. */
  when?: 'before' | 'after'
}

export interface Faults {
  add(rule: FaultRule): void
  clear(): void
  /** Rules that still wait for a matching request. */
  pending(): FaultRule[]
}

const matches = (rule: FaultRule, method: string, path: string): boolean =>
  (rule.method === undefined || rule.method.toUpperCase() === method) &&
  (rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path)

const replacement = (rule: FaultRule, requestId: string): Response => {
  if (rule.kind === 'gone') return goneAnswer(rule.as ?? 'route')
  const headers = new Headers(rule.headers)
  const as = (type: string) => headers.has('content-type') || headers.set('content-type', type)
  if (rule.kind === 'html') {
    as('text/html; charset=utf-8')
    return new Response('<!doctype html><title>Gateway</title><h1>The gateway is busy</h1>', {
      status: rule.status ?? 503,
      headers,
    })
  }
  as('application/json')
  if (rule.kind === 'body') {
    const text = typeof rule.body === 'string' ? rule.body : JSON.stringify(rule.body ?? {})
    const status = rule.status ?? 200
    return new Response(status === 204 || status === 304 ? null : text, { status, headers })
  }
  const status = rule.status ?? 503
  const details = { applicationError: { code: `FAULT_${status}`, description: 'A fault was asked for.', data: { requestId } } }
  return new Response(JSON.stringify({ message: `Fault ${status}`, details }), { status, headers })
}

const drop = (c: ApiContext): Response => {
  c.env.incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}

/** `closeIdleConnections` is called when a drop is added; see `keepNoConnection`. */
export const createFaults = (closeIdleConnections: () => void) => {
  const rules: (FaultRule & { left: number })[] = []
  const delays = new Set<() => void>()
  let isEnding = false

  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      if (isEnding) return resolve()
      const go = () => {
        clearTimeout(timer)
        delays.delete(go)
        resolve()
      }
      // A pending delay does not keep the process alive.
      const timer = setTimeout(go, ms).unref()
      delays.add(go)
    })

  /** Ends all delays: waiting requests continue immediately, and later ones are not delayed. */
  const end = () => {
    isEnding = true
    for (const go of delays) go()
  }

  const faults: Faults = {
    add: (rule) => {
      rules.push({ ...rule, left: rule.times ?? 1 })
      if (rule.kind === 'drop') closeIdleConnections()
    },
    clear: () => {
      rules.length = 0
    },
    pending: () => rules.map(({ left, ...rule }) => ({ ...rule, times: left })),
  }

  const take = (method: string, path: string): FaultRule | undefined => {
    const index = rules.findIndex((rule) => matches(rule, method, path))
    const rule = rules[index]
    if (!rule) return undefined
    rule.left -= 1
    if (rule.left <= 0) rules.splice(index, 1)
    return rule
  }

  /**
   * A browser silently retries a request when a *reused* connection breaks. While a drop is pending, no connection is kept
   * alive, not even that of a preflight, so that the page sees the failure instead.
   */
  const keepNoConnection: MiddlewareHandler<ApiEnv> = async (c, next) => {
    const dropWaits = rules.some((rule) => rule.kind === 'drop')
    await next()
    if (dropWaits) c.header('connection', 'close')
  }

  const middleware: MiddlewareHandler<ApiEnv> = async (c, next) => {
    const rule = c.req.method === 'OPTIONS' ? undefined : take(c.req.method, c.req.path)
    if (!rule) return next()
    c.set('faultKind', rule.kind)

    if (rule.kind === 'delay') {
      if (rule.when !== 'after') await wait(rule.ms ?? 0)
      await next()
      if (rule.when === 'after') await wait(rule.ms ?? 0)
      return
    }
    if (rule.kind === 'truncate' || rule.kind === 'reset' || rule.when === 'after') await next()
    if (rule.kind === 'reset') {
      const { status, headers } = c.res
      const body = breaksAfter(new Uint8Array(await c.res.arrayBuffer()), () => c.env.incoming.socket.destroy())
      c.res = undefined
      c.res = new Response(body, { status, headers })
      return
    }
    if (rule.kind === 'truncate') {
      const text = await c.res.text()
      const { status, headers } = c.res
      c.res = undefined
      c.res = new Response(text.slice(0, Math.floor(text.length / 2)), { status, headers: withoutLength(headers) })
      return
    }
    const answer = rule.kind === 'drop' ? drop(c) : replacement(rule, c.var.requestId)
    // Assigning over an answer would merge the headers of the two; only the shared ones are wanted, and they come later.
    c.res = undefined
    c.res = answer
  }
  return { faults, middleware, keepNoConnection, end }
}

/** Sends the head and half of the body before the connection breaks. */
const breaksAfter = (bytes: Uint8Array, hangUp: () => void): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, Math.max(1, bytes.length >> 1)))
      setTimeout(hangUp, FLUSH_MS)
    },
  })

const withoutLength = (headers: Headers): Headers => {
  const copy = new Headers(headers)
  copy.delete('content-length')
  return copy
}
