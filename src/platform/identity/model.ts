/** docs/platform.md §3 "Identity", §4 (status, factor and tenant types): the identity of a member. */
import type { Open, ValueOf } from '../wire/enum'
import type { Address } from '../wire/primitives'

/** Authentication factors of a member. */
export const FactorType = {
  PASSWORD: 'PASSWORD',
  SMS: 'SMS',
  CALL: 'CALL',
  EMAIL: 'EMAIL',
  TOTP: 'TOTP',
  PUSH: 'PUSH',
  WEBAUTHN: 'WEBAUTHN',
  RECOVERY_CODE: 'RECOVERY_CODE',
} as const
export type FactorType = ValueOf<typeof FactorType>

export const FactorStatus = { INACTIVE: 'INACTIVE', ACTIVE: 'ACTIVE', REQUIRE_REENROLL: 'REQUIRE_REENROLL' } as const
export type FactorStatus = ValueOf<typeof FactorStatus>

export const IdentityStatus = {
  UNKNOWN_STATUS: 'UNKNOWN_STATUS',
  PENDING: 'PENDING',
  ACTIVE: 'ACTIVE',
  DELETED: 'DELETED',
  BLOCKED: 'BLOCKED',
  OFFLINE: 'OFFLINE',
} as const
export type IdentityStatus = ValueOf<typeof IdentityStatus>

/** Why an identity has its status. */
export const StatusReason = {
  UNKNOWN_REASON: 'UNKNOWN_REASON',
  PENDING_ADMIN_APPROVAL_REQUIRED: 'PENDING_ADMIN_APPROVAL_REQUIRED',
  PENDING_EMAIL_VERIFICATION_REQUIRED: 'PENDING_EMAIL_VERIFICATION_REQUIRED',
  PENDING_REQUIRED_FIELDS_MISSING: 'PENDING_REQUIRED_FIELDS_MISSING',
} as const
export type StatusReason = ValueOf<typeof StatusReason>

/** The type of the tenant of an identity provider. */
export const TenantType = {
  UNKNOWN_TENANT_TYPE: 'UNKNOWN_TENANT_TYPE',
  ACCOUNT: 'ACCOUNT',
  SITE: 'SITE',
  ROOT: 'ROOT',
} as const
export type TenantType = ValueOf<typeof TenantType>

export const AddressTag = {
  UNTAGGED: 'UNTAGGED',
  HOME: 'HOME',
  WORK: 'WORK',
  BILLING: 'BILLING',
  SHIPPING: 'SHIPPING',
} as const
export type AddressTag = ValueOf<typeof AddressTag>

export const EmailTag = { UNTAGGED: 'UNTAGGED', MAIN: 'MAIN', HOME: 'HOME', WORK: 'WORK' } as const
export type EmailTag = ValueOf<typeof EmailTag>

export const PhoneTag = {
  UNTAGGED: 'UNTAGGED',
  MAIN: 'MAIN',
  HOME: 'HOME',
  MOBILE: 'MOBILE',
  WORK: 'WORK',
  FAX: 'FAX',
} as const
export type PhoneTag = ValueOf<typeof PhoneTag>

/** Who may see a profile. */
export const PrivacyStatus = { UNDEFINED: 'UNDEFINED', PUBLIC: 'PUBLIC', PRIVATE: 'PRIVATE' } as const
export type PrivacyStatus = ValueOf<typeof PrivacyStatus>

/** How a code by text message is delivered. */
export const DeliveryMethod = { SMS: 'SMS', WHATSAPP: 'WHATSAPP' } as const
export type DeliveryMethod = ValueOf<typeof DeliveryMethod>

/** The target of a verification outside of a login. */
export const VerificationTarget = { EMAIL: 'EMAIL' } as const
export type VerificationTarget = ValueOf<typeof VerificationTarget>

/** Exactly one member is set. */
export interface CustomValue {
  strValue?: string
  numValue?: number
  dateValue?: Date
  listValue?: { value?: CustomValue[] }
  mapValue?: { value?: Record<string, CustomValue> }
}

export interface CustomField {
  /** The name that the shop gave it. */
  name?: string
  value?: CustomValue
}

export interface IdentityProfile {
  firstName?: string
  lastName?: string
  nickname?: string
  slug?: string
  /** URL of the picture. */
  picture?: string
  /** Older form of `secondaryEmails`. */
  emails?: unknown[]
  /** Older form of `phonesV2`. */
  phones?: unknown[]
  secondaryEmails?: { email?: string; tag?: Open<EmailTag> }[]
  phonesV2?: { countryCode?: string; phone?: string; tag?: Open<PhoneTag> }[]
  addresses?: { address?: Address; tag?: Open<AddressTag> }[]
  labels?: string[]
  /** ISO 639-1. */
  language?: string
  privacyStatus?: Open<PrivacyStatus>
  customFields?: CustomField[]
  company?: string
  position?: string
  /** `YYYY-MM-DD`. */
  birthdate?: string
  vatId?: string
  subscription?: boolean
}

export interface Factor {
  factorId?: string
  type?: Open<FactorType>
  status?: Open<FactorStatus>
}

export interface Identity {
  id: string
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  tenantId?: string
  identityProfile?: IdentityProfile
  email?: { address?: string; isVerified?: boolean }
  status?: { name?: Open<IdentityStatus>; reasons?: Open<StatusReason>[] }
  factors?: Factor[]
  connections?: unknown[]
  metadata?: Record<string, unknown>
}
