/** A shop as the elements of a page share it. */
import type { StoragePort } from '../../platform/storage'
import type { ProductView } from '../../store/base/views'
import type { Shop } from '../../store/shop/shop'

/** Names and values to add to the checkout's address; `source` is the pressed element. */
export type Attribution = (source?: unknown) => Record<string, string>

export type StorageKind = 'local' | 'session' | 'memory'

/** Storage whose location changes with the visitor's consent, while its users keep the same port. */
export interface SwitchableStorage extends StoragePort {
  /** Copies nothing; memory starts empty. */
  switchTo(kind: StorageKind): void
}

export interface PageShop {
  readonly shop: Shop
  /** Origin of the platform's API. */
  readonly api: string
  readonly storage: SwitchableStorage
  /** For this tab only. */
  readonly tabStorage: SwitchableStorage
  /** Sets what the checkout learns about the origin of the visit. */
  setAttribution(attribution: Attribution): void
  /** Registers a product that an element shows; returns a function that removes it. */
  addReference(reference: string): () => void
  /** Settles when the platform may be queried: if a snapshot shows everything, once the browser is idle. */
  readonly due: Promise<unknown>
  /** For an element near the viewport. The first call requests all registered products together. */
  load(reference: string): Promise<ProductView>
}
