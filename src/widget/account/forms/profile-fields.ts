/** Extra fields of a registration: parses the element's attribute `fields`, and turns the answers into a request. */
import type { AccountMessages } from '../../../i18n/catalogue'
import type { RegisterRequest } from '../../../store/members/members'

export type ProfileName = keyof AccountMessages['profile']

export interface ProfileField {
  name: string
  type: 'string' | 'number' | 'date'
  /** The author's label. Fields of the profile have translated ones. */
  label?: string
  required: boolean
  /** Not a field of the platform's profile, but one that the shop defined. */
  custom: boolean
}

/** Fields of the platform's profile, with their `autocomplete` values. */
export const AUTOCOMPLETE: Readonly<Record<ProfileName, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  nickname: 'nickname',
  company: 'organization',
  position: 'organization-title',
  birthdate: 'bday',
  vatId: 'off',
  phone: 'tel',
}

export const isProfileName = (name: string): name is ProfileName => Object.keys(AUTOCOMPLETE).includes(name)

/** `name`, `:type`, `(Label)` and `*` for required, separated by spaces or commas: `firstName lastName* shoe-size:number(Shoe size)`. */
const FIELD = /([^\s,:()*]+)(?::(string|number|date))?(?:\(([^)]{0,200})\))?(\*)?/g

/** Names that are not in the profile are the shop's own fields. Repeated names are ignored. */
export function parseFields(text: string): ProfileField[] {
  const fields = new Map<string, ProfileField>()
  for (const [, name = '', type, label, star] of text.matchAll(FIELD)) {
    if (fields.has(name)) continue
    const custom = !isProfileName(name)
    const own = name === 'birthdate' ? 'date' : 'string'
    fields.set(name, {
      name,
      custom,
      type: custom ? ((type as ProfileField['type'] | undefined) ?? 'string') : own,
      label: label?.trim() || undefined,
      required: star !== undefined,
    })
  }
  return [...fields.values()]
}

/** The answers in the form of the registration request. Empty fields are left out. */
export function readProfile(
  fields: readonly ProfileField[],
  read: (name: string) => string,
): Pick<RegisterRequest, 'profile' | 'customFields'> {
  const filled = fields.map((field) => ({ ...field, text: read(field.name) })).filter(({ text }) => text)
  const profile: NonNullable<RegisterRequest['profile']> = {}
  for (const { custom, name, text } of filled)
    if (name === 'phone') profile.phonesV2 = [{ phone: text, tag: 'UNTAGGED' }]
    else if (!custom) Object.assign(profile, { [name]: text })
  const customFields = filled
    .filter(({ custom }) => custom)
    .map(({ name, type, text }) => ({
      name,
      value: type === 'number' ? Number(text) : type === 'date' ? new Date(`${text}T00:00:00Z`) : text,
    }))
  return { ...(Object.keys(profile).length && { profile }), ...(customFields.length && { customFields }) }
}
