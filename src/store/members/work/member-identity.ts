/** The platform's identity → `Member`, and a registration → the platform's profile. */
import { parseSafeUrl } from '../../../platform/http/safe-url'
import type { CustomField, CustomValue, Identity, IdentityProfile } from '../../../platform/identity/model'
import { ownOf } from '../../../platform/wire/record'
import type { Member } from '../../base/session-state'
import { objectOr } from '../../catalog/untrusted'
import type { CustomFieldValue, RegisterRequest } from '../members'

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Copies key by key, so that only what may be shown passes, and only safe picture addresses. */
function toMember(id: unknown, names: unknown[], nickname: unknown, email: unknown, picture: unknown): Member | undefined {
  const address = textOf(email)
  const name = names.map(textOf).filter(Boolean).join(' ') || textOf(nickname) || address
  if (!name) return undefined
  const url = parseSafeUrl(textOf(picture))
  return { id: textOf(id) || undefined, name, email: address || undefined, picture: url?.href }
}

/** From the answer to a login or registration. */
export function memberOfIdentity(identity: Identity | null | undefined): Member | undefined {
  const { id, identityProfile, email } = objectOr(identity)
  const { firstName, lastName, nickname, picture } = objectOr(identityProfile)
  return toMember(id, [firstName, lastName], nickname, objectOr(email).address, picture)
}

/** From the claims of `userInfo` (OpenID Connect). */
export const memberOfClaims = (claims: Readonly<Record<string, unknown>>): Member | undefined =>
  toMember(
    claims.sub,
    textOf(claims.name) ? [claims.name] : [claims.given_name, claims.family_name],
    claims.nickname,
    claims.email,
    claims.picture,
  )

/** Leaves out empty texts and invalid dates and numbers. */
function toCustomField({ name, value }: CustomFieldValue): CustomField[] {
  const typed = toCustomValue(value)
  return typed ? [{ name, value: typed }] : []
}

function toCustomValue(value: string | number | Date): CustomValue | undefined {
  if (typeof value === 'string') return value.trim() ? { strValue: value } : undefined
  if (typeof value === 'number') return Number.isFinite(value) ? { numValue: value } : undefined
  return Number.isFinite(value.getTime()) ? { dateValue: value } : undefined
}

/** Undefined when the registration has no profile. Fields keep their order, because the platform refuses them by index. */
export function toProfile(request: RegisterRequest): IdentityProfile | undefined {
  const { profile, customFields = [] } = ownOf(request)
  const fields = customFields.flatMap(toCustomField)
  if (!profile && !fields.length) return undefined
  return { ...profile, ...(fields.length && { customFields: fields }) }
}
