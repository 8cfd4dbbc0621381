/** The profile of an identity (docs/platform.md §3): known fields are validated, unknown ones are dropped. */
import { refuse } from '../../gateway/errors'
import {
  isRecord,
  type Json,
  optionalBoolean,
  optionalList,
  optionalRecord,
  optionalString,
  own,
  requiredString,
} from '../../untrusted'
import { isEmailAddress } from './email-address'

const TEXTS = ['firstName', 'lastName', 'nickname', 'picture', 'language', 'company', 'position', 'birthdate', 'vatId'] as const
const TAGS = {
  addresses: ['UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING'],
  secondaryEmails: ['UNTAGGED', 'MAIN', 'HOME', 'WORK'],
  phonesV2: ['UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX'],
} as const
const PRIVACY = ['UNDEFINED', 'PUBLIC', 'PRIVATE']
const MAX_ENTRIES = 50

const oneOf = (value: unknown, field: string, allowed: readonly string[]): string | undefined => {
  const text = optionalString(value, field, 50)
  if (text === undefined || allowed.includes(text)) return text
  return refuse(field, `must be one of ${allowed.join(', ')}`, 'INVALID_ENUM_VALUE')
}

const readTagged = (profile: Json, name: keyof typeof TAGS, at: string): Json[] | undefined =>
  optionalList(own(profile, name), `${at}.${name}`, MAX_ENTRIES)?.map((value, i) => {
    const field = `${at}.${name}[${i}]`
    const entry = optionalRecord(value, field) ?? {}
    const tag = oneOf(own(entry, 'tag'), `${field}.tag`, TAGS[name]) ?? 'UNTAGGED'
    if (name === 'addresses') return { address: optionalRecord(own(entry, 'address'), `${field}.address`) ?? {}, tag }
    if (name === 'phonesV2') {
      const countryCode = optionalString(own(entry, 'countryCode'), `${field}.countryCode`, 2)
      return {
        ...(countryCode !== undefined && { countryCode }),
        phone: requiredString(own(entry, 'phone'), `${field}.phone`, 50),
        tag,
      }
    }
    const email = requiredString(own(entry, 'email'), `${field}.email`, 254)
    return isEmailAddress(email)
      ? { email, tag }
      : refuse(`${field}.email`, 'must be a well-formed email', 'FORMAT', { type: 'EMAIL' })
  })

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text))

/** A string, a number or a date; `NaN` and the infinities are sent as strings. */
const readCustomValue = (value: Json, field: string): Json => {
  const kinds = ['strValue', 'numValue', 'dateValue'].filter(
    (kind) => own(value, kind) !== undefined && own(value, kind) !== null,
  )
  const [kind] = kinds
  if (!kind || kinds.length > 1)
    return refuse(field, 'exactly one of strValue, numValue, dateValue is needed', 'ONE_OF_ALIGNMENT')
  const sent = own(value, kind)
  if (kind === 'numValue') {
    const isNumber = typeof sent === 'number' || sent === 'NaN' || sent === 'Infinity' || sent === '-Infinity'
    return isNumber ? { numValue: sent } : refuse(`${field}.numValue`, 'must be a number', 'FORMAT')
  }
  const text = requiredString(sent, `${field}.${kind}`, 10_000)
  if (kind === 'dateValue' && !isDate(text)) return refuse(`${field}.dateValue`, 'must be a date', 'FORMAT')
  return { [kind]: text }
}

const readCustomFields = (profile: Json, at: string): Json[] | undefined =>
  optionalList(own(profile, 'customFields'), `${at}.customFields`, MAX_ENTRIES)?.map((value, i) => {
    const field = `${at}.customFields[${i}]`
    const entry = optionalRecord(value, field) ?? {}
    return {
      name: requiredString(own(entry, 'name'), `${field}.name`, 100),
      value: readCustomValue(optionalRecord(own(entry, 'value'), `${field}.value`) ?? {}, `${field}.value`),
    }
  })

const readTexts = (profile: Json, name: string, at: string): string[] | undefined =>
  optionalList(own(profile, name), `${at}.${name}`, MAX_ENTRIES)?.map((value, i) =>
    requiredString(value, `${at}.${name}[${i}]`, 254),
  )

export const readProfile = (value: unknown, at = 'profile'): Json => {
  const sent = optionalRecord(value, at)
  if (!isRecord(sent)) return {}
  const read: Json = {}
  for (const name of TEXTS) read[name] = optionalString(own(sent, name), `${at}.${name}`, 500)
  for (const name of ['labels', 'phones'] as const) read[name] = readTexts(sent, name, at)
  for (const name of Object.keys(TAGS) as (keyof typeof TAGS)[]) read[name] = readTagged(sent, name, at)
  read.customFields = readCustomFields(sent, at)
  read.privacyStatus = oneOf(own(sent, 'privacyStatus'), `${at}.privacyStatus`, PRIVACY)
  read.subscription = optionalBoolean(own(sent, 'subscription'), `${at}.subscription`)
  return Object.fromEntries(Object.entries(read).filter(([, entry]) => entry !== undefined))
}
