/** Values that an attribute or a setting does not accept. */
import { entryOf } from '../../store/catalog/untrusted'
import type { Finding, Tag } from '../model'
import type { Embedded } from '../page/read-page'
import { findingAt } from '../page/where'
import { ELEMENTS, type KnownAttribute, SETTINGS, SHARED } from './known-markup'
import { nearest } from './nearest'

const quoted = (values: readonly string[]) => values.map((value) => `"${value}"`).join(', ')

/** Curly quotes, which a word processor or an editor has put in place of straight ones. */
const CURLY = /^[“”„»«‘’″]|[“”„»«″]$/

function wrongNumber(value: string, { least = 0, most }: KnownAttribute): string | undefined {
  const range = most === undefined ? `a whole number from ${least}` : `a whole number from ${least} to ${most}`
  const number = Number(value)
  return Number.isInteger(number) && number >= least && number <= (most ?? number) ? undefined : `It takes ${range}.`
}

function wrongLanguage(value: string): string | undefined {
  if (value === 'auto') return undefined
  try {
    // The widget also accepts `en_US` for `en-US`.
    const [language = ''] = Intl.getCanonicalLocales(value.replace(/_/g, '-'))
    return /^[a-z]{2,3}(-|$)/i.test(language) ? undefined : 'It takes a language tag such as de or en-GB.'
  } catch {
    return 'It takes a language tag such as de or en-GB.'
  }
}

function wrongOrigin(value: string): string | undefined {
  return URL.canParse(value) && /^https?:/.test(value) ? undefined : 'It takes an origin such as https://www.wixapis.com.'
}

const wrongHours = (value: string) => (Number(value) >= 0 ? undefined : 'It takes a number of hours, for example 24.')

const wrongAmount = (value: string) =>
  /^(\d[\d.,]*\s*[A-Za-z]{3}|[A-Za-z]{3}\s*\d[\d.,]*)$/.test(value)
    ? undefined
    : 'It takes an amount and a currency, for example 35 EUR.'

/** The slug in the address of a product page, which is its last part. */
const slugIn = (value: string) => /^(?:https?:)?\/?.*\/(?:product-page|products?|category)\/([^/?#]+)/.exec(value)?.[1]

function wrongReference(value: string): string | undefined {
  if (/\p{Cf}/u.test(value)) return 'It contains an invisible character, which was pasted with it: type it again.'
  if (!/[/?#]/.test(value)) return undefined
  const slug = slugIn(value)
  return slug ? `Give only the slug: "${slug}".` : 'It takes a slug or an id, not an address.'
}

function wrongWords(value: string, { form, values = [], orAddress }: KnownAttribute): string | undefined {
  if (orAddress && value.includes('/')) return undefined
  const parts = form === 'list' ? value.split(/[\s,]+/).filter(Boolean) : [value]
  const unknown = values.length ? parts.find((word) => !values.includes(word)) : undefined
  if (unknown === undefined) return undefined
  const meant = nearest(unknown, values)
  return meant ? `Did you mean "${meant}"? It takes ${quoted(values)}.` : `It takes ${quoted(values)}.`
}

/** Whether the value can be looked up in the shop. */
export const isReference = (value: string): boolean => !CURLY.test(value) && !wrongReference(value)

/** @returns a hint on what it accepts; undefined if the value is right, or any value is */
function hintFor(value: string, attribute: KnownAttribute): string | undefined {
  if (CURLY.test(value)) return 'Use straight quotes ("): an editor has replaced them with curly ones.'
  switch (attribute.form) {
    case 'choice':
    case 'list':
      return wrongWords(value, attribute)
    case 'flag':
      return /^(|true|false)$/.test(value) ? undefined : 'It takes no value: leave out the attribute to turn it off.'
    case 'number':
      return wrongNumber(value, attribute)
    case 'language':
      return wrongLanguage(value)
    case 'origin':
      return wrongOrigin(value)
    case 'hours':
      return wrongHours(value)
    case 'amount':
      return wrongAmount(value)
    case 'reference':
      return wrongReference(value)
    default:
      return undefined
  }
}

const wrongValue = (tag: Tag, name: string, value: string, hint: string): Finding =>
  findingAt(tag, { code: 'value-unknown', severity: 'error', cause: `${name} cannot be "${value}".`, hint })

export function wrongValues({ tag, element = '', read }: Embedded): Finding[] {
  return Object.entries({ ...entryOf(ELEMENTS, element), ...SHARED }).flatMap(([name, attribute]): Finding[] => {
    const value = read(name)
    const isFlag = attribute.form === 'flag'
    if (value === undefined || (!value && !isFlag)) return []
    // Older HTML writes a flag as `<cartlet-cart-toggle account="account">`.
    const hint = isFlag && value === name ? undefined : hintFor(value, attribute)
    return hint ? [wrongValue(tag, name, value, hint)] : []
  })
}

/** Required attributes that are missing. */
export function missingValues({ tag, element = '', read }: Embedded): Finding[] {
  return Object.entries(entryOf(ELEMENTS, element) ?? {}).flatMap(([name, { isRequired }]): Finding[] => {
    if (!isRequired || read(name)) return []
    const written = tag.name.startsWith('cartlet-') ? name : `data-${name}`
    return [
      findingAt(tag, {
        code: 'attribute-missing',
        severity: 'error',
        cause: `The element does not say which ${name} it shows.`,
        hint: `Add ${written}="…" with the slug (the last part of its page's address in the shop) or the id.`,
      }),
    ]
  })
}

/** @param read returns a setting's value, from the tag or the configuration */
export function wrongSettings(read: (name: string) => { value: string; tag?: Tag } | undefined): Finding[] {
  return Object.entries(SETTINGS).flatMap(([name, allowed]): Finding[] => {
    const setting = read(name)
    const hint = setting && hintFor(setting.value, allowed)
    if (!setting || !hint) return []
    if (setting.tag) return [wrongValue(setting.tag, `data-${name}`, setting.value, hint)]
    return [
      { code: 'value-unknown', severity: 'error', where: 'cartletConfig', cause: `${name} cannot be "${setting.value}".`, hint },
    ]
  })
}
