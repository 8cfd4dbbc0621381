/** What the APIs of all shops have in common: latencies, CORS, request bodies. */
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import type { Answer } from './secure-server'

/** Milliseconds between the arrival of a request and its response. */
export const LATENCY = { read: 50, change: 200 }

export async function readBody(request: Http2ServerRequest): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

export function sendCors(response: Http2ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('cache-control', 'no-store')
}

/** Answers the requests of one host. */
export type ApiAnswer = (...values: Parameters<Answer>) => Promise<void>

export function sendJson(response: Http2ServerResponse, body: unknown, status = 200, type = 'application/json'): void {
  sendCors(response)
  response.writeHead(status, { 'content-type': type })
  response.end(JSON.stringify(body))
}

export interface CallLog {
  /** Calls since the last `take()`, without preflights. */
  take(): string[]
}

/** Answers preflights at once, as gateways do, and without `access-control-max-age`: no platform promises one. */
export function createApi(answers: Record<string, ApiAnswer>): {
  answer: Answer
  log: CallLog
} {
  let calls: string[] = []
  return {
    answer(request, response) {
      const host = request.authority.replace(/:\d+$/, '')
      if (request.method === 'OPTIONS') {
        sendCors(response)
        response.writeHead(204, {
          'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
          'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
        })
        response.end()
        return
      }
      calls.push(`${request.method} ${host}${request.url.split('?')[0]}`)
      const answer = answers[host]
      if (!answer) {
        response.writeHead(404).end()
        return
      }
      answer(request, response).catch((error: unknown) => {
        console.error(error)
        response.writeHead(500).end()
      })
    },
    log: {
      take() {
        const taken = calls
        calls = []
        return taken
      },
    },
  }
}
