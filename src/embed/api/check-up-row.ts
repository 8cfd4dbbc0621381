/** One row of `cartlet.check()`. */
export interface CheckUpRow {
  /** Stable, for example `attribute-misspelt`; docs/check-up.md lists all. */
  code: string
  /** `error`: something does not work. `warning`: it works badly, or not for every visitor. `note`: nothing is wrong. */
  severity: 'error' | 'warning' | 'note'
  /** The tag as text: `<cartlet-buy-button product="blue-mug">`. */
  where: string
  /** What is wrong, in English. */
  cause: string
  /** What the author can do about it, in English. */
  hint: string
  /** The element concerned, if any. */
  element?: PageElement
}

/** `Element`, in programs with the types of a document: the file with these declarations serves those without, too. */
type PageElement = typeof globalThis extends { Element: { prototype: infer T } } ? T : unknown
