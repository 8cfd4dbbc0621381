/** A product list on the page, as seen by the code that keeps it up to date. */
export interface ShownList {
  productIds(): readonly string[]
  /** Id of the collection shown; undefined if the list shows none or has not loaded yet. */
  collectionId(): string | undefined
  /** Reads the list again, which may add, remove and reorder products. Leaves a list of several pages alone: nothing on screen may move away. */
  recheck(): void
}
