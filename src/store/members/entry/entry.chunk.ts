/** From a successful login to the member's tokens: through a hidden frame, or to the hosted login and back (docs/platform.md §5, §7, §9). */
import type { Client } from '../../../platform/client'
import { after, createAbortController, type StoragePort } from '../../../platform/environment'
import type { CallOptions } from '../../../platform/http/call'
import { CartletError } from '../../../platform/http/errors'
import { aborted } from '../../../platform/http/exchange'
import {
  type AuthUrlOptions,
  createAuthUrl,
  createLoginAttempt,
  type LoginAttempt,
  parseAuthCallback,
} from '../../../platform/identity/authorize/authorize'
import { adopt, completeLogin } from '../../../platform/identity/authorize/member-tokens'
import { requestMemberTokensSilently } from '../../../platform/identity/authorize/silent-login'
import { assertNavigable } from '../../../platform/redirects/api'
import type { AuthRequest } from '../../../platform/redirects/model'
import type { Tokens } from '../../../platform/session/tokens'
import { encodeJson } from '../../../platform/wire/encode'
import { parseRecord } from '../../../platform/wire/json'
import { ownOf } from '../../../platform/wire/record'
import { toCartletError } from '../../base/errors'
import { storageKey } from '../../base/storage-keys'
import type { MemberEntry, MemberPorts } from '../member-ports'
import type { HostedLoginOptions } from '../members'

/** Stores the secrets and resolves with the hosted login's address. Rejects with the call's error, or `STORAGE_BLOCKED`. */
async function beginHostedLogin(
  client: Client,
  tabStorage: StoragePort,
  target: Pick<LoginAttempt, 'redirectUri'>,
  options: AuthUrlOptions,
): Promise<string> {
  const attempt = await createLoginAttempt(client, target)
  const { authUrl } = await createAuthUrl(client, attempt, options)
  const { href } = assertNavigable(authUrl)
  keepAttempt(client, tabStorage, attempt)
  return href
}

function keepAttempt({ clientId }: Client, tabStorage: StoragePort, attempt: LoginAttempt): void {
  if (!tabStorage.write(storageKey(clientId, 'login'), encodeJson(attempt)))
    throw new CartletError('STORAGE_BLOCKED', 'The browser blocks storage for this page, so the login could not be completed')
}

/** For a page that leads to the hosted login itself. The secrets are stored as those of `beginHostedLogin`, and used in the same way. */
export async function completeAuthRequest(
  client: Client,
  tabStorage: StoragePort,
  asked: Partial<AuthRequest>,
  page: string,
): Promise<AuthRequest> {
  const { redirectUri = page, state, responseMode = 'fragment', ...more } = ownOf(asked)
  if (responseMode === 'web_message')
    throw new CartletError('INVALID_ARGUMENT', 'authRequest: responseMode "web_message" needs a codeChallenge of your own')
  const made = await createLoginAttempt(client, { redirectUri: redirectUri.split('#')[0] })
  const attempt = { ...made, state: state || made.state }
  keepAttempt(client, tabStorage, attempt)
  return {
    scope: 'offline_access',
    ...more,
    clientId: client.clientId,
    redirectUri: attempt.redirectUri,
    codeChallenge: attempt.codeChallenge,
    codeChallengeMethod: 'S256',
    responseMode,
    responseType: 'code',
    state: attempt.state,
  }
}

function takeAttempt(client: Client, tabStorage: StoragePort): LoginAttempt | undefined {
  const key = storageKey(client.clientId, 'login')
  const stored = parseRecord(tabStorage.read(key))
  tabStorage.remove(key)
  const { codeVerifier, codeChallenge, state, redirectUri } = stored ?? {}
  return typeof codeVerifier === 'string' && typeof codeChallenge === 'string' && typeof state === 'string'
    ? { codeVerifier, codeChallenge, state, redirectUri: typeof redirectUri === 'string' ? redirectUri : undefined }
    : undefined
}

/** Redeems the fragment or query of `url` and deletes the secrets in every case. Rejects as `completeLogin` does. */
export async function endHostedLogin(client: Client, tabStorage: StoragePort, url: string): Promise<void> {
  const attempt = takeAttempt(client, tabStorage)
  if (!attempt) throw new CartletError('INVALID_CALLBACK', 'Invalid _state')
  const inFragment = parseAuthCallback(url)
  await completeLogin(client, inFragment.state ? inFragment : parseAuthCallback(url, 'query'), attempt)
}

/** After a login in the page, which goes on without the frame: one without an answer by then counts as refused. */
const FRAME_WAIT_MS = 10_000
/** Errors of a frame that did not answer, is refused by a policy, or does not exist in this environment. */
const NO_FRAME = ['ABORTED', 'TIMEOUT', 'UNSUPPORTED']

export function createMemberEntry(ports: MemberPorts): MemberEntry {
  const { client, tabStorage, navigate, currentPage, onFrameRefused } = ports
  /** Session token whose frame did not answer: a retry uses the hosted login at once. */
  let withoutFrame: string | undefined

  /** With a session token the hosted login returns without any prompt. */
  async function leaveForHostedLogin(
    requests: HostedLoginOptions,
    { signal }: CallOptions,
    sessionToken?: string,
  ): Promise<void> {
    const { returnTo, provider, prompt } = ownOf(requests)
    const [redirectUri] = (returnTo ?? currentPage()).split('#')
    const options: AuthUrlOptions = { prompt, sessionToken, idp: provider }
    const url = await beginHostedLogin(client, tabStorage, { redirectUri }, options)
    if (!signal?.aborted) navigate(url)
  }

  async function requestTokens(sessionToken: string | undefined, options: CallOptions): Promise<void> {
    if (sessionToken && sessionToken === withoutFrame) return leaveForHostedLogin({}, options, sessionToken)
    const { signal } = options
    const timeout = createAbortController()
    const giveUp = () => timeout?.abort()
    signal?.addEventListener('abort', giveUp)
    const undo = [sessionToken && after(client.options.environment, FRAME_WAIT_MS, giveUp), onFrameRefused?.(giveUp)]
    try {
      await adopt(client, tokensInTime(client, sessionToken, timeout?.signal))
    } catch (thrown) {
      if (signal?.aborted) return
      if (!sessionToken || !NO_FRAME.includes(toCartletError(thrown).code)) throw thrown
      withoutFrame = sessionToken
      await leaveForHostedLogin({}, options, sessionToken)
    } finally {
      signal?.removeEventListener('abort', giveUp)
      for (const step of undo) if (step) step()
    }
  }

  return { requestTokens, leaveForHostedLogin }
}

/** Discards tokens that arrive after the caller aborted. */
async function tokensInTime(client: Client, sessionToken?: string, signal?: AbortSignal): Promise<Tokens> {
  const tokens = await requestMemberTokensSilently(client, { sessionToken, signal })
  if (signal?.aborted) throw aborted('unknown')
  return tokens
}
