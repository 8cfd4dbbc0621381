/** What the platform answers to a login, a registration or a code (specification §4), as an event of the machine and its secret. */
import { type AuthenticationReply, AuthenticationState } from '../../../platform/identity/login/authentication-model'
import { isToken, UNKNOWN_STATE } from '../../../platform/identity/login/login-result'
import { objectOr, objectsIn, wordsOf } from '../../catalog/untrusted'
import { memberFailure } from '../member-failures'
import { FACTORS, type MemberEvent, type MemberFactor } from '../member-model'

export interface MemberAnswer {
  event: MemberEvent
  /** Exchanged for the member's tokens. */
  sessionToken?: string
  /** Names this login in the calls that go on with it. */
  stateToken?: string
}

/** Anything but the known states with their tokens is a failure, 'Unknown _state'. `email` is the address that was typed. */
export function readAnswer({ state, sessionToken, stateToken, identity }: AuthenticationReply, email: string): MemberAnswer {
  if (state === AuthenticationState.SUCCESS && isToken(sessionToken)) return { event: { type: 'SUCCEEDED' }, sessionToken }
  if (state === AuthenticationState.REQUIRE_OWNER_APPROVAL) return { event: { type: 'APPROVAL_NEEDED' } }
  if (!isToken(stateToken)) return UNKNOWN
  const { email: known, factors: enrolled } = objectOr(identity)
  if (state === AuthenticationState.REQUIRE_EMAIL_VERIFICATION)
    return { event: { type: 'VERIFICATION_NEEDED', email: wordsOf(objectOr(known).address) ?? email }, stateToken }
  const factors = factorsFor(state, objectsIn(enrolled))
  return factors.length ? { event: { type: 'FACTOR_NEEDED', factors }, stateToken } : UNKNOWN
}

const UNKNOWN: MemberAnswer = { event: { type: 'FAILED', failure: memberFailure('unknownState', { code: UNKNOWN_STATE }) } }

/** What was proven already is not asked for again: the password comes first, all others second. */
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
