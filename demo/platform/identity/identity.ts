/** The members of a shop: combines accounts, logins, codes and rules. */
import type { Catalog } from '../catalog/catalog'
import type { Subject, Tokens } from '../gateway/tokens'
import type { Site } from '../site'
import type { Db } from '../storage/db'
import { createAuthorizationCodes } from './authorization-codes'
import { createCaptcha } from './login/captcha'
import { createLoginSessions } from './login/login-sessions'
import { createOneTimeTokens } from './login/one-time-tokens'
import { createPendingLogins } from './login/pending-logins'
import { createRecovery } from './login/recovery'
import { createSignIn, type SignIn } from './login/sign-in'
import { createSso } from './login/sso'
import { createThrottle } from './login/throttle'
import { identityBody } from './members/account'
import { createAccounts } from './members/accounts'
import { adoptCart } from './members/adopt-cart'
import { createReservations } from './members/reservations'
import { createOutbox } from './outbox'
import { createRedirectSessions } from './redirect-sessions'
import type { Rules } from './rules'

export interface IdentityOptions {
  db: Db
  catalog: Catalog
  site: Site
  /** The tenant of the shop's identities. */
  siteId: string
  tokens: Tokens
  rules: Rules
  now?: () => number
}

export const createIdentity = ({ db, catalog, site, siteId, tokens, rules, now = () => Date.now() }: IdentityOptions) => {
  const platformUrl = () => site.url
  const accounts = createAccounts(db)
  const sessions = createLoginSessions(db)
  const oneTime = createOneTimeTokens(db, now)
  const outbox = createOutbox(db)
  const captcha = createCaptcha(oneTime)
  const pending = createPendingLogins({ db, outbox, oneTime, platformUrl, now })
  const throttle = createThrottle(rules, now)
  const signIn = createSignIn({ db, accounts, sessions, pending, captcha, rules, throttle, now })

  return {
    siteId,
    rules,
    accounts,
    sessions,
    oneTime,
    outbox,
    captcha,
    throttle,
    pending,
    signIn,
    recovery: createRecovery({ db, accounts, sessions, oneTime, outbox, signIn, platformUrl }),
    sso: createSso({ accounts, oneTime, signIn, platformUrl }),
    codes: createAuthorizationCodes(oneTime),
    redirects: createRedirectSessions(db, now),
    reservations: createReservations(db),
    adoptCart: (visitorId: string, memberId: string): void => adoptCart(db, catalog, visitorId, memberId),
    /** A member's token is valid as long as its login and the account are. */
    isLive: ({ role, id, sessionId }: Subject): boolean =>
      role !== 'MEMBER' || (sessionId !== undefined && sessions.ownerOf(sessionId) === id),
    /** The API's response to a login (docs/platform.md §7): `state`, tokens if there are any, the identity. */
    answer: async (result: SignIn) => ({
      state: result.state,
      ...(result.state === 'SUCCESS' && { sessionToken: await tokens.signSession(result.account.id, result.sessionId) }),
      ...('stateToken' in result && { stateToken: result.stateToken }),
      // An e-mail address alone must not reveal the account.
      ...(result.state !== 'REQUIRE_FIRST_FACTOR' && { identity: identityBody(result.account, siteId) }),
      additionalData: {},
    }),
  }
}

export type Identity = ReturnType<typeof createIdentity>
