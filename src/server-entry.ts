/** `cartlet/server`: draws elements as HTML from a snapshot of the shop, and takes snapshots. Drawing asks for nothing, and needs no document. */
export type { CartletError, CartletErrorCode } from './platform/http/errors'
export { pickSnapshot, type SnapshotChoice } from './server/pick-snapshot'
export { readSnapshot } from './server/read-snapshot'
export {
  type ElementAttributes,
  type PageElement,
  type RenderOptions,
  renderElement,
  renderShadowRoot,
  renderStructuredData,
} from './server/render-element'
export { type SnapshotRequest, type TakenSnapshot, takeSnapshot } from './server/take-snapshot'
export type * from './store/base/amount'
export type { CatalogName, Snapshot, SnapshotCollection } from './store/base/snapshot-model'
export type * from './store/base/totals-model'
export type * from './store/base/views'
