/** docs/platform.md §3 "Info section": a titled text that several products share. */
import type { RichContent } from '../content/rich-content-model'

export interface InfoSection {
  id: string
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  /** Unique in the shop. Buyers see `title` instead. */
  uniqueName?: string
  title?: string
  description?: RichContent
  /** HTML of the shop's owner. */
  plainDescription?: string
  assignedProductsCount?: number
}
