/** Reads a snapshot of the shop, which may be of another shop or time, written by another version, or broken. */
import { isRecord, parseRecord } from '../../../platform/wire/record'
import { isProduct } from '../cache/product-shape'
import type { Snapshot, SnapshotCollection, SnapshotFormat } from './snapshot-model'

export interface SnapshotTerms {
  clientId: string
  /** Address on the API's origin. */
  api: string
  maxAgeHours: number
  /** Device clock, ms since 1970. */
  now: number
}

/** The snapshot as far as it is sound, or why it cannot be used. */
export type SnapshotReading = { snapshot: Snapshot; readAt: number; broken: number } | { problem: string }

const FORMAT: SnapshotFormat = 1
const PLATFORM_API = 'https://www.wixapis.com'
const HOUR_MS = 3_600_000
/** The clock of the device may be this much slower than the one that dated the snapshot. */
const CLOCK_DIFFERENCE_MS = 10 * 60_000
const EXCERPT_CHARS = 40

function originOf(address: unknown): string {
  try {
    return new URL(`${address}`).origin
  } catch {
    return `${address}`
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

function problemOf(content: Record<string, unknown>, readAt: number, { clientId, api, maxAgeHours, now }: SnapshotTerms): string {
  const { cartlet, clientId: of, api: from = PLATFORM_API, takenAt, catalog } = content
  if (cartlet !== FORMAT) return `is of format ${cartlet}, and this version reads format ${FORMAT}`
  if (of !== clientId) return `is of another shop (client id ${of})`
  if (originOf(from) !== originOf(api)) return `is of another API (${from})`
  if (!/^v[13]$/.test(`${catalog}`) || !Array.isArray(content.products)) return 'lacks the catalog or the products'
  if (Number.isNaN(readAt)) return `was taken at an unreadable time (${takenAt})`
  if (readAt > now + CLOCK_DIFFERENCE_MS) return `was taken in the future (${takenAt})`
  if (now - readAt > maxAgeHours * HOUR_MS) return `is older than ${maxAgeHours} hours (taken at ${takenAt})`
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
