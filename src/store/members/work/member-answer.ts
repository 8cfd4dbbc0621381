/** The platform's answer to a login, a registration or a code (docs/platform.md §4) → an event of the state machine, and its secrets. */
import { type AuthenticationReply, AuthenticationState } from '../../../platform/identity/login/authentication-model'
import { isToken, UNKNOWN_STATE } from '../../../platform/identity/login/login-result'
import { objectOr, objectsIn, wordsOf } from '../../catalog/untrusted'
import { memberFailure } from '../member-failures'
import { FACTORS, type MemberEvent, type MemberFactor } from '../member-model'

export interface MemberAnswer {
  event: MemberEvent
  /** Exchanged for the member's tokens. */
  sessionToken?: string
  /** Identifies this login in the calls that continue it. */
  stateToken?: string
}

/** Anything but a known state with its token is a failure. @param email the address that was typed */
export function readAnswer({ state, sessionToken, stateToken, identity }: AuthenticationReply, email: string): MemberAnswer {
  if (state === AuthenticationState.SUCCESS && isToken(sessionToken)) return { event: { type: 'SUCCEEDED' }, sessionToken }
  if (state === AuthenticationState.REQUIRE_OWNER_APPROVAL) return { event: { type: 'APPROVAL_NEEDED' } }
  if (!isToken(stateToken)) return UNKNOWN
  const { email: registered, factors: enrolled } = objectOr(identity)
  if (state === AuthenticationState.REQUIRE_EMAIL_VERIFICATION)
    return { event: { type: 'VERIFICATION_NEEDED', email: wordsOf(objectOr(registered).address) ?? email }, stateToken }
  const factors = factorsFor(state, objectsIn(enrolled))
  return factors.length ? { event: { type: 'FACTOR_NEEDED', factors }, stateToken } : UNKNOWN
}

const UNKNOWN: MemberAnswer = { event: { type: 'FAILED', failure: memberFailure('unknownState', { code: UNKNOWN_STATE }) } }

/** The password is the first factor and all others are second ones, so that no factor is required twice. */
function factorsFor(
  state: AuthenticationReply['state'],
  enrolled: readonly { type?: string; status?: string }[],
): MemberFactor[] {
  if (state === AuthenticationState.REQUIRE_FIRST_FACTOR) return ['PASSWORD']
  if (state !== AuthenticationState.REQUIRE_MFA && state !== AuthenticationState.MFA_CHALLENGE) return []
  return FACTORS.filter(
    (factor) => factor !== 'PASSWORD' && enrolled.some(({ type, status }) => type === factor && status !== 'INACTIVE'),
  )
}
