export interface PublicEntry {
  /** As it is imported: `cartlet/query`. */
  entry: string
  /** Of its files: `query`. */
  name: string
  /** From the repository's root, as the others. */
  source: string
  types: string
  file: string
}
export function publicEntries(): PublicEntry[]
