/**
 * Which of the two catalogs the shop speaks. Unless the author has configured, version 3 is asked first and the answer kept for the client id;
 * only the refusal as the wrong catalog makes the other one be asked. A shop moves from version 1 to 3 at some time: what is kept may be wrong, once.
 */

import type { StoragePort } from '../../platform/environment'
import type { CartletError } from '../../platform/http/errors'
import { isRecord, type JsonRecord } from '../../platform/wire/record'
import type { ActionContext } from '../context'
import { loadFailed } from '../load-once'
import { storageKey } from '../storage-keys'
import { type BaseCatalog, type CatalogName, filterFor, isWrongCatalog } from './catalog-port'
import { isId } from './is-id'
import type { StartedAhead, StartedProducts } from './started-products'

export interface CatalogContext extends ActionContext {
  storage: StoragePort
  /** The catalog version that the author configured. */
  catalog: 'auto' | CatalogName
  loadCatalog(name: CatalogName): Promise<BaseCatalog>
  startedProducts?: StartedAhead
}

/** The products of a reply to a product query, as sent; null when it is none. */
export const productsIn = (body: unknown): JsonRecord[] | null =>
  isRecord(body) && Array.isArray(body.products) ? body.products.filter(isRecord) : null

const refusalIn = (body: unknown): unknown =>
  (body as { details?: { applicationError?: { code?: unknown } } } | null)?.details?.applicationError?.code

const other = (name: CatalogName): CatalogName => (name === 'v3' ? 'v1' : 'v3')

/** As long as a request of ours may take. */
const AHEAD_WAIT_MS = 15_000

/** The loader has no deadline of its own. */
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
  /** The download unit of the catalog that is believed to be spoken. */
  catalog(): Promise<BaseCatalog>
  /** Asks it, and the other one when the shop refuses. What resolves with undefined has asked nothing: it teaches nothing. */
  call<T>(request: (catalog: BaseCatalog) => Promise<T>): Promise<T>
  /** The same, once nobody else is finding out. Not for what such a call asks in its turn: that would wait for itself. */
  callInTurn<T>(request: (catalog: BaseCatalog) => Promise<T>): Promise<T>
  /** What was sent ahead and nobody has taken yet; each product is taken once, so that a later load asks the platform. */
  ahead?: Promise<{ products: JsonRecord[]; references: Set<string | null> } | null | undefined>
}

export function createCatalogVersion(context: CatalogContext): CatalogVersion {
  const { client, storage, loadCatalog } = context
  const startedProducts = context.startedProducts && inTime(context.startedProducts)
  const configured = context.catalog === 'auto' ? undefined : context.catalog
  const key = storageKey(client.clientId, 'catalog')
  const kept = storage.read(key)
  let name: CatalogName = configured ?? (kept === 'v1' ? kept : 'v3')
  let isFound = Boolean(configured || kept)
  let answered = isFound ? name : undefined
  /** On a first visit one answer serves whoever waits for it: a shop refuses once, not each of them. */
  let first: Promise<unknown> | undefined

  const load = (which: CatalogName) =>
    loadCatalog(which).catch((cause: unknown) => {
      throw loadFailed(cause)
    })
  const catalog = () => load(name)
  catalog().catch(() => {}) // fetched beside the answer that it reads; whoever needs it will say that it is missing

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
      const answer = await request(await load(which))
      // What such a call asked in its turn may have found the other one.
      if (answer !== undefined && which === name) recordAnswer(which)
      return answer
    }
    const answer = callAs(tried)
    const isRefused = answer.then(
      () => false,
      (thrown: unknown) => {
        if (configured || !isWrongCatalog((thrown as Partial<CartletError>).code)) return false
        if (name === tried) turnTo(other(tried)) // unless somebody who asked at the same time knows already
        return true
      },
    )
    first ??= isRefused
    return (await isRefused) ? callAs(name) : answer
  }

  /** The products of the reply; of a shop that refused, those of the same query in the other catalog. */
  async function readAhead({ catalog: sentTo, references, body }: StartedProducts): Promise<JsonRecord[] | null> {
    const products = productsIn(body)
    if (products) recordAnswer(sentTo)
    if (products || configured || !isWrongCatalog(refusalIn(body))) return products
    turnTo(other(sentTo))
    const filter = filterFor(references.filter((reference) => reference !== null))
    return productsIn(await call((catalog) => catalog.query(client, filter)).catch(() => null))
  }

  return {
    catalogVersion: () => answered,
    catalog,
    call,
    async callInTurn(request) {
      if (!isFound) await startedProducts
      if (first && !isFound) await first
      return call(request)
    },
    ahead: startedProducts?.then(async (started) => {
      if (!started || (configured && started.catalog !== configured)) return undefined
      const products = await readAhead(started)
      // One field was asked for: what is of the other kind than the first has no answer yet.
      const byId = isId(started.references[0])
      return products && { products, references: new Set(started.references.filter((reference) => isId(reference) === byId)) }
    }),
  }
}
