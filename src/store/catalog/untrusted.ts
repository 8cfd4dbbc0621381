/**
 * Reads untrusted values of the platform: members may be missing, null or of another type, texts may be markup, addresses and colours may be
 * code. The static types only name the members.
 */
import { isDate } from '../../platform/wire/encode'
import { isRecord } from '../../platform/wire/record'
import type { Amount } from '../base/amount'
import type { FormatMoney } from '../base/format-money'
import type { Picture } from '../base/views'
import type { VideoSource } from './product-details'

/** The object itself; an empty one for any other value. */
export const objectOr = <T extends object>(value: T | null | undefined): Partial<T> => (isRecord(value) ? (value as T) : {})

/** The objects in a list. */
export const objectsIn = <T extends object>(value: readonly (T | null | undefined)[] | null | undefined): T[] =>
  Array.isArray(value) ? (value.filter(isRecord) as T[]) : []

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The trimmed text; undefined when empty or not a string. */
export const wordsOf = (value: unknown): string | undefined => textOf(value).trim() || undefined

export const stringsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((text) => text && textOf(text)) : [])

/** From a number or decimal text; undefined unless finite. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** A valid date; the client has parsed it from the reply. */
export const dateOf = (value: unknown): Date | undefined =>
  isDate(value) && Number.isFinite(value.getTime()) ? value : undefined

/** Own entry of a table by a name from the platform; inherited names like `constructor` have none. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, name: unknown): T | undefined =>
  typeof name === 'string' && Object.keys(table).includes(name) ? table[name] : undefined

/** A whole number, at least 0. */
export const countOf = (value: unknown): number | undefined => {
  const count = numberOf(value)
  return count === undefined ? undefined : Math.max(0, Math.floor(count))
}

/** An http(s) address, never one that runs code. */
export const urlOf = (value: unknown): string | undefined =>
  /^https?:\/\/[^\s/]/i.test(textOf(value)) ? textOf(value) : undefined

/** Keywords that name no colour, such as `inherit`, do not match. */
const COLOR =
  /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?!(inherit|initial|unset|revert|transparent|currentcolor)$)[a-z]{3,20}|(rgb|hsl)a?\([\d\s.,%/]+\))$/i

/** All colours that reach a style or an attribute are read here: a hex value, a name, `rgb()` or `hsl()`. */
export const colorOf = (value: unknown): string | undefined =>
  COLOR.test(textOf(value).trim()) ? textOf(value).trim() : undefined

interface PictureFacts {
  id?: unknown
  url?: unknown
  width?: unknown
  height?: unknown
  /** As the platform sends it. */
  altText?: unknown
  /** In a picture that was converted already. */
  alt?: unknown
}

/** @param alt used when the picture has no alternative text */
export function pictureOf(value: PictureFacts | null | undefined, alt: string, id?: unknown): Picture | undefined {
  const image = objectOr(value)
  const url = urlOf(image.url)
  return url
    ? {
        id: wordsOf(id ?? image.id),
        url,
        width: countOf(image.width) || undefined,
        height: countOf(image.height) || undefined,
        alt: wordsOf(image.altText ?? image.alt) ?? alt,
      }
    : undefined
}

/** One file of a video; empty when its address is invalid. */
export function videoSource({ url, format, width, height }: { [member in keyof VideoSource]?: unknown }): VideoSource[] {
  const address = urlOf(url)
  return address ? [{ url: address, format: wordsOf(format), width: countOf(width), height: countOf(height) }] : []
}

const digitsIn = (text: string): string => text.replace(/\D/g, '')

/** Decimal places with which shops write money. */
const PLACES = [0, 2, 3]

/** The text has exactly the digits of the value, and no more letters than a currency has: `€18.00`, `US$ 18`, not `18 € per box`. */
const saysOnly = (text: string, value: number): boolean =>
  text.replace(/\P{L}/gu, '').length < 4 &&
  PLACES.some((places) => Number(value.toFixed(places)) === value && digitsIn(value.toFixed(places)) === digitsIn(text))

/**
 * Undefined without a readable amount. The platform writes money in the shop's language, and some not at all: what says no more than the value is
 * written in the page's language, as all other money. @param value major currency units
 */
export function amountOf(value: unknown, text: unknown, currency: string, format: FormatMoney): Amount | undefined {
  const major = numberOf(value)
  if (major === undefined) return undefined
  const given = wordsOf(text)
  const isPlain = given && currency && saysOnly(given, major)
  const ours = format(major, currency, isPlain ? given : undefined)
  if (ours === given) return { value: major, currency, formatted: ours }
  // Another currency's sign: the text knows better what the value is in.
  const sign = given && (/\p{Sc}|[A-Z]{3}/u.exec(given)?.[0] ?? '')
  const isOurs = !given || (isPlain && `${currency} ${ours.normalize('NFKC')}`.includes(`${sign}`))
  return { value: major, currency, formatted: isOurs ? ours : given }
}

/** The former price and the discount; empty unless the former price was higher. A negative price has no discount in percent. */
export function comparedTo(price: Amount, before: Amount | undefined): { comparePrice?: Amount; discountPercent?: number } {
  if (!before || before.value <= price.value) return {}
  return {
    comparePrice: before,
    discountPercent: price.value < 0 ? undefined : Math.round((1 - price.value / before.value) * 100),
  }
}

/** Lowest and highest amount, when they differ. */
export function rangeOf(amounts: readonly Amount[]): { min: Amount; max: Amount } | undefined {
  const [min, ...rest] = [...amounts].sort((a, b) => a.value - b.value)
  const max = rest.pop()
  return min && max && min.value < max.value ? { min, max } : undefined
}
