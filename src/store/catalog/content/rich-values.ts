/** Readers for values of rich content: values of a wrong type, scheme or syntax count as absent. */
import { isRecord, type JsonRecord } from '../../../platform/wire/record'
import { entryOf as wordFor } from '../untrusted'
import type { RichProps } from './rich-tree'

export const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {})
export const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 200) : [])
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export { wordFor }

/** An enum value in lower case, as in the style sheet; undefined unless it matches. */
export const lowerOf = (value: unknown, allowed: RegExp): string | undefined =>
  typeof value === 'string' && allowed.test(value) ? value.toLowerCase() : undefined

/** A whole number, clamped to `least` and `most`; undefined for other types. */
export const countOf = (value: unknown, least: number, most: number): number | undefined =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value as number))) : undefined

const LINKS = /^(https?|mailto|tel):$/
const LONGEST_URL = 4000

/**
 * The canonical address if a click can only open a page, an e-mail or a call; otherwise undefined. Without `base`, relative addresses are refused:
 * they would resolve against the host page, not the shop.
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

/** The same for files that are loaded: http(s) only. */
export function fileUrl(value: unknown, base?: string): string | undefined {
  const url = safeUrl(value, base)
  return url?.startsWith('http') ? url : undefined
}

/** The label of a link without one. */
export const hostOf = (url: string): string => new URL(url).host || url.replace(/^\w+:/, '')

/** Opaque colours only: with transparency the contrast to the text is unknown. */
const COLOR =
  /^(#[\da-f]{3}|#[\da-f]{6}|(rgb|hsl)a?\(( ?[\d.]+(%|deg)?[ ,]){2} ?[\d.]+%?( ?[,/] ?1(\.0*|00%)?)?\)|(?!transparent|currentcolor)[a-z]{3,24})$/i
export const colorOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length < 60 && COLOR.test(value) ? value : undefined

const TARGETS = { BLANK: '_blank', PARENT: '_top', TOP: '_top' } as const
const RELATIONS = ['nofollow', 'sponsored', 'ugc', 'noreferrer']

/** Undefined for a link without a usable address. Anchors name nodes, which have no address inside a shadow root. */
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
