/** docs/platform.md §3 "Event payload shapes" (metadata) and §6 (actors): what every event carries around its payload. */
import type { ActorIdentityType } from '../../identity/roles'
import type { Open } from '../../wire/enum'

/** Who caused the event: the one id that belongs to `identityType`. */
export interface EventIdentity {
  /** The platform user is `WIX_USER` on the wire. */
  identityType: Open<ActorIdentityType>
  anonymousVisitorId?: string
  memberId?: string
  wixUserId?: string
  appId?: string
}

export interface EventAccount {
  accountId?: string
  parentAccountId?: string
  siteId?: string
}

/** All that the older events know of themselves. */
export interface LegacyEventMetadata {
  /** The app's installation on the site that the event comes from. */
  instanceId?: string
  identity?: EventIdentity
  accountInfo?: EventAccount
}

export interface EventMetadata extends LegacyEventMetadata {
  /** Of this event; the same when it is delivered again. */
  id: string
  /** For example `wix.ecom.v1.cart`. */
  entityFqdn?: string
  /** For example `updated`. */
  slug?: string
  entityId?: string
  eventTime?: Date
  /** The change was made by a person's right to be forgotten. */
  triggeredByAnonymizeRequest?: boolean
  originatedFrom?: string
  /** Grows with each event of one entity; text, because it may pass 2^53. */
  entityEventSequence?: string
}

/** `entity` is absent where the platform sent none, which is rare: read it by `metadata.entityId` then. */
export interface CreatedEvent<Entity> {
  type: string
  entity?: Entity
  metadata: EventMetadata
}

export interface UpdatedEvent<Entity> extends CreatedEvent<Entity> {
  /** What changed, by flat path (`lineItems[0].quantity`; a dot inside a name is written `\.`), converted as in the entity. */
  modifiedFields?: Record<string, unknown>
}

/** `entity` as it was, where the platform sends it along. */
export interface DeletedEvent<Entity> {
  type: string
  entity?: Entity
  metadata: EventMetadata
}

/** `data` is absent where the platform sent none, which is rare: `metadata.entityId` still says what it happened to. */
export interface ActionEvent<Data> {
  type: string
  data?: Data
  metadata: EventMetadata
}

export interface LegacyEvent<Data> {
  type: string
  data: Data
  metadata: LegacyEventMetadata
}

/** An event that no definition of the receiver names: as it came, unconverted. */
export interface OtherEvent {
  type: string
  data: unknown
  metadata: LegacyEventMetadata
}
