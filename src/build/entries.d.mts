export interface PublicEntry {
  /** The import specifier: `cartlet/query`. */
  entry: string
  /** The name of its files: `query`. */
  name: string
  /** Relative to the repository's root, like the other paths. */
  source: string
  types: string
  file: string
}
export function publicEntries(): PublicEntry[]
