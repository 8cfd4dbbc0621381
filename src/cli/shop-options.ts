/** Parses the options for the shop to read and its products. Values that are not given are taken from the named pages. */

import { normalizeLocale } from '../i18n/locale'
import { isCartletError } from '../platform/http/errors'
import type { SnapshotRequest } from '../server/take-snapshot'
import type { CatalogName } from '../store/base/snapshot-model'
import { UsageError } from './exit-code'
import type { PageFacts } from './page/page-facts'

export interface ShopValues {
  'client-id'?: string
  api?: string
  products?: string[]
  collection?: string[]
  limit?: string
  locale?: string
  catalog?: string
}

const DEFAULT_LIMIT = 12
const MOST = 100

const listOf = (values: readonly string[] = []) =>
  values.flatMap((value) => value.split(',')).flatMap((value) => value.trim() || [])

export function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new UsageError(`--${name} must be a whole number from 1 to ${most}, not "${text}"`)
  return value
}

function apiOf(text: string): string {
  let url: URL
  try {
    url = new URL(text)
  } catch {
    throw new UsageError(`--api must be an origin such as https://www.wixapis.com, not "${text}"`)
  }
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback))
    throw new UsageError(`--api must be https, not "${text}"`)
  return url.origin
}

/** The given value, or the one that all pages have in common. Throws if they differ. */
function shared(option: string, given: string | undefined, ofPages: ReadonlySet<string>): string | undefined {
  if (given !== undefined) return given
  if (ofPages.size > 1)
    throw new UsageError(`The pages differ in their ${option} (${[...ofPages].join(', ')}): choose one with --${option}`)
  return [...ofPages][0]
}

export function shopRequest(values: ShopValues, pages: PageFacts): SnapshotRequest {
  const clientId = shared('client-id', values['client-id']?.trim(), pages.clientIds)
  if (!clientId) throw new UsageError('--client-id is missing, and no page names one')
  const api = shared('api', values.api, pages.apis)
  const catalog = values.catalog ?? 'auto'
  if (!['auto', 'v1', 'v3'].includes(catalog)) throw new UsageError(`--catalog must be v1 or v3, not "${catalog}"`)
  const products = [...new Set([...listOf(values.products), ...pages.products])]
  const collections = [...new Set([...listOf(values.collection), ...pages.collections])]
  if (!products.length && !collections.length && !pages.count) throw new UsageError('Give --products, --collection or --from')
  return {
    clientId,
    ...(api !== undefined && { api: apiOf(api) }),
    ...(catalog !== 'auto' && { catalog: catalog as CatalogName }),
    locale: normalizeLocale(values.locale ?? [...pages.locales][0] ?? 'en'),
    products,
    collections,
    limit: values.limit === undefined ? Math.max(DEFAULT_LIMIT, pages.limit) : wholeNumber('limit', values.limit, MOST),
  }
}

/** The message for a failed read, with the option that can correct it. */
export function explain(thrown: unknown, { clientId, api }: SnapshotRequest): string {
  if (!isCartletError(thrown)) return thrown instanceof Error ? thrown.message : `${thrown}`
  const where = api ?? 'the platform'
  const { code, status, message } = thrown
  if (code === 'NETWORK' || code === 'TIMEOUT') return `--api: ${where} cannot be reached (${message})`
  if (code === 'BAD_RESPONSE') return `--api: ${where} is not the platform's API (${message})`
  if (code === 'TOKEN_REJECTED' || status === 400 || status === 401 || status === 403)
    return `--client-id: ${where} does not accept "${clientId}" (${code}: ${message})`
  if (status === 428) return `--catalog: the shop has the other catalog version (${message})`
  return `${code}: ${message}`
}
