/** Readers for the values in rich content: what is of another type, scheme or syntax than it should be is not there. */
import { isRecord, type JsonRecord } from '../../../platform/wire/record'
import { entryOf as wordFor } from '../untrusted'
import type { RichProps } from './rich-tree'

export const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {})
export const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 200) : [])
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export { wordFor }

/** A value of the platform in lower case, which is how our sheet writes it; undefined for one that the sheet does not know. */
export const lowerOf = (value: unknown, known: RegExp): string | undefined =>
  typeof value === 'string' && known.test(value) ? value.toLowerCase() : undefined

/** A whole number from `least` to `most`; undefined for anything that is no number. */
export const countOf = (value: unknown, least: number, most: number): number | undefined =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value as number))) : undefined

const LINKS = /^(https?|mailto|tel):$/
const LONGEST_URL = 4000

/**
 * The address in its canonical form, if a click on it can do no more than open a page, a letter or a call; else undefined. Without
 * `base` a relative one is refused: it would lead to a page of the site that the widget stands on, not of the shop.
 */
export function safeUrl(value: unknown, base?: string): string | undefined {
  if (typeof value !== 'string' || !value.trim() || value.length > LONGEST_URL) return undefined
  try {
    const { protocol, username, href } = new URL(value, base)
    return LINKS.test(protocol) && !username ? href : undefined
  } catch {
    return undefined
  }
}

/** The same for what is fetched: pages and files only. */
export function fileUrl(value: unknown, base?: string): string | undefined {
  const url = safeUrl(value, base)
  return url?.startsWith('http') ? url : undefined
}

/** What to call a link that has no name. */
export const hostOf = (url: string): string => new URL(url).host || url.replace(/^\w+:/, '')

/** Opaque ones only: what shows through them could be anything, and so could its contrast to the text. */
const COLOR =
  /^(#[\da-f]{3}|#[\da-f]{6}|(rgb|hsl)a?\(( ?[\d.]+(%|deg)?[ ,]){2} ?[\d.]+%?( ?[,/] ?1(\.0*|00%)?)?\)|(?!transparent|currentcolor)[a-z]{3,24})$/i
export const colorOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length < 60 && COLOR.test(value) ? value : undefined

const TARGETS = { BLANK: '_blank', PARENT: '_top', TOP: '_top' } as const
const RELATIONS = ['nofollow', 'sponsored', 'ugc', 'noreferrer']

/** Undefined for a link that leads nowhere: anchors name nodes, which have no address inside a shadow root. */
export function linkProps(link: unknown, base?: string): (RichProps & { href: string }) | undefined {
  const { url, target, rel } = recordOf(link)
  const href = safeUrl(url, base)
  const said = recordOf(rel)
  return href
    ? {
        href,
        target: wordFor(TARGETS, target),
        rel: ['noopener', ...RELATIONS.filter((name) => said[name] === true)].join(' '),
      }
    : undefined
}
