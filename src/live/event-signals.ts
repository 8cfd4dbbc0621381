/** Maps the platform's events to signals for pages (docs/platform.md §7 "Server-pushed events"), for both catalog versions. */
import {
  categoryCreated,
  categoryDeleted,
  categoryItemAdded,
  categoryItemRemoved,
  categoryItemsArranged,
  categoryMoved,
  categoryUpdated,
  inventoryItemCreated,
  inventoryItemDeleted,
  inventoryItemStockStatusUpdated,
  inventoryItemUpdated,
  inventoryItemUpdatedWithReason,
  productCreated,
  productDeleted,
  productUpdated,
} from '../platform/events/types/catalog-events'
import type { EventDefinition, EventHandler } from '../platform/events/types/definition'
import {
  legacyCollectionChanged,
  legacyCollectionCreated,
  legacyCollectionDeleted,
  legacyInventoryItemChanged,
  legacyInventoryVariantsChanged,
  legacyProductChanged,
  legacyProductCreated,
  legacyProductDeleted,
  legacyVariantsChanged,
} from '../platform/events/types/legacy-events'
import { isSignal, type Signal, type SignalKind } from './signal'

/** Every event has some of these members, depending on its type. */
interface AnyEvent {
  entity?: Record<string, unknown>
  data?: Record<string, unknown>
  metadata: { entityId?: string; instanceId?: string }
}

type IdOf = (event: AnyEvent) => unknown

const entityId: IdOf = ({ entity, metadata }) => metadata.entityId ?? entity?.id
const productId: IdOf = ({ entity, data }) =>
  entity?.productId ?? data?.productId ?? (data?.currentEntity as AnyEvent['entity'])?.productId
const categoryId: IdOf = ({ data, metadata }) => data?.categoryId ?? metadata.entityId
const collectionId: IdOf = ({ data }) => data?.collection_Id ?? data?.collectionId

const ROWS: readonly [SignalKind, IdOf, readonly EventDefinition[]][] = [
  ['product', entityId, [productCreated, productUpdated, productDeleted]],
  ['product', productId, [legacyProductCreated, legacyProductChanged, legacyProductDeleted, legacyVariantsChanged]],
  [
    'stock',
    productId,
    [
      inventoryItemCreated,
      inventoryItemUpdated,
      inventoryItemDeleted,
      inventoryItemStockStatusUpdated,
      inventoryItemUpdatedWithReason,
      legacyInventoryItemChanged,
      legacyInventoryVariantsChanged,
    ],
  ],
  ['collection', entityId, [categoryCreated, categoryUpdated, categoryDeleted]],
  ['collection', categoryId, [categoryItemAdded, categoryItemRemoved, categoryItemsArranged, categoryMoved]],
  ['collection', collectionId, [legacyCollectionCreated, legacyCollectionChanged, legacyCollectionDeleted]],
]

/**
 * Handlers for `createEventReceiver`, one for each event that becomes a signal. An event that names no product or collection (some contain only a
 * variant's stock) is ignored: another event of the same change names it.
 * @param publish if it rejects, the delivery fails, so that the platform delivers again
 */
export const signalHandlers = (publish: (signal: Signal, metadata: AnyEvent['metadata']) => Promise<void>): EventHandler[] =>
  ROWS.flatMap(([kind, idOf, definitions]) =>
    definitions.map((definition) => ({
      definition,
      handle: async (event: AnyEvent) => {
        const signal = { kind, id: idOf(event) }
        if (isSignal(signal)) await publish(signal, event.metadata)
      },
    })),
  )
