/** A shop as the page's elements share it. */
import type { StoragePort } from '../../platform/storage'
import type { Shop } from '../../store/shop'
import type { ProductView } from '../../store/views'

/** Names and values that the checkout's address carries; `source` is the element that was pressed. */
export type Attribution = (source?: unknown) => Record<string, string>

export type StorageKind = 'local' | 'session' | 'memory'

/** Storage whose place changes with the visitor's consent, while its users keep the same port. */
export interface SwitchableStorage extends StoragePort {
  /** Carries nothing over; memory starts empty. */
  switchTo(kind: StorageKind): void
}

export interface PageShop {
  readonly shop: Shop
  /** Origin of the platform's API. */
  readonly api: string
  readonly storage: SwitchableStorage
  /** Of this tab alone. */
  readonly tabStorage: SwitchableStorage
  /** From now on the checkout is told where the visit came from. */
  setAttribution(attribution: Attribution): void
  /** Registers a product that stands on the page; returns its undo. */
  addReference(reference: string): () => void
  /** Settles when the platform may be asked for what a snapshot shows: once the browser is idle. */
  readonly due: Promise<unknown>
  /** For an element near the viewport. The first call requests all registered products together. */
  load(reference: string): Promise<ProductView>
}
