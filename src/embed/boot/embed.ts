/** What the table of elements is made of. Types only. */
import type { ReactNode } from 'react'
import type { ProductView } from '../../store/views'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'

/** Reads an attribute of the host, with or without `data-`. */
export type ReadAttribute = (name: string) => string | null

export interface EmbedView {
  page: Page
  pageShop: PageShop
  host: HTMLElement
  read: ReadAttribute
  /** Drawn beside another part in the same host. */
  beside?: boolean
}

export interface EmbedPart {
  /** Throws a `CartletError` where the author's attributes do not fit the product. */
  check?(product: ProductView, read: ReadAttribute): void
  render(view: EmbedView): ReactNode
}

export interface EmbedKind {
  /** Name without the `cartlet-` prefix; also the value of `data-cartlet`. */
  name: string
  /** Its own, separated by blanks; each reflects an attribute, `notify-url` for `notifyUrl`. */
  properties: string
  /** Mounted at once, wherever it stands. */
  eager?: boolean
  /** Product id or slug of a host; null when the author left it out. */
  reference?(read: ReadAttribute): string | null
  /** Draws the element, where the code travels with the first buttons. */
  part?: EmbedPart
  /** Otherwise loaded when the host comes near the viewport; the author's content stays until then, and if loading fails. */
  loadPart?(): Promise<EmbedPart>
}
