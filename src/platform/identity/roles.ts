/** docs/platform.md §4 "Token roles", §6: the roles of callers. Those of orders and checkouts are in their models. */
import { enumOf, type ValueOf } from '../wire/enum'

/** The values of `session.role()`. */
export const TokenRole = { NONE: 'none', VISITOR: 'visitor', MEMBER: 'member' } as const
export type TokenRole = ValueOf<typeof TokenRole>

/** The type of the identity that caused an event. */
export const ActorIdentityType = /*#__PURE__*/ enumOf('UNKNOWN', 'ANONYMOUS_VISITOR', 'MEMBER', 'WIX_USER', 'APP')
export type ActorIdentityType = ValueOf<typeof ActorIdentityType>
