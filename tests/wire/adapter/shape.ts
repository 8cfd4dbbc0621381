/** Converts values between the SDK's shape and ours: by the recorded tables where the path matters, otherwise by rule. */
import type { PageByCursor, PageByOffset } from '../../../src/platform/query/pages'
import { type Conversion, convert } from '../../../src/platform/wire/convert'
import type { MediaValue } from '../../../src/platform/wire/media'
import { parseMediaUri, toMediaUri } from '../../../src/platform/wire/media-uri'
import { isRecord, type JsonRecord } from '../../../src/platform/wire/record'
import { type Kinds, tableOf } from './conversions'

type Convert = (value: unknown) => unknown

/** Keys that the SDK writes with an underscore, at every depth. */
const RENAMED = ['id', 'createdDate', 'updatedDate']

export interface ShapeOptions {
  /** Selects the table of a query function. */
  form?: 'builder' | 'typed'
  /** The older SDK renamed keys in rich content as well. */
  everywhere?: boolean
}

/** Arguments of `fn`, arranged like the request body, in our shape. */
export function toOurs(fn: string, body: unknown, { form }: ShapeOptions = {}): JsonRecord {
  const { request, requestRenameIgnore } = tableOf(fn, form)
  const renamed = renameKeys(body ?? {}, toRestKey, requestRenameIgnore)
  return apply(renamed, request?.sdk, OURS) as JsonRecord
}

/** The result of the SDK's function for the result of our call, which is arranged like the reply's body. */
export function toSdk(fn: string, body: unknown, { form, everywhere = false }: ShapeOptions = {}): unknown {
  const { response, responseRenameIgnore, returns, returnsField } = tableOf(fn, form)
  if (returns === 'void') return undefined
  const shaped = renameKeys(apply(body, response?.sdk, SDK), toSdkKey, everywhere ? [] : responseRenameIgnore)
  return returnsField === undefined ? shaped : (shaped as JsonRecord | undefined)?.[returnsField]
}

/** Applies the converter of each kind in the table. Kinds without one stay unchanged. */
const apply = (body: unknown, kinds: Kinds | undefined, converters: Record<string, Convert>): unknown =>
  convert(body, conversionOf(kinds, converters))

const conversionOf = (kinds: Kinds | undefined, converters: Record<string, Convert>): Conversion =>
  Object.entries(kinds ?? {}).flatMap(([kind, paths]) => {
    const converter = converters[kind]
    return converter ? [[converter, ...paths.map((path) => path.replace(/\{\}/g, '.*'))] as const] : []
  })

/** Converts our values to the SDK's, for tables that belong to no function. */
export const toSdkConversion = (kinds: Kinds): Conversion => conversionOf(kinds, SDK)

/** Ours → the SDK's. A media value that our client failed to convert stays as on the wire, and so shows as a difference. */
const mediaToSdk: Convert = (value) => (isRecord(value) && value.kind ? toMediaUri(value as unknown as MediaValue) : value)

/** The SDK's → ours. */
const mediaToOurs: Convert = (value) => {
  if (typeof value !== 'string') return value ?? undefined
  return parseMediaUri(value) ?? (value === '' ? undefined : { url: value })
}

const pageUrlToOurs: Convert = (value) => {
  if (typeof value !== 'string' || value === '') return undefined
  const { pathname } = new URL(value)
  return { relativePath: pathname, url: value }
}

const ADDRESS_KEYS = { addressLine: 'addressLine1', formattedAddress: 'formatted', geocode: 'location' }

const addressToSdk: Convert = (value) => (isRecord(value) ? renamedIn(value, ADDRESS_KEYS) : value)
const addressToOurs: Convert = (value) => {
  if (!isRecord(value)) return value
  const toRest = Object.fromEntries(Object.entries(ADDRESS_KEYS).map(([rest, sdk]) => [sdk, rest]))
  return renamedIn(value, toRest)
}

const renamedIn = (record: JsonRecord, names: Record<string, string>): JsonRecord =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [names[key] ?? key, value]))

const OURS: Record<string, Convert> = {
  image: mediaToOurs,
  video: mediaToOurs,
  videoV2: mediaToOurs,
  audio: mediaToOurs,
  document: mediaToOurs,
  pageUrlV2: pageUrlToOurs,
  address: addressToOurs,
}
const SDK: Record<string, Convert> = {
  image: mediaToSdk,
  video: mediaToSdk,
  videoV2: mediaToSdk,
  audio: mediaToSdk,
  document: mediaToSdk,
  pageUrlV2: (value) => (isRecord(value) ? value.url : undefined),
  address: addressToSdk,
}
const toSdkKey = (key: string): string =>
  key
    .split('.')
    .map((part) => (RENAMED.includes(part) ? `_${part}` : part))
    .join('.')
const toRestKey = (key: string): string =>
  key
    .split('.')
    .map((part) => (part.startsWith('_') && RENAMED.includes(part.slice(1)) ? part.slice(1) : part))
    .join('.')

/** Renames keys at every depth, except below the paths of `ignore` and if the new name is taken. Field names in `sort` are renamed, too. */
export function renameKeys(node: unknown, rename: (key: string) => string, ignore: readonly string[] = [], path = ''): unknown {
  if (ignore.includes(path) && path !== '') return node
  if (Array.isArray(node)) return node.map((item) => renameKeys(item, rename, ignore, path))
  if (!isRecord(node) || Object.getPrototypeOf(node) !== Object.prototype) return node
  const record = node
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => {
      const renamed = rename(key)
      const at = path ? `${path}.${key}` : key
      const isFieldName = key === 'fieldName' && typeof value === 'string' && /(^|\.)sort$/.test(path)
      return [Object.hasOwn(record, renamed) ? key : renamed, isFieldName ? rename(value) : renameKeys(value, rename, ignore, at)]
    }),
  )
}

export const renameToRest = (node: unknown): unknown => renameKeys(node, toRestKey)
export const renameToSdk = (node: unknown): unknown => renameKeys(node, toSdkKey)
export const toRestFieldName = toRestKey

/** A page in the form of the SDK's iterator; `items` are in the SDK's shape already. The older SDK had fewer members. */
export function toIterator(page: PageByOffset<unknown> | PageByCursor<unknown>, items: unknown, specEra = false): JsonRecord {
  const { limit, hasNext, hasPrev } = page
  const length = page.items.length
  if ('cursors' in page) {
    const shown = { $iterator: 'CursorBasedIterator', items, length, hasNext, hasPrev }
    return specEra ? shown : { ...shown, pageSize: limit, cursors: { ...page.cursors } }
  }
  const { offset, total } = page
  const shown = { $iterator: 'OffsetBasedIterator', items, length, hasNext, hasPrev, totalCount: total }
  if (specEra) return shown
  const pages = { currentPage: Math.floor(offset / limit), totalPages: Math.ceil((total ?? Number.NaN) / limit) }
  return { ...shown, pageSize: limit, ...pages }
}
