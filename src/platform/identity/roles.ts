/** Specification §4 "Token roles", §6: who can act, and as whom they are named. */
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

/** Who did something to an order. */
export const OrderActorType = { USER: 'USER', MEMBER: 'MEMBER', CONTACT: 'CONTACT', APP: 'APP' } as const
export type OrderActorType = ValueOf<typeof OrderActorType>

/** Whose checkout it is. */
export const CheckoutIdentityType = {
  UNSPECIFIED_IDENTITY_TYPE: 'UNSPECIFIED_IDENTITY_TYPE',
  MEMBER: 'MEMBER',
  CONTACT: 'CONTACT',
} as const
export type CheckoutIdentityType = ValueOf<typeof CheckoutIdentityType>

/** Who did something about an abandoned checkout. */
export const AbandonedCheckoutActor = { ADMIN: 'ADMIN', MEMBER: 'MEMBER', VISITOR: 'VISITOR', CONTACT: 'CONTACT' } as const
export type AbandonedCheckoutActor = ValueOf<typeof AbandonedCheckoutActor>
