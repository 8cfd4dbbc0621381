/** docs/platform.md §4 "Token roles", §6: who can act, and as whom they are named. Those of orders and checkouts stand with these. */
import type { ValueOf } from '../wire/enum'

/** What `session.role()` gives. */
export const TokenRole = { NONE: 'none', VISITOR: 'visitor', MEMBER: 'member' } as const
export type TokenRole = ValueOf<typeof TokenRole>

/** Who caused an event. */
export const ActorIdentityType = {
  UNKNOWN: 'UNKNOWN',
  ANONYMOUS_VISITOR: 'ANONYMOUS_VISITOR',
  MEMBER: 'MEMBER',
  WIX_USER: 'WIX_USER',
  APP: 'APP',
} as const
export type ActorIdentityType = ValueOf<typeof ActorIdentityType>
