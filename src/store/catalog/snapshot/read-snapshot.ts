/** Reads a snapshot of the shop, which may be of another shop or time, written by another version, or broken. */
import { DEFAULT_API_ORIGIN } from '../../../platform/http/gateway/origin'
import { parseRecord } from '../../../platform/wire/json'
import { isRecord, type JsonRecord } from '../../../platform/wire/record'
import type { Snapshot, SnapshotCollection, SnapshotFormat } from '../../base/snapshot-model'
import { isProduct } from '../cache/product-shape'

export interface SnapshotTerms {
  clientId: string
  /** Any URL on the API's origin. */
  api: string
  maxAgeHours: number
  /** Device clock, ms since 1970. */
  now: number
}

/** The valid parts of the snapshot, or the reason why it cannot be used. */
export type SnapshotReading = { snapshot: Snapshot; readAt: number; broken: number } | { problem: string }

const FORMAT: SnapshotFormat = 1
const HOUR_MS = 3_600_000
/** The clock of the device may be behind the one that dated the snapshot by this much. */
const CLOCK_DIFFERENCE_MS = 10 * 60_000
const EXCERPT_CHARS = 40

function originOf(address: string): string {
  try {
    return new URL(address).origin
  } catch {
    return address
  }
}

function isCollection(value: unknown): value is SnapshotCollection {
  if (!isRecord(value)) return false
  const { reference, id, name, products } = value
  return (
    [reference, id, name].every((one) => typeof one === 'string') &&
    Array.isArray(products) &&
    products.every((one) => typeof one === 'string')
  )
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function problemOf(content: JsonRecord, readAt: number, { clientId, api, maxAgeHours, now }: SnapshotTerms): string {
  // Only strings: other JSON values must not be converted to text.
  const text = (name: string) => (typeof content[name] === 'string' ? (content[name] as string) : '')
  if (content.cartlet !== FORMAT)
    return `has the format ${JSON.stringify(content.cartlet)}, but this version reads format ${FORMAT}`
  if (text('clientId') !== clientId) return `is for another shop (client id ${text('clientId')})`
  const from = content.api === undefined ? DEFAULT_API_ORIGIN : text('api')
  if (originOf(from) !== originOf(api)) return `is for another API (${from})`
  if (!/^v[13]$/.test(text('catalog')) || !Array.isArray(content.products)) return 'lacks the catalog or the products'
  const time = text('takenAt')
  if (Number.isNaN(readAt)) return `was taken at an unreadable time (${time})`
  if (readAt > now + CLOCK_DIFFERENCE_MS) return `was taken in the future (${time})`
  if (now - readAt > maxAgeHours * HOUR_MS) return `is older than ${maxAgeHours} hours (taken at ${time})`
  return ''
}

export function readSnapshot(text: string, terms: SnapshotTerms): SnapshotReading {
  const content = parseRecord(text)
  if (!content) return { problem: `is not readable: it begins with ${JSON.stringify(text.trim().slice(0, EXCERPT_CHARS))}` }
  const readAt = typeof content.takenAt === 'string' ? Date.parse(content.takenAt) : Number.NaN
  const problem = problemOf(content, readAt, terms)
  if (problem) return { problem }
  const products = listIn(content.products).filter(isProduct)
  const collections = listIn(content.collections).filter(isCollection)
  const broken = listIn(content.products).length - products.length + listIn(content.collections).length - collections.length
  return { snapshot: { ...(content as unknown as Snapshot), products, collections }, readAt, broken }
}
