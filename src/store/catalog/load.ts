/** The two catalogs as download units: a visitor's shop speaks one of them, so the other never travels. */
import { once } from '../load-once'
import type { BaseCatalog, CatalogName } from './catalog-port'

// Each unit believes its own products only, whatever the store hands back to it.
const UNITS: Record<CatalogName, () => Promise<unknown>> = {
  v1: once(async () => (await import('./v1/v1.chunk')).catalogV1),
  v3: once(async () => (await import('./v3/v3.chunk')).catalogV3),
}

export const loadCatalog = (name: CatalogName): Promise<BaseCatalog> => UNITS[name]() as Promise<BaseCatalog>
