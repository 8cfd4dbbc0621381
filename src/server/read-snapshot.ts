/** Reads a snapshot that was written earlier. Its products are validated like those in a response of the platform. */
import { CartletError } from '../platform/http/errors'
import { isRecord } from '../platform/wire/record'
import type { Snapshot, SnapshotCollection } from '../store/base/snapshot-model'
import { isProduct } from '../store/catalog/cache/product-shape'

/** The number of the format that this version writes and reads. */
export const SNAPSHOT_FORMAT = 1

const isCollection = (value: unknown): value is SnapshotCollection =>
  isRecord(value) &&
  [value.reference, value.id, value.name].every((text) => typeof text === 'string') &&
  Array.isArray(value.products) &&
  value.products.every((id) => typeof id === 'string')

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string')

/**
 * @param text of the file, or its parsed JSON
 * @throws CartletError `INVALID_ARGUMENT`, with a sentence that says what is wrong with the snapshot
 */
export function readSnapshot(text: unknown): Snapshot {
  const refuse = (problem: string, cause?: unknown) => new CartletError('INVALID_ARGUMENT', `The snapshot ${problem}`, { cause })
  let value: unknown = text
  if (typeof text === 'string')
    try {
      value = JSON.parse(text.replace(/^\ufeff/, ''))
    } catch (cause) {
      throw refuse('is not JSON, or is cut off', cause)
    }
  if (!isRecord(value)) throw refuse('is not an object')
  if (value.cartlet !== SNAPSHOT_FORMAT)
    throw refuse(`has the format ${JSON.stringify(value.cartlet)}; this version reads ${SNAPSHOT_FORMAT}`)
  const { clientId, api, takenAt, locale, catalog, products, collections, descriptions } = value
  if (typeof clientId !== 'string' || !clientId) throw refuse('names no client id')
  if (api !== undefined && typeof api !== 'string') throw refuse('has an "api" that is not text')
  if (typeof takenAt !== 'string' || Number.isNaN(Date.parse(takenAt))) throw refuse('does not say when it was taken')
  if (typeof locale !== 'string') throw refuse('names no locale')
  if (catalog !== 'v1' && catalog !== 'v3') throw refuse('names no catalog version')
  if (!Array.isArray(products)) throw refuse('has no list of products')
  const wrong = products.findIndex((product) => !isProduct(product))
  if (wrong >= 0) throw refuse(`has an unreadable product (number ${wrong + 1})`)
  if (!Array.isArray(collections) || !collections.every(isCollection)) throw refuse('has no list of collections')
  if (descriptions !== undefined && !isTexts(descriptions)) throw refuse('has descriptions that are not text')
  return {
    cartlet: SNAPSHOT_FORMAT,
    clientId,
    ...(api !== undefined && { api }),
    takenAt,
    locale,
    catalog,
    products,
    collections,
    ...(descriptions && { descriptions }),
  }
}
