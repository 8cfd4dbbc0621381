/** Commands to a WebDriver, one request each, and whether the driver and its browser are still alive. */
import { request } from 'node:http'

export type Send = (method: string, path: string, body?: unknown) => Promise<unknown>

export interface Wire {
  send: Send
  /** False once the driver has lost its browser, or has left a command unanswered. */
  isAlive(): boolean
}

/** Callers poll a page that loads slowly; a single command that takes longer than this hangs. */
const LONGEST_COMMAND_MS = 30_000

/** A new connection for each: the driver closes idle ones, and a command must not be lost on one. */
const ask = (url: string, method: string, body: unknown, signal: AbortSignal): Promise<{ ok: boolean; text: string }> =>
  new Promise((resolve, reject) => {
    const call = request(url, { method, agent: false, signal }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
      })
      response.on('end', () => resolve({ ok: (response.statusCode ?? 0) < 400, text }))
      response.on('error', reject)
    })
    call.on('error', reject)
    call.end(method === 'POST' ? JSON.stringify(body ?? {}) : undefined)
  })

export function wireTo(driver: string, longestMs = LONGEST_COMMAND_MS): Wire {
  let isAlive = true
  return {
    isAlive: () => isAlive,
    async send(method, path, body) {
      // Fails at once, so that callers of a dead browser need not wait for a timeout each.
      if (!isAlive) throw new Error('The browser is gone')
      const deadline = AbortSignal.timeout(longestMs)
      const { ok, text } = await ask(driver + path, method, body, deadline).catch((cause) => {
        if (deadline.aborted) isAlive = false
        throw deadline.aborted ? new Error(`No answer to ${method} ${path} within ${longestMs} ms`, { cause }) : cause
      })
      const { value } = JSON.parse(text) as { value: { error?: string; message?: string } }
      // The browser of a session is a separate process: the driver survives it and forgets the session.
      if (value?.error === 'invalid session id') isAlive = false
      if (!ok) throw new Error(`${value.error}: ${value.message}`)
      return value
    },
  }
}
