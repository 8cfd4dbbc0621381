/**
 * Requests, responses and abort signals in their plainest form. Streams, which each layer of a server copies, and the errors of signals take as long
 * as the platform's own work.
 */
import { replace } from './replace'

type Body = string | Uint8Array | PlainText | null | undefined

/** The body of a `PlainResponse`, from which another one can be made. */
class PlainText {
  constructor(readonly text: string) {}
}

const textOf = (body: Body): string =>
  body instanceof PlainText ? body.text : typeof body === 'string' ? body : Buffer.from(body ?? []).toString()

/** The parts of `Response` that the platform and the client use. */
class PlainResponse {
  readonly status: number
  readonly statusText: string
  readonly headers: Headers
  readonly body: PlainText | null
  readonly bodyUsed = false

  constructor(body?: Body, { status = 200, statusText = '', headers }: ResponseInit = {}) {
    this.status = status
    this.statusText = statusText
    this.headers = new Headers(headers)
    this.body = body === null || body === undefined ? null : new PlainText(textOf(body))
    if (typeof body === 'string' && !this.headers.has('content-type'))
      this.headers.set('content-type', 'text/plain;charset=UTF-8')
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300
  }

  async text(): Promise<string> {
    return this.body?.text ?? ''
  }
}

/** The parts of `Request` that the platform uses. */
class PlainRequest {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: readonly Uint8Array[] | null

  constructor(url: string, { method = 'GET', headers, body }: RequestInit = {}) {
    this.url = url
    this.method = method
    this.headers = new Headers(headers)
    this.body = body === null || body === undefined ? null : [Buffer.from(String(body))]
    if (body instanceof URLSearchParams && !this.headers.has('content-type'))
      this.headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8')
  }
}

class PlainSignal {
  aborted = false
  readonly listeners = new Set<() => void>()

  addEventListener(_: 'abort', listener: () => void): void {
    this.listeners.add(listener)
  }

  removeEventListener(_: 'abort', listener: () => void): void {
    this.listeners.delete(listener)
  }
}

/** The parts of `AbortController` that the store, the client and the platform use. */
class PlainAbortController {
  readonly signal = new PlainSignal()

  abort(): void {
    if (this.signal.aborted) return
    this.signal.aborted = true
    for (const listener of [...this.signal.listeners]) listener()
  }
}

/** Replaces them in this process; returns the undo. */
export const plainHttp = (): (() => void) =>
  replace(globalThis, { Request: PlainRequest, Response: PlainResponse, AbortController: PlainAbortController })
