/** docs/platform.md §7 "Redirect session", "OAuth": the URL of the hosted login page, and the callback from it. */
import type { Client } from '../../client'
import type { CallOptions } from '../../http/call'
import { CartletError } from '../../http/errors'
import { createRedirectSession } from '../../redirects/api'
import type { AuthRequest, Prompt } from '../../redirects/model'
import { createPkce } from '../../session/pkce'
import { ownOf } from '../../wire/record'

/** The secrets of one login. Until the visitor returns, keep them where only this page can read them; use them once. */
export interface LoginAttempt {
  /** 43–128 characters; not sent before the code is redeemed. */
  codeVerifier: string
  codeChallenge: string
  /** Returned with the code. */
  state: string
  /** The URL that the hosted page returns to. */
  redirectUri?: string
  /** The page that the visitor wanted to open; never sent. */
  originalUri?: string
}

export interface AuthUrlOptions extends CallOptions {
  /** How the hosted page returns code and state. @default 'fragment' */
  responseMode?: AuthRequest['responseMode']
  /** What the hosted page may ask the visitor. @default 'login' */
  prompt?: Prompt
  /** Session token of a successful login: the hosted page then asks nothing. */
  sessionToken?: string
  /** Goes directly to this identity provider. */
  idp?: keyof typeof IDENTITY_PROVIDERS | { connectionId: string }
}

/** Ids of the connections that every shop has. */
export const IDENTITY_PROVIDERS = {
  google: '0e6a50f5-b523-4e29-990d-f37fa2ffdd69',
  facebook: '3ecad13f-52c3-483d-911f-31dbcf2a6d23',
} as const

/** A misspelt name would lead to the form that was to be skipped. */
function connectionIdOf(idp: NonNullable<AuthUrlOptions['idp']>): string {
  const id =
    typeof idp === 'string' ? ownOf<Record<string, string | undefined>>(IDENTITY_PROVIDERS)[idp] : ownOf(idp).connectionId
  if (typeof id === 'string' && id) return id
  throw new CartletError('INVALID_ARGUMENT', "The provider must be 'google', 'facebook' or { connectionId }")
}

/**
 * Makes new secrets, sending nothing. Rejects with `INVALID_ARGUMENT` for a verifier length outside 43–128, and with
 * `INSECURE_CONTEXT` in pages that are neither https nor loopback. docs/platform.md §5, §9.
 */
export async function createLoginAttempt(
  { options }: Pick<Client, 'options'>,
  given?: Pick<LoginAttempt, 'redirectUri' | 'originalUri'> & { verifierLength?: number },
): Promise<LoginAttempt> {
  const { verifierLength, ...target } = ownOf(given)
  const crypto = options.environment.crypto ?? globalThis.crypto
  const pkce = await createPkce(crypto, verifierLength)
  // The state must be as hard to guess as the verifier.
  const { codeChallenge: state } = await createPkce(crypto)
  return { ...target, ...pkce, state }
}

/**
 * POST /v1/redirect-session, `auth`: scope `offline_access`, challenge method S256, response type `code`. Resolves the URL to
 * send the visitor to: check it with `assertNavigable` first. Rejects with the call's error. docs/platform.md §7, §9.
 */
export async function createAuthUrl(
  client: Pick<Client, 'request' | 'clientId'>,
  attempt: LoginAttempt,
  given?: AuthUrlOptions,
): Promise<{ authUrl: string; authorizationEndpoint?: string; sessionToken?: string }> {
  const { redirectUri, codeChallenge, state } = ownOf(attempt)
  const { responseMode = 'fragment', prompt = 'login', sessionToken, idp, ...options } = ownOf(given)
  const authRequest: AuthRequest = {
    redirectUri: redirectUri || undefined,
    clientId: client.clientId,
    codeChallenge,
    codeChallengeMethod: 'S256',
    responseMode,
    responseType: 'code',
    scope: 'offline_access',
    state,
    sessionToken,
    idp: idp && connectionIdOf(idp),
  }
  const session = await createRedirectSession(client, { auth: { authRequest, prompt } }, options)
  return {
    authUrl: session.fullUrl,
    authorizationEndpoint: session.urlDetails?.endpoint,
    sessionToken: session.sessionToken ?? undefined,
  }
}

/**
 * The parameters with which the hosted page returns. With `error` (RFC 6749 §4.1.2.1, OpenID Connect §3.1.2.6) there is no code.
 */
export interface AuthCallback {
  code: string | null
  state: string | null
  error?: string
  errorDescription?: string
}

/** Reads the URL that the visitor returned to. Throws `INVALID_ARGUMENT` unless it is an absolute URL. docs/platform.md §5. */
export function parseAuthCallback(url: string, responseMode: 'fragment' | 'query' = 'fragment'): AuthCallback {
  const { hash, search } = parse(url)
  const answer = new URLSearchParams(responseMode === 'query' ? search : hash.slice(1))
  const read = (name: string) => answer.get(name)
  const error = read('error')
  const description = read('error_description')
  return {
    code: read('code'),
    state: read('state'),
    ...(error !== null && { error }),
    ...(description !== null && { errorDescription: description }),
  }
}

function parse(url: string): URL {
  try {
    return new URL(url)
  } catch (cause) {
    throw new CartletError('INVALID_ARGUMENT', 'The address must be an absolute URL', { cause })
  }
}
