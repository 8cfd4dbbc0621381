/** docs/platform.md §9 "Silent login timeout", §8 'OAuth flow timed out': a login in a hidden frame, without a prompt. */
import type { Client } from '../../client'
import { after, type FrameMessage } from '../../environment'
import { CartletError } from '../../http/errors'
import { aborted } from '../../http/exchange'
import { assertNavigable } from '../../redirects/api'
import type { Tokens } from '../../session/tokens'
import { isRecord, ownOf } from '../../wire/record'
import { type AuthCallback, createAuthUrl, createLoginAttempt } from './authorize'
import { adopt, requestMemberTokens } from './member-tokens'

export const SILENT_LOGIN_TIMEOUT_MS = 120_000
/**
 * A frame that may not be shown loads an error page of the browser, which posts no message, and not every browser tells why. The page of the
 * login posts its message after further requests, which take long on the line on which its load did. After a login with a form, the caller can go
 * on without the frame; without one, giving up too early would log a member out.
 */
const LOADED_WAIT_MS = 10_000
const LOADED_WAIT_AFTER_FORM_MS = 1500
const LOADS_WAITED = 4

export interface SilentLoginOptions {
  /**
   * Session token of a successful login or registration. Without it, the visitor must be logged in on the hosted pages, else
   * `login_required`.
   */
  sessionToken?: string
  /** Aborting rejects with `ABORTED`, removes the frame and aborts a request in progress. */
  signal?: AbortSignal
}

/**
 * Opens the hosted login in a hidden frame (`prompt: 'none'`, `responseMode: 'web_message'`) and exchanges the code that it
 * posts: POST /v1/redirect-session, then POST /oauth2/token. Accepts a message only from the window of that frame, with the
 * origin of the login and its state. Resolves the member's tokens; the session does not change: see `loginSilently`. Rejects with
 * `TIMEOUT` 'OAuth flow timed out' after 120 000 ms; at once if a policy of the page refuses the frame and the browser says so; earlier if the frame
 * has loaded, and has posted no message for four times as long as the load took, and for at least 10 s (1.5 s with a session token). Rejects with `UNSUPPORTED`
 * without the port `openHiddenFrame`, with a `hint` for servers; and as `requestMemberTokens` does. docs/platform.md §7, §8, §9.
 */
export async function requestMemberTokensSilently(client: Client, options?: SilentLoginOptions): Promise<Tokens> {
  const { sessionToken, signal } = ownOf(options)
  const { options: ports } = client
  if (!ports.environment.openHiddenFrame)
    throw new CartletError('UNSUPPORTED', 'A silent login needs a page, or the port openHiddenFrame', {
      hint: 'On a server: createLoginAttempt, createAuthUrl, completeLogin',
    })
  const attempt = await createLoginAttempt(client)
  const wanted = { responseMode: 'web_message', prompt: 'none', sessionToken, signal } as const
  const { authUrl } = await createAuthUrl(client, attempt, wanted)
  const leastMs = sessionToken ? LOADED_WAIT_AFTER_FORM_MS : LOADED_WAIT_MS
  const callback = await answerIn(ports, assertNavigable(authUrl), { state: attempt.state, leastMs }, signal)
  return requestMemberTokens(client, callback, attempt, { signal })
}

/**
 * `requestMemberTokensSilently`, and the session becomes the member's. Also rejects with `LOGGED_OUT` after a logout in the
 * meantime.
 */
export const loginSilently = (client: Client, options?: SilentLoginOptions): Promise<void> =>
  adopt(client, requestMemberTokensSilently(client, options))

function answerIn(
  { environment, onError }: Client['options'],
  url: URL,
  { state, leastMs }: { state: string; leastMs: number },
  signal?: AbortSignal,
): Promise<AuthCallback> {
  const openedAt = environment.monotonic()
  return new Promise((resolve, reject) => {
    let isOver = false
    let close = () => {}
    const end = (settle: () => void) => {
      if (isOver) return
      isOver = true
      cancelDeadline()
      cancelLoaded()
      signal?.removeEventListener('abort', giveUp)
      close()
      settle()
    }
    const fail = (error: CartletError) =>
      end(() => {
        // As `report` does, which this file would have to import from the file of the shop.
        Promise.resolve(error)
          .then(onError)
          .catch(() => {})
        reject(error)
      })
    const giveUp = () => fail(aborted('unknown'))
    const timeOut = () => fail(new CartletError('TIMEOUT', 'OAuth flow timed out', { retryable: true, delivered: 'unknown' }))
    const cancelDeadline = after(environment, SILENT_LOGIN_TIMEOUT_MS, timeOut)
    let cancelLoaded = () => {}
    const loaded = () => {
      cancelLoaded()
      const waitMs = Math.max(leastMs, LOADS_WAITED * (environment.monotonic() - openedAt))
      if (!isOver) cancelLoaded = after(environment, waitMs, timeOut)
    }
    const onMessage = ({ data, origin, isFromFrame }: FrameMessage) => {
      const message = isRecord(data) ? ownOf(data) : undefined
      if (isFromFrame && origin === url.origin && message?.state === state) end(() => resolve(toCallback(message)))
    }
    signal?.addEventListener('abort', giveUp)
    try {
      const opened = environment.openHiddenFrame?.(url.href, onMessage, loaded, timeOut)
      if (opened) close = opened
    } catch (error) {
      end(() => reject(error))
    }
    if (isOver) close()
    else if (signal?.aborted) giveUp()
  })
}

const toCallback = (data: Record<string, unknown>): AuthCallback => ({
  code: textOf(data.code) ?? null,
  state: textOf(data.state) ?? null,
  error: textOf(data.error),
  errorDescription: textOf(data.error_description ?? data.errorDescription),
})

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
