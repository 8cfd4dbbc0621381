/** docs/platform.md §3 "Identity", §4 (status, factor and tenant types): the identity of a member. */
import { enumOf, type Open, type ValueOf } from '../wire/enum'
import type { Address } from '../wire/primitives'

/** Authentication factors of a member. */
export const FactorType = /*#__PURE__*/ enumOf('PASSWORD', 'SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH', 'WEBAUTHN', 'RECOVERY_CODE')
export type FactorType = ValueOf<typeof FactorType>

export const FactorStatus = /*#__PURE__*/ enumOf('INACTIVE', 'ACTIVE', 'REQUIRE_REENROLL')
export type FactorStatus = ValueOf<typeof FactorStatus>

export const IdentityStatus = /*#__PURE__*/ enumOf('UNKNOWN_STATUS', 'PENDING', 'ACTIVE', 'DELETED', 'BLOCKED', 'OFFLINE')
export type IdentityStatus = ValueOf<typeof IdentityStatus>

/** Why an identity has its status. */
export const StatusReason = /*#__PURE__*/ enumOf(
  'UNKNOWN_REASON',
  'PENDING_ADMIN_APPROVAL_REQUIRED',
  'PENDING_EMAIL_VERIFICATION_REQUIRED',
  'PENDING_REQUIRED_FIELDS_MISSING',
)
export type StatusReason = ValueOf<typeof StatusReason>

/** The type of the tenant of an identity provider. */
export const TenantType = /*#__PURE__*/ enumOf('UNKNOWN_TENANT_TYPE', 'ACCOUNT', 'SITE', 'ROOT')
export type TenantType = ValueOf<typeof TenantType>

export const AddressTag = /*#__PURE__*/ enumOf('UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING')
export type AddressTag = ValueOf<typeof AddressTag>

export const EmailTag = /*#__PURE__*/ enumOf('UNTAGGED', 'MAIN', 'HOME', 'WORK')
export type EmailTag = ValueOf<typeof EmailTag>

export const PhoneTag = /*#__PURE__*/ enumOf('UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX')
export type PhoneTag = ValueOf<typeof PhoneTag>

/** Who may see a profile. */
export const PrivacyStatus = /*#__PURE__*/ enumOf('UNDEFINED', 'PUBLIC', 'PRIVATE')
export type PrivacyStatus = ValueOf<typeof PrivacyStatus>

/** How a code by text message is delivered. */
export const DeliveryMethod = /*#__PURE__*/ enumOf('SMS', 'WHATSAPP')
export type DeliveryMethod = ValueOf<typeof DeliveryMethod>

/** The target of a verification outside of a login. */
export const VerificationTarget = /*#__PURE__*/ enumOf('EMAIL')
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
