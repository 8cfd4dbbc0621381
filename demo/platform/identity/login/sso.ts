/** Logging in with an external account: the shop's connections, and a stub identity provider behind them. */
import { applicationError } from '../../gateway/errors'
import { type Account, Reason } from '../members/account'
import type { Accounts } from '../members/accounts'
import type { OneTimeTokens } from './one-time-tokens'
import type { SignIn, SignInFlow } from './sign-in'

/** Names by id. All of them lead to the same stub. */
export const CONNECTIONS: Readonly<Record<string, string>> = {
  '0e6a50f5-b523-4e29-990d-f37fa2ffdd69': 'Google',
  '3ecad13f-52c3-483d-911f-31dbcf2a6d23': 'Facebook',
  'idp-conn-1': 'Northwind ID',
}

export interface SsoState {
  connectionId: string
  /** A path on the platform, where the login continues. */
  returnTo: string
  /** The page outside the platform that the login ends at: the provider's form may lead there. */
  formTarget?: string
}

const unknownConnection = (id: string) =>
  applicationError(404, 'IDP_CONNECTION_NOT_FOUND', `This shop has no connection "${id.slice(0, 100)}".`)

export const connectionName = (id: string): string => {
  const name = Object.hasOwn(CONNECTIONS, id) ? CONNECTIONS[id] : undefined
  if (name === undefined) throw unknownConnection(id)
  return name
}

export interface SsoOptions {
  accounts: Accounts
  oneTime: OneTimeTokens
  signIn: SignInFlow
  platformUrl: () => string
}

export const createSso = ({ accounts, oneTime, signIn, platformUrl }: SsoOptions) => {
  /** The provider has verified the address; the owner's approval may still be needed. */
  const accountFor = (email: string, firstName: string | undefined): Account => {
    const existing = accounts.findByEmail(email)
    if (existing && existing.status !== 'DELETED') return existing
    if (existing) accounts.remove(existing.id)
    const reasons = signIn.reasonsFor(email).filter((reason) => reason !== Reason.PENDING_EMAIL_VERIFICATION_REQUIRED)
    return accounts.create({
      email,
      passwordHash: null,
      emailVerified: true,
      reasons,
      status: reasons.length > 0 ? 'PENDING' : 'ACTIVE',
      profile: firstName ? { firstName } : {},
    })
  }
  const login = (email: string, firstName: string | undefined, visitorId: string | null): SignIn =>
    signIn.advance(accountFor(email, firstName), visitorId, { second: false })

  return {
    /** The URL of the provider's page. */
    start: ({ connectionId, returnTo, formTarget }: SsoState): string => {
      connectionName(connectionId)
      const url = new URL('/hosted/idp', platformUrl())
      url.searchParams.set('connection', connectionId)
      url.searchParams.set(
        'state',
        oneTime.issue('SSO', { connectionId, returnTo, ...(formTarget !== undefined && { formTarget }) }),
      )
      return url.href
    },
    /** The page that the login with this state ends at. */
    formTargetOf: (state: string): string | undefined => {
      const target = oneTime.peek('SSO', state)?.formTarget
      return typeof target === 'string' ? target : undefined
    },
    /** Where the login with this state continues; null when the state is unknown or used. */
    finish: (state: string): SsoState | null => {
      const data = oneTime.spend('SSO', state)
      if (typeof data?.connectionId !== 'string' || typeof data.returnTo !== 'string') return null
      return { connectionId: data.connectionId, returnTo: data.returnTo }
    },
    login,
    /** An ID token of the stub provider, for a page that talks to the provider directly. Works for one login. */
    issueIdToken: (connectionId: string, email: string, nonce: string | undefined): string => {
      connectionName(connectionId)
      return oneTime.issue('SSO', { idToken: true, connectionId, email, ...(nonce !== undefined && { nonce }) })
    },
    /** POST /v1/sso/login-with-token-params. */
    loginWithToken: (connectionId: string, token: string, nonce: string | undefined, visitorId: string | null): SignIn => {
      connectionName(connectionId)
      const data = oneTime.spend('SSO', token)
      const fits = data?.idToken === true && data.connectionId === connectionId && data.nonce === nonce
      if (!fits || typeof data.email !== 'string')
        throw applicationError(400, 'INVALID_IDP_TOKEN', 'The token of the identity provider is not valid.')
      return login(data.email, undefined, visitorId)
    },
  }
}

export type Sso = ReturnType<typeof createSso>
