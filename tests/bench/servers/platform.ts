/**
 * The platform's gateway with fixed latencies. The demo platform answers, so tokens, refusals and carts are real; its responses
 * about the catalog are cached, so that its own work takes no processor time from the browser being measured.
 */
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import { setTimeout as wait } from 'node:timers/promises'
import { startPlatform } from '../../../demo/platform/server'
import { LATENCY, readBody, sendCors } from './api'

interface Reply {
  status: number
  text: string
  type: string
}

export interface PlatformApi {
  clientId: string
  /** Plain HTTP, for commands of ours that run in Node. */
  url: string
  answer(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void>
  close(): Promise<void>
}

export const PICTURES_ORIGIN = 'https://static.wixstatic.com'
const CATALOG_READ = /^\/(?:stores|stores-reader|categories)\//
const CART_CHANGE = /^\/ecom\/v1\/carts\/current(?!\/estimate)/

export async function startPlatformApi(products: number): Promise<PlatformApi> {
  const platform = await startPlatform({ bulkProducts: products, catalogVersion: 'v3' })
  const remembered = new Map<string, Promise<Reply>>()
  const issued = new Set<string>()

  async function ask(method: string, path: string, headers: Record<string, string>, body: string): Promise<Reply> {
    const response = await fetch(platform.url + path, { method, headers, ...(body && { body }) })
    const text = (await response.text()).replaceAll(platform.url, PICTURES_ORIGIN)
    if (path.startsWith('/oauth2/token')) issued.add((JSON.parse(text) as { access_token: string }).access_token)
    return { status: response.status, text, type: response.headers.get('content-type') ?? 'application/json' }
  }

  return {
    clientId: platform.clientId,
    url: platform.url,
    async answer(request, response) {
      const started = performance.now()
      const { method, url: path } = request
      const authorization = request.headers.authorization ?? ''
      const body = await readBody(request)
      const type = request.headers['content-type']
      const headers = { ...(authorization && { authorization }), ...(type && { 'content-type': type }) }
      const load = () => ask(method, path, headers, body)
      let reply: Promise<Reply>
      if (CATALOG_READ.test(path) && issued.has(authorization.replace(/^Bearer /, ''))) {
        const key = `${method} ${path} ${body}`
        reply = remembered.get(key) ?? load()
        remembered.set(key, reply)
      } else reply = load()
      const { status, text, type: replyType } = await reply
      const latency = method !== 'GET' && CART_CHANGE.test(path) ? LATENCY.change : LATENCY.read
      await wait(Math.max(0, started + latency - performance.now()))
      sendCors(response)
      response.writeHead(status, { 'content-type': replyType })
      response.end(text)
    },
    close: () => platform.close(),
  }
}
