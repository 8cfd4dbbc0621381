/** Commands to a WebDriver, one request each, and whether whoever takes them still lives. */
import { request } from 'node:http'

export type Send = (method: string, path: string, body?: unknown) => Promise<unknown>

export interface Wire {
  send: Send
  /** False once the driver has lost its browser, or has left a command without an answer. */
  isAlive(): boolean
}

/** A page that loads slowly is waited for by whoever asks again; a command that takes longer than this hangs. */
const LONGEST_COMMAND_MS = 30_000

/** A connection each: the driver closes those that rest, and a command must not be lost on one. */
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
      // Nobody is asked any more: whoever still waits for a dead browser hears it at once, not after a deadline each.
      if (!isAlive) throw new Error('The browser is gone')
      const deadline = AbortSignal.timeout(longestMs)
      const { ok, text } = await ask(driver + path, method, body, deadline).catch((cause) => {
        if (deadline.aborted) isAlive = false
        throw deadline.aborted ? new Error(`No answer to ${method} ${path} within ${longestMs} ms`, { cause }) : cause
      })
      const { value } = JSON.parse(text) as { value: { error?: string; message?: string } }
      // The browser of a session is a process of its own: the driver survives it and knows it no more.
      if (value?.error === 'invalid session id') isAlive = false
      if (!ok) throw new Error(`${value.error}: ${value.message}`)
      return value
    },
  }
}
