/**
 * Finds the shop's catalog version. Unless the author configured one, version 3 is tried first and the version that answered is remembered.
 * Only a refusal as the wrong catalog makes the other version be tried. A shop moves from version 1 to 3 once, so the remembered one may be
 * outdated.
 */

import type { CartletError } from '../../platform/http/errors'
import { isRecord, type JsonRecord } from '../../platform/wire/record'
import type { ActionContext, PagePorts } from '../base/context'
import type { CatalogName } from '../base/snapshot-model'
import { storageKey } from '../base/storage-keys'
import { type BaseCatalog, isWrongCatalog, type StartedAhead, type StartedOnce, type StartedProducts } from './catalog-port'
import { isId } from './is-id'
import type { Report } from './mend-reference'
import { filterFor } from './product-query'

export interface CatalogContext extends ActionContext, Pick<PagePorts, 'storage' | 'sleep'> {
  /** The catalog version that the author configured. */
  catalog: 'auto' | CatalogName
  loadCatalog(name: CatalogName): Promise<BaseCatalog>
  startedProducts?: StartedOnce
  report?: Report
}

/** The products in the reply to a product query, as sent; null for any other body. */
export const productsIn = (body: unknown): JsonRecord[] | null =>
  isRecord(body) && Array.isArray(body.products) ? body.products.filter(isRecord) : null

const refusalIn = (body: unknown): unknown =>
  (body as { details?: { applicationError?: { code?: unknown } } } | null)?.details?.applicationError?.code

const other = (name: CatalogName): CatalogName => (name === 'v3' ? 'v1' : 'v3')

/** The same as the timeout of our own requests. */
const AHEAD_WAIT_MS = 15_000

/** Adds a timeout: the loader's request has none. */
const inTime = (ahead: StartedAhead): StartedAhead =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, AHEAD_WAIT_MS)
    ahead.then((started) => {
      clearTimeout(timer)
      resolve(started)
    }, resolve)
  })

export interface CatalogVersion {
  /** The version that was configured, remembered or has answered; undefined before the first answer. */
  catalogVersion(): CatalogName | undefined
  /** Loads the code for the catalog version that the shop is believed to have. */
  catalog(): Promise<BaseCatalog>
  /**
   * Runs a request in that version, and in the other one when the shop refuses. A request that resolves with undefined sent nothing and proves
   * nothing.
   */
  call<T>(request: (catalog: BaseCatalog) => Promise<T>): Promise<T>
  /** The same, after a first request that detects the version. Must not be nested: the inner call would wait for the outer one. */
  callInTurn<T>(request: (catalog: BaseCatalog) => Promise<T>): Promise<T>
  /**
   * Those of the references that the loader requested ahead, with their products; none for a product that the shop does not have. Each is
   * given out once: a later load asks the platform, and nothing is kept that the state has.
   */
  takeAhead(references: string[]): Promise<Map<string, JsonRecord | undefined>>
}

export function createCatalogVersion(context: CatalogContext): CatalogVersion {
  const { client, storage, loadCatalog } = context
  const configured = context.catalog === 'auto' ? undefined : context.catalog
  const key = storageKey(client.clientId, 'catalog')
  const kept = storage.read(key)
  let name: CatalogName = configured ?? (kept === 'v1' ? kept : 'v3')
  let isFound = Boolean(configured || kept)
  let answered = isFound ? name : undefined
  /** On a first visit all callers wait for the first answer, so that the shop refuses once and not each of them. */
  let first: Promise<unknown> | undefined

  const catalog = () => loadCatalog(name)
  catalog().catch(() => {}) // loaded in parallel with the query; a failure is reported when the catalog is needed

  function turnTo(which: CatalogName): void {
    name = which
    isFound = true
  }

  function recordAnswer(which: CatalogName): void {
    turnTo(which)
    answered = which
    if (!configured && storage.read(key) !== which) storage.write(key, which)
  }

  async function call<T>(request: (catalog: BaseCatalog) => Promise<T>): Promise<T> {
    const tried = name
    const callAs = async (which: CatalogName) => {
      const answer = await request(await loadCatalog(which))
      // A nested request may have detected the other version meanwhile.
      if (answer !== undefined && which === name) recordAnswer(which)
      return answer
    }
    const answer = callAs(tried)
    const isRefused = answer.then(
      () => false,
      (thrown: unknown) => {
        if (configured || !isWrongCatalog((thrown as Partial<CartletError>).code)) return false
        if (name === tried) turnTo(other(tried)) // unless a concurrent request has detected it already
        return true
      },
    )
    first ??= isRefused
    return (await isRefused) ? callAs(name) : answer
  }

  /** The products of the reply; when the shop refused, those of the same query in the other version. */
  async function readAhead({ catalog: sentTo, references, body }: StartedProducts): Promise<JsonRecord[] | null> {
    const products = productsIn(body)
    if (products) recordAnswer(sentTo)
    if (products || configured || !isWrongCatalog(refusalIn(body))) return products
    turnTo(other(sentTo))
    const filter = filterFor(references.filter((reference) => reference !== null))
    return productsIn(await call((catalog) => catalog.query(client, filter)).catch(() => null))
  }

  const started = context.startedProducts?.()
  const answer = started && inTime(started)
  const ahead = answer?.then(async (started) => {
    if (!started || (configured && started.catalog !== configured)) return undefined
    const products = await readAhead(started)
    // The query used one field: references of the other kind than the first have no answer yet.
    const byId = isId(started.references[0])
    const references = started.references.filter((reference) => isId(reference) === byId)
    const productOf = (reference: string | null) => products?.find(({ id, slug }) => id === reference || slug === reference)
    return products && new Map(references.map((reference) => [reference, productOf(reference)]))
  })
  /** Without the answer, which would be kept with it. */
  const heard = answer?.then(() => {})

  return {
    catalogVersion: () => answered,
    catalog,
    call,
    async callInTurn(request) {
      if (!isFound) await heard
      if (first && !isFound) await first
      return call(request)
    },
    async takeAhead(references) {
      const early = await ahead
      const taken = new Map<string, JsonRecord | undefined>()
      for (const reference of references)
        if (early?.has(reference)) {
          taken.set(reference, early.get(reference))
          early.delete(reference)
        }
      return taken
    },
  }
}
