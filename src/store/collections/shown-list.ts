/** A list of products on the page, as far as those that keep it up to date need to know it. */
export interface ShownList {
  productIds(): readonly string[]
  /** Of the collection that it shows; undefined where it shows none, or is not loaded yet. */
  collectionId(): string | undefined
  /** Reads it again, which may add, remove and reorder products. A list of several pages stays as it is: nothing on screen may move away. */
  recheck(): void
}
