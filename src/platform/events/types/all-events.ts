/** Every event of the platform. Imports all conversion tables: prefer single events in bundles. */
import * as catalog from './catalog-events'
import * as checkout from './checkout-events'
import type { EventDefinition } from './definition'
import * as legacy from './legacy-events'
import * as order from './order-events'
import * as shop from './shop-events'

/** Sorted by type. */
export const allEvents: readonly EventDefinition[] = /* @__PURE__ */ (() =>
  [checkout, order, shop, catalog, legacy]
    .flatMap((definitions) => Object.values(definitions) as EventDefinition[])
    .sort((a, b) => (a.type < b.type ? -1 : 1)))()
