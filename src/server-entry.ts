/** `cartlet/server`: draws elements as HTML from a snapshot of the shop. Asks for nothing, and needs no document. */
export type { CartletError, CartletErrorCode } from './platform/http/errors'
export { readSnapshot } from './server/read-snapshot'
export {
  type ElementAttributes,
  type PageElement,
  type RenderOptions,
  renderElement,
  renderShadowRoot,
  renderStructuredData,
} from './server/render-element'
export type * from './store/base/amount'
export type { Snapshot, SnapshotCollection } from './store/base/snapshot-model'
export type * from './store/base/totals-model'
export type * from './store/base/views'
