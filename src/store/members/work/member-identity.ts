/** Who a member is, for the screen; and what a registration tells the platform of somebody. */
import { parseSafeUrl } from '../../../platform/http/safe-url'
import type { CustomField, CustomValue, Identity, IdentityProfile } from '../../../platform/identity/model'
import { ownOf } from '../../../platform/wire/record'
import { objectOr } from '../../catalog/untrusted'
import type { Member } from '../member-model'
import type { CustomFieldValue, RegisterRequest } from '../members'

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Built key by key: only what may be shown gets through, and only addresses that a picture can have. */
function toMember(id: unknown, names: unknown[], nickname: unknown, email: unknown, picture: unknown): Member | undefined {
  const address = textOf(email)
  const name = names.map(textOf).filter(Boolean).join(' ') || textOf(nickname) || address
  if (!name) return undefined
  const url = parseSafeUrl(textOf(picture))
  return { id: textOf(id) || undefined, name, email: address || undefined, picture: url?.href }
}

/** Of the identity in the answer to a login or registration. */
export function memberOfIdentity(identity: Identity | null | undefined): Member | undefined {
  const { id, identityProfile, email } = objectOr(identity)
  const { firstName, lastName, nickname, picture } = objectOr(identityProfile)
  return toMember(id, [firstName, lastName], nickname, objectOr(email).address, picture)
}

/** Of the claims of `userInfo` (OpenID Connect). */
export const memberOfClaims = (claims: Readonly<Record<string, unknown>>): Member | undefined =>
  toMember(
    claims.sub,
    textOf(claims.name) ? [claims.name] : [claims.given_name, claims.family_name],
    claims.nickname,
    claims.email,
    claims.picture,
  )

/** Left out: empty texts, and dates and numbers that are none. */
function toCustomField({ name, value }: CustomFieldValue): CustomField[] {
  const typed = toCustomValue(value)
  return typed ? [{ name, value: typed }] : []
}

function toCustomValue(value: string | number | Date): CustomValue | undefined {
  if (typeof value === 'string') return value.trim() ? { strValue: value } : undefined
  if (typeof value === 'number') return Number.isFinite(value) ? { numValue: value } : undefined
  return Number.isFinite(value.getTime()) ? { dateValue: value } : undefined
}

/** The profile of a registration; undefined when nothing was told. Fields keep their order, so that a refusal can be told apart by its number. */
export function toProfile(request: RegisterRequest): IdentityProfile | undefined {
  const { profile, customFields = [] } = ownOf(request)
  const fields = customFields.flatMap(toCustomField)
  if (!profile && !fields.length) return undefined
  return { ...profile, ...(fields.length && { customFields: fields }) }
}
