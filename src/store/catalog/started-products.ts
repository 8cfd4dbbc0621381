import type { CatalogName } from '../base/snapshot-model'

/** A product query that the loader sent ahead, successful or not. */
export interface StartedProducts {
  /** The catalog version that was queried. */
  catalog: CatalogName
  /** Requested ids or slugs. */
  references: readonly (string | null)[]
  /** The reply's body. */
  body: unknown
}

/** Any falsy value: nothing was requested, or the request failed. */
export type StartedAhead = Promise<StartedProducts | false | '' | null | undefined>

/** Gives out the request once, so that its reply is not kept beside the products that were read from it. */
export type StartedOnce = () => StartedAhead | undefined
