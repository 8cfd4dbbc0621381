/** What an element is drawn from on a server. Types only. */
import type { ReactNode } from 'react'
import type { Snapshot } from '../../store/catalog/snapshot/snapshot-model'
import type { Shop } from '../../store/shop'
import type { ProductView } from '../../store/views'
import type { HeadingLevel } from '../../widget/product/heading-level'
import type { AuthorContent } from '../author-content'
import type { ServerLanguage } from '../languages'
import type { StyleSheetName } from '../styles/style-sheets'

/** Reads an attribute of the element, with or without `data-`. */
export type ReadAttribute = (name: string) => string | null

export interface ServerView {
  snapshot: Snapshot
  shop: Shop
  read: ReadAttribute
  author: AuthorContent
  language: ServerLanguage
  /** Address of the page, which relative links belong to. */
  url?: string
  /** Of headings in a grid. */
  level: HeadingLevel
}

export interface Drawn {
  node: ReactNode
  /** Beyond the first one. */
  sheets: readonly StyleSheetName[]
  /** What the data for search engines is about. */
  products: readonly ProductView[]
  /** They are a list of this name. */
  list?: string
  /** Address that a press leads to before the widget starts. @default the product's */
  href?: string
  /** There is no such address: where scripts are off the author's content is shown, or this text. */
  deadEnd?: string
}

/** Undefined where the snapshot does not know what the element shows: the author's own content stays. */
export type ServerPart = (view: ServerView) => Drawn | undefined
