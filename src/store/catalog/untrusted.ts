/**
 * Reading what a catalog answers as if anybody could have written it: members may be missing, null or of another type, texts may be
 * markup, addresses and colours may be code. Types are kept for the names in them, never believed.
 */
import { isDate } from '../../platform/wire/encode'
import { isRecord } from '../../platform/wire/record'
import type { FormatMoney } from '../cart/cart-view'
import type { Amount, Picture } from '../views'
import type { VideoSource } from './product-details'

/** The object itself; one without members in the place of everything else. */
export const objectOr = <T extends object>(value: T | null | undefined): Partial<T> => (isRecord(value) ? (value as T) : {})

/** The objects in a list. */
export const objectsIn = <T extends object>(value: readonly (T | null | undefined)[] | null | undefined): T[] =>
  Array.isArray(value) ? (value.filter(isRecord) as T[]) : []

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A text with something in it. */
export const wordsOf = (value: unknown): string | undefined => textOf(value).trim() || undefined

export const stringsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((text) => text && textOf(text)) : [])

/** From a number or from decimal text; what is no finite number is none. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** A date that has been read from the wire. */
export const dateOf = (value: unknown): Date | undefined =>
  isDate(value) && Number.isFinite(value.getTime()) ? value : undefined

/** What a table of ours has under a name of the platform's; names that every object has (`constructor`) are none of its own. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, name: unknown): T | undefined =>
  typeof name === 'string' && Object.keys(table).includes(name) ? table[name] : undefined

/** How many there are: never below nothing. */
export const countOf = (value: unknown): number | undefined => {
  const count = numberOf(value)
  return count === undefined ? undefined : Math.max(0, Math.floor(count))
}

/** An address of the web, and nothing that runs. */
export const urlOf = (value: unknown): string | undefined =>
  /^https?:\/\/[^\s/]/i.test(textOf(value)) ? textOf(value) : undefined

/** Keywords that show no colour of their own, such as `inherit`, are no colours. */
const COLOR =
  /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?!(inherit|initial|unset|revert|transparent|currentcolor)$)[a-z]{3,20}|(rgb|hsl)a?\([\d\s.,%/]+\))$/i

/** The one reader of colours that reach a style or an attribute: a hex value, a name, `rgb()` or `hsl()`. */
export const colorOf = (value: unknown): string | undefined =>
  COLOR.test(textOf(value).trim()) ? textOf(value).trim() : undefined

interface PictureFacts {
  id?: unknown
  url?: unknown
  width?: unknown
  height?: unknown
  /** On the wire. */
  altText?: unknown
  /** Once it has been converted. */
  alt?: unknown
}

/** @param alt what is said where the picture says nothing */
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

/** One file of a video; nothing where its address is none. */
export function videoSource({ url, format, width, height }: { [member in keyof VideoSource]?: unknown }): VideoSource[] {
  const address = urlOf(url)
  return address ? [{ url: address, format: wordsOf(format), width: countOf(width), height: countOf(height) }] : []
}

/** @param value major units; undefined where there is no amount at all */
export function amountOf(value: unknown, words: unknown, currency: string, format: FormatMoney): Amount | undefined {
  const major = numberOf(value)
  return major === undefined ? undefined : { value: major, currency, formatted: wordsOf(words) ?? format(major, currency) }
}

/** What was asked before, with how much is off; nothing unless it was more. */
export function comparedTo(price: Amount, before: Amount | undefined): { comparePrice?: Amount; discountPercent?: number } {
  return before && before.value > price.value
    ? { comparePrice: before, discountPercent: Math.round((1 - price.value / before.value) * 100) }
    : {}
}

/** Lowest and highest, where they differ. */
export function rangeOf(amounts: readonly Amount[]): { min: Amount; max: Amount } | undefined {
  const [min, ...rest] = [...amounts].sort((a, b) => a.value - b.value)
  const max = rest.pop()
  return min && max && min.value < max.value ? { min, max } : undefined
}
