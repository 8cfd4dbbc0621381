/** docs/platform.md §3 "Event payload shapes" (metadata) and §6 (actors): common members of all events. */
import type { ActorIdentityType } from '../../identity/roles'
import type { Open } from '../../wire/enum'

/** The cause of an event: only the id of the given `identityType` is present. */
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

/** The metadata of a legacy event. */
export interface LegacyEventMetadata {
  /** The app's installation on the site that the event comes from. */
  instanceId?: string
  identity?: EventIdentity
  accountInfo?: EventAccount
}

export interface EventMetadata extends LegacyEventMetadata {
  /** Id of the event; the same when it is delivered again. */
  id: string
  /** For example `wix.ecom.v1.cart`. */
  entityFqdn?: string
  /** For example `updated`. */
  slug?: string
  entityId?: string
  eventTime?: Date
  /** Whether a request to delete a person's data caused the change. */
  triggeredByAnonymizeRequest?: boolean
  originatedFrom?: string
  /** Increases with each event of an entity; text, because it may exceed 2^53. */
  entityEventSequence?: string
}

/** `entity` is absent when the platform sent none, which is rare: then read it by `metadata.entityId`. */
export interface CreatedEvent<Entity> {
  type: string
  entity?: Entity
  metadata: EventMetadata
}

export interface UpdatedEvent<Entity> extends CreatedEvent<Entity> {
  /** Changed fields by flat path (`lineItems[0].quantity`; a dot inside a name is written `\.`), converted as in the entity. */
  modifiedFields?: Record<string, unknown>
}

/** `entity` is the deleted entity, if the platform sent it. */
export interface DeletedEvent<Entity> {
  type: string
  entity?: Entity
  metadata: EventMetadata
}

/** `data` is absent when the platform sent none, which is rare: `metadata.entityId` still identifies the entity. */
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

/** An event without a handler, unconverted. */
export interface OtherEvent {
  type: string
  data: unknown
  metadata: LegacyEventMetadata
}
