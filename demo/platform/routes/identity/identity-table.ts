/**
 * The rows of docs/platform.md §7 about identity, and the routes of this platform for them: used by the docs, and by the test that
 * calls each of them.
 */

/** The token that a call needs: none, a visitor's or member's, a member's, or a server's (API key, app). */
export type RowCaller = 'anyone' | 'visitor' | 'member' | 'elevated'

export interface RouteRow {
  section: 'Redirect session' | 'Authentication and identity' | 'Recovery and verification' | 'OAuth'
  /** As in the specification. */
  call: string
  /** The route on this platform. */
  route: string
  caller: RowCaller
}

const AUTHENTICATION = '/_api/iam/authentication'
const RECOVERY = '/_api/iam/recovery'
const VERIFICATION = '/_api/iam/verification'

const rows = (
  section: RouteRow['section'],
  prefix: string,
  calls: readonly (readonly [method: 'GET' | 'POST', path: string, caller: RowCaller])[],
): RouteRow[] =>
  calls.map(([method, path, caller]) => ({ section, call: `${method} ${path}`, route: `${method} ${prefix}${path}`, caller }))

export const IDENTITY_ROUTES: readonly RouteRow[] = [
  ...rows('Redirect session', '/_api/redirects-api', [['POST', '/v1/redirect-session', 'visitor']]),
  ...rows('Authentication and identity', AUTHENTICATION, [
    ['POST', '/v2/register', 'visitor'],
    ['POST', '/v2/login', 'visitor'],
    ['POST', '/v2/change-password', 'member'],
    ['GET', '/v1/sso/login/{tenantId}/{idpConnectionId}', 'anyone'],
    ['GET', '/v1/callback', 'anyone'],
    ['POST', '/v1/sso/login-with-token-params', 'visitor'],
    ['POST', '/v2/sign-on', 'elevated'],
    ['GET', '/v1/logout', 'anyone'],
    ['POST', '/v2/{factorType}/verify', 'visitor'],
    ['POST', '/v2/validate-email', 'visitor'],
  ]),
  ...rows('Recovery and verification', RECOVERY, [
    ['POST', '/v1/send-email', 'visitor'],
    ['POST', '/v1/activation-email', 'elevated'],
    ['POST', '/v1/recover', 'visitor'],
  ]),
  ...rows('Recovery and verification', VERIFICATION, [
    ['POST', '/v1/Start', 'visitor'],
    ['POST', '/v1/start', 'visitor'],
    ['POST', '/v1/auth/verify', 'visitor'],
    ['POST', '/v1/auth/resend', 'visitor'],
  ]),
  ...rows('OAuth', '', [
    ['POST', '/oauth2/token', 'anyone'],
    ['POST', '/oauth/access', 'anyone'],
    ['POST', '/oauth2/token-info', 'anyone'],
    ['GET', '/oauth2/jwks', 'anyone'],
    ['GET', '/oauth2/user-info', 'visitor'],
  ]),
]
