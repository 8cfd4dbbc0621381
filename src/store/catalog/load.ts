/** Loads one catalog version; a shop has one of them, so the other is never downloaded. */
import { once } from '../load-once'
import type { BaseCatalog, CatalogName } from './catalog-port'

// The cast hides each catalog's own type of raw products, which it treats as untrusted anyway.
const CATALOGS: Record<CatalogName, () => Promise<unknown>> = {
  v1: once(async () => (await import('./v1/v1.chunk')).catalogV1),
  v3: once(async () => (await import('./v3/v3.chunk')).catalogV3),
}

export const loadCatalog = (name: CatalogName): Promise<BaseCatalog> => CATALOGS[name]() as Promise<BaseCatalog>
