/** Makes method, URL and body of a call (docs/platform.md §5 and §7; gateway prefixes). */
import { encodeJson, isDate } from '../wire/encode'
import { isRecord, type JsonRecord } from '../wire/record'
import type { Call, Path } from './call'
import { CartletError } from './errors'

export type { Path } from './call'

/** base64url of the UTF-8 bytes of `text`, without padding. `text` must be well-formed, as JSON text is. */
function toBase64Url(text: string): string {
  const bytes = encodeURIComponent(text).replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')
}

/** Maximum length of an encoded query, without its `?`, that is sent as GET when a POST form exists (docs/platform.md §9). */
export const QUERY_LIMIT_CHARS = 4000

export interface Target {
  method: Call['method']
  url: string
  body?: string
}

/**
 * Path with values: path`/v1/products/${id}`. Each value becomes one segment: `/`, `?`, `#` and `%` are encoded, characters that
 * a segment may contain are not. When the call is made, it throws `INVALID_ARGUMENT` for anything but a non-empty string, and for
 * `.` and `..`, which URLs would resolve.
 */
export const path =
  (literals: TemplateStringsArray, ...values: string[]): Path =>
  () => {
    // A loop, because Prototype.js replaces `Array.prototype.reduce`.
    let text = ''
    for (let i = 0; i < literals.length; i++) text += (i ? encodeSegment(values[i - 1]) : '') + literals[i]
    return text
  }

function encodeSegment(value: unknown): string {
  if (typeof value !== 'string' || /^\.{0,2}$/.test(value))
    throw new CartletError('INVALID_ARGUMENT', `Invalid id or slug: "${value}"`)
  return encodeURIComponent(value).replace(/%(2[46BC]|3[ABD]|40)/g, decodeURIComponent)
}

/** Throws `INVALID_ARGUMENT` for arguments that cannot be written as a URL or JSON, before anything is sent. */
export function toTarget(origin: string, call: Call): Target {
  const { method, query } = call
  try {
    const url = origin + call.service + (typeof call.path === 'string' ? call.path : call.path())
    if (!query) return { method, url, body: encodeJson(call.body) }
    const search = call.complex === true && isNested(query) ? `.r=${toBase64Url(encodeJson(query))}` : toSearch(query)
    if (call.complex && search.length > QUERY_LIMIT_CHARS) return { method: 'POST', url, body: encodeJson(query) }
    return { method, url: search ? `${url}?${search}` : url, body: undefined }
  } catch (cause) {
    throw cause instanceof CartletError
      ? cause
      : new CartletError('INVALID_ARGUMENT', 'These arguments cannot be sent', { cause })
  }
}

/** Dots for nesting, repeated keys for lists; null, undefined and empty lists and objects are dropped. */
export function toSearch(query: JsonRecord): string {
  const search = new URLSearchParams()
  for (const [key, value] of flatten(query, '')) search.append(key, isDate(value) ? value.toISOString() : `${value}`)
  return `${search}`
}

const isNested = (query: JsonRecord): boolean => flatten(query, '').some(([key, value]) => key.includes('.') || isPlain(value))

function flatten(node: JsonRecord, prefix: string): [string, unknown][] {
  return Object.keys(node).flatMap((key): [string, unknown][] => {
    const value = node[key]
    const name = prefix + key
    if (isPlain(value)) return flatten(value, `${name}.`)
    return (Array.isArray(value) ? value : [value]).filter((item) => item != null).map((item) => [name, item])
  })
}

const isPlain = (value: unknown): value is JsonRecord => isRecord(value) && !isDate(value)
