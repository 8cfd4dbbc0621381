/** What a registration asks for beside address and password: the attribute `fields` of the element, and what becomes of the answers. */
import type { ProfileMessages } from '../../../i18n/account-messages'
import type { RegisterRequest } from '../../../store/members/members'

export type ProfileName = keyof ProfileMessages

export interface ProfileField {
  name: string
  type: 'string' | 'number' | 'date'
  /** The author's words; fields of the profile have their own. */
  label?: string
  required: boolean
  /** A field of the shop's own. */
  custom: boolean
}

/** Fields of the profile, with the browser's name for what is in them. */
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

/** `name`, `:type`, `(Label)` and `*` for required, apart by blanks or commas: `firstName lastName* shoe-size:number(Shoe size)`. */
const FIELD = /([^\s,:()*]+)(?::(string|number|date))?(?:\(([^)]{0,200})\))?(\*)?/g

/** Names that the profile does not know are the shop's own fields. Each stands once, where it was named first. */
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

/** What was typed, as the registration takes it; fields left empty are not sent. */
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
