/** Input and result of rendering an element on a server. Types only. */
import type { ReactNode } from 'react'
import type { Snapshot } from '../../store/base/snapshot-model'
import type { ProductView } from '../../store/base/views'
import type { Shop } from '../../store/shop/shop'
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
  /** Address of the page, against which relative links are resolved. */
  url?: string
  /** The page's template for links to products; an element may have another. */
  productLink?: string
  /** A grid has places for the page's own cards. */
  ownCards?: boolean
  /** Level of headings in a grid. */
  level: HeadingLevel
}

export interface Drawn {
  node: ReactNode
  /** Style sheets besides the one of every element. */
  sheets: readonly StyleSheetName[]
  /** Products to describe in the data for search engines. */
  products: readonly ProductView[]
  /** Name of the list that the products form. */
  list?: string
  /** Address that a press leads to before the widget starts. @default the product's */
  href?: string
  /** There is no such address: without scripts, the author's content is shown, or this text. */
  deadEnd?: string
}

/**
 * Returns undefined if the snapshot does not contain what the element shows, and null for what no snapshot contains: the author's own content stays.
 */
export type ServerPart = (view: ServerView) => Drawn | null | undefined
