/** One row of `cartlet.check()`. */
export interface CheckUpRow {
  /** Stable, for example `attribute-misspelt`; docs/check-up.md lists all. */
  code: string
  /** `error`: something does not work. `warning`: it works badly, or not for everybody. `note`: nothing is wrong. */
  severity: 'error' | 'warning' | 'note'
  /** The tag, in words: `<cartlet-buy-button product="blue-mug">`. */
  where: string
  /** What is wrong, in English. */
  cause: string
  /** What the author can do about it, in English. */
  hint: string
  /** The element that it is about, where it is about one. */
  element?: Element
}
