/**
 * Which of the two catalogs the shop speaks. Unless the author has told, version 3 is asked first and the answer kept for the client id;
 * only the refusal as the wrong catalog makes the other one be asked. A shop moves from version 1 to 3 at some time: what is kept may be wrong, once.
 */
import { CartletError, isCartletError } from '../../platform/http/errors'
import { isRecord, type JsonRecord } from '../../platform/wire/record'
import type { ShopContext } from '../context'
import { type CatalogName, type CatalogUnit, isWrongCatalog } from './unit'

/** A product query that was sent ahead, whatever came of it. */
export interface StartedProducts {
  /** The catalog that was asked. */
  catalog: CatalogName
  /** Ids or slugs that were asked for. */
  references: readonly (string | null)[]
  /** The reply's body. */
  body: unknown
}

/** The loader reads it, too. */
export const catalogKey = (clientId: string) => `cartlet:${clientId}:catalog`

/** The products of a reply to a product query, as sent; null when it is none. */
export const productsIn = (body: unknown): JsonRecord[] | null =>
  isRecord(body) && Array.isArray(body.products) ? body.products.filter(isRecord) : null

const refusalIn = (body: unknown): unknown =>
  (body as { details?: { applicationError?: { code?: unknown } } } | null)?.details?.applicationError?.code

const other = (name: CatalogName): CatalogName => (name === 'v3' ? 'v1' : 'v3')

export interface SpokenCatalog {
  /** The download unit of the catalog that is believed to be spoken. */
  unit(): Promise<CatalogUnit>
  /** Asks it, and the other one when the shop refuses. */
  ask<T>(call: (unit: CatalogUnit) => Promise<T>): Promise<T>
  /** What was sent ahead and nobody has taken yet; each product is taken once, so that a later load asks the platform. */
  ahead?: Promise<{ products: JsonRecord[]; references: Set<string | null> } | undefined>
}

export function createSpokenCatalog(context: ShopContext): SpokenCatalog {
  const { client, storage, startedProducts, loadCatalog } = context
  const told = context.catalog === 'auto' ? undefined : context.catalog
  const key = catalogKey(client.clientId)
  const kept = storage.read(key)
  let name: CatalogName = told ?? (kept === 'v1' ? kept : 'v3')
  if (told || kept) context.speaks = name

  const load = (which: CatalogName) =>
    loadCatalog(which).catch((cause: unknown) => {
      if (isCartletError(cause)) throw cause
      throw new CartletError('LOAD_FAILED', 'A part of Cartlet could not be loaded', { cause, retryable: true })
    })
  const unit = () => load(name)
  unit().catch(() => {}) // fetched beside the answer that it reads; whoever needs it will say that it is missing

  function learn(which: CatalogName): void {
    name = which
    context.speaks = which
    if (!told && storage.read(key) !== which) storage.write(key, which)
  }

  return {
    unit,
    async ask(call) {
      const asked = name
      const askAs = async (which: CatalogName) => {
        const answer = await call(await load(which))
        learn(which)
        return answer
      }
      try {
        return await askAs(asked)
      } catch (thrown) {
        if (told || !isWrongCatalog((thrown as Partial<CartletError>).code)) throw thrown
        if (name === asked) name = other(asked) // unless somebody who asked at the same time knows already
        return askAs(name)
      }
    },
    ahead: startedProducts?.then((started) => {
      if (!started || (told && started.catalog !== told)) return undefined
      const { catalog, references, body } = started
      const products = productsIn(body)
      if (products) learn(catalog)
      else if (!told && isWrongCatalog(refusalIn(body))) {
        name = other(catalog)
        unit().catch(() => {})
      }
      return products ? { products, references: new Set(references) } : undefined
    }),
  }
}
