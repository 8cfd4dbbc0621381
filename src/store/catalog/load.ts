/** Loads one catalog version. New shops have version 3, so only version 1 is a separate download. */

import { once } from '../base/load-once'
import type { CatalogName } from '../base/snapshot-model'
import type { BaseCatalog } from './catalog-port'
import { catalogV3 } from './v3/v3-catalog'

// The cast hides each catalog's own type of raw products, which it treats as untrusted anyway.
const CATALOGS: Record<CatalogName, () => Promise<unknown>> = {
  v1: once(async () => (await import('./v1/v1.chunk')).catalogV1),
  v3: async () => catalogV3,
}

export const loadCatalog = (name: CatalogName): Promise<BaseCatalog> => CATALOGS[name]() as Promise<BaseCatalog>
