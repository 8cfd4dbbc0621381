/** A shopper who can register and log in, for the platform's tests: real HTTP, explicit identity calls, PKCE by hand. */
import { createHash, randomBytes } from 'node:crypto'
import type { Message } from '../../../identity/outbox'
import { type Answer, createShopper, send, type TokenBody } from '../../support/support'

export const AUTH = '/_api/iam/authentication'
export const VERIFICATION = '/_api/iam/verification/v1'
export const RECOVERY = '/_api/iam/recovery/v1'
export const REDIRECT = '/_api/redirects-api/v1/redirect-session'
export const PASSWORD = 'a long enough one'

export interface SignInBody {
  state: string
  sessionToken?: string
  stateToken?: string
  identity?: {
    id: string
    revision: string
    status: { name: string; reasons: string[] }
    email: { address: string; isVerified: boolean }
    identityProfile: Record<string, unknown>
    factors: { type: string }[]
  }
}

export interface RedirectBody {
  redirectSession: {
    id: string
    fullUrl: string
    shortUrl: string
    urlDetails: { endpoint: string; searchParams: Record<string, string> }
  }
}

export const newVerifier = (): string => randomBytes(32).toString('base64url')
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/** Reads the message that a page posts from the attributes in its HTML. */
export const messageIn = (page: string): { data: Record<string, string>; target: string } | null => {
  const found = /data-message="([^"]*)" data-target="([^"]*)"/.exec(page)
  if (!found) return null
  const text = (found[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  return { data: JSON.parse(text) as Record<string, string>, target: found[2] ?? '' }
}

interface Site {
  url: string
  clientId: string
}

export const outboxOf = async ({ url }: Site, to: string): Promise<Message[]> => {
  const answer = await send<{ messages: Message[] }>(`${url}/_control/outbox?to=${encodeURIComponent(to)}`, 'GET')
  return answer.body.messages
}

/** The newest code that was sent to the address or number. */
export const codeFor = async (site: Site, to: string, channel = 'EMAIL'): Promise<string> => {
  const found = (await outboxOf(site, to)).find((message) => message.channel === channel && message.code !== undefined)
  if (!found?.code) throw new Error(`no ${channel} with a code was sent to ${to}`)
  return found.code
}

export const exchange = <Body = TokenBody>({ url }: Site, body: unknown, authorization?: string) =>
  send<Body>(`${url}/oauth2/token`, 'POST', body, authorization)

/** The calls of a page in a browser, which send an origin. */
export const createMemberShopper = async (site: Site) => {
  const shopper = await createShopper(site)
  const post = <Body = SignInBody>(path: string, body: unknown): Promise<Answer<Body>> => shopper.post<Body>(path, body)
  const openSession = (body: unknown, token = shopper.tokens.access_token, origin?: string) =>
    fetch(site.url + REDIRECT, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token, ...(origin && { origin }) },
      body: JSON.stringify(body),
    })
  const redirect = async (body: unknown, token?: string, origin?: string) =>
    ((await (await openSession(body, token, origin)).json()) as RedirectBody).redirectSession
  const authorize = async (authRequest: Record<string, unknown>, prompt?: string, origin = 'https://page.example') => {
    const verifier = newVerifier()
    const session = await redirect(
      {
        auth: {
          authRequest: {
            clientId: site.clientId,
            codeChallenge: challengeOf(verifier),
            codeChallengeMethod: 'S256',
            responseType: 'code',
            scope: 'offline_access',
            state: 'state-1',
            ...authRequest,
          },
          ...(prompt && { prompt }),
        },
      },
      undefined,
      origin,
    )
    return { verifier, session }
  }
  return {
    ...shopper,
    post,
    openSession,
    redirect,
    authorize,
    register: (email: string, more: Record<string, unknown> = {}) =>
      post(`${AUTH}/v2/register`, { loginId: { email }, password: PASSWORD, ...more }),
    login: (email: string, password: string | undefined = PASSWORD, more: Record<string, unknown> = {}) =>
      post(`${AUTH}/v2/login`, { loginId: { email }, password, ...more }),
    /** Exchanges a session token for member tokens, as a page does in a hidden frame. */
    async memberTokens(sessionToken: string | undefined): Promise<TokenBody> {
      const { verifier, session } = await authorize({ responseMode: 'web_message', sessionToken }, 'none')
      const message = messageIn(await (await fetch(session.fullUrl)).text())
      const code = message?.data.code
      const answer = await exchange(site, {
        clientId: site.clientId,
        grantType: 'authorization_code',
        code,
        codeVerifier: verifier,
      })
      return answer.body
    },
  }
}

export type MemberShopper = Awaited<ReturnType<typeof createMemberShopper>>
