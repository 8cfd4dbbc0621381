/** Converts values of the wire as the SDK does, by its recorded tables and without our client: the reference for deviation rules. */
import type { Kinds } from '../adapter/conversions'
import { isPlain } from './compare'

type Change = (value: unknown) => unknown

/** The SDK's names for the parts of an address. */
const ADDRESS_NAMES: Record<string, string> = { addressLine: 'addressLine1', formattedAddress: 'formatted', geocode: 'location' }
const RENAMED = ['id', 'createdDate', 'updatedDate']

export const toDate: Change = (value) => {
  const date = new Date(`${value}`)
  return typeof value !== 'string' || Number.isNaN(date.getTime()) ? undefined : date
}
export const toNumber: Change = (value) => (typeof value === 'string' && /^(NaN|-?Infinity)$/.test(value) ? Number(value) : value)
export const toBytes: Change = (value) => (typeof value === 'string' ? new Uint8Array(Buffer.from(value, 'base64')) : value)

const toImage: Change = (value) => {
  if (!isPlain(value)) return undefined
  const { id, url, filename, altText, width, height } = value
  if (!id) return url || undefined
  const name = filename || altText
  const size = width === undefined || height === undefined ? '' : `#originWidth=${width}&originHeight=${height}`
  return `wix:image://v1/${id}${name ? `/${encodeURIComponent(`${name}`)}` : ''}${size}`
}
const toAddress: Change = (value) =>
  isPlain(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [ADDRESS_NAMES[key] ?? key, part])) : value

const CHANGES: Record<string, Change> = {
  timestamp: toDate,
  float: toNumber,
  bytes: toBytes,
  image: toImage,
  pageUrlV2: (value) => (isPlain(value) ? value.url : undefined),
  address: toAddress,
}

/** Values of the wire, converted as by the SDK; `renamed` renames the keys. */
export function converted(value: unknown, kinds: Kinds): unknown {
  // Addresses last, because their conversion changes the paths of the numbers inside them.
  const sorted = Object.entries(kinds).sort(([a], [b]) => Number(a === 'address') - Number(b === 'address'))
  return sorted.reduce<unknown>(
    (node, [kind, paths]) =>
      paths.reduce((inner, path) => changeAt(inner, segmentsOf(path), CHANGES[kind] ?? ((one) => one)), node),
    value,
  )
}

export const segmentsOf = (path: string): string[] => path.replace(/\{\}/g, '.*').split('.')

/** Changes the value at every place of the path; the path continues in each item of a list, and `*` stands for every key. */
export function changeAt(node: unknown, [step, ...rest]: readonly string[], change: Change): unknown {
  if (Array.isArray(node)) return node.map((item) => changeAt(item, step === undefined ? [] : [step, ...rest], change))
  if (step === undefined) return change(node)
  if (!isPlain(node)) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, step === '*' || step === key ? changeAt(value, rest, change) : value]),
  )
}

/** The path in the SDK's result for a path of the wire. */
export function sdkPath(path: string, addresses: readonly string[] = []): string[] {
  const inAddress = addresses.find((address) => path.startsWith(`${address}.`))
  return segmentsOf(path).map((segment, i, all) => {
    if (inAddress && all.slice(0, i).join('.') === inAddress) return ADDRESS_NAMES[segment] ?? segment
    return RENAMED.includes(segment) ? `_${segment}` : segment
  })
}

/** Renames keys to the SDK's form with an underscore, at every depth. */
export function renamed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(renamed)
  if (!isPlain(node)) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [RENAMED.includes(key) && !(`_${key}` in node) ? `_${key}` : key, renamed(value)]),
  )
}
