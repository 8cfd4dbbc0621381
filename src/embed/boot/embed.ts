/** The types of the table of elements. */
import type { ReactNode } from 'react'
import type { ProductView } from '../../store/base/views'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'

/** Reads an attribute of the host, with or without `data-`. */
export type ReadAttribute = (name: string) => string | null

export interface EmbedView {
  page: Page
  pageShop: PageShop
  host: HTMLElement
  read: ReadAttribute
  /** Drawn next to another part in the same host. */
  beside?: boolean
}

export interface EmbedPart {
  /** Throws a `CartletError` if the author's attributes do not fit the product. */
  check?(product: ProductView, read: ReadAttribute): void
  render(view: EmbedView): ReactNode
}

export interface EmbedKind {
  /** Name without the `cartlet-` prefix; also the value of `data-cartlet`. */
  name: string
  /** The element's own properties, separated by spaces; each reflects an attribute, `notify-url` for `notifyUrl`. */
  properties: string
  /** Mounted at once, even far from the viewport. */
  eager?: boolean
  /** Product id or slug of a host; null when the author left it out. */
  reference?(read: ReadAttribute): string | null
  /** Draws the element, if its code is loaded with the first buttons. */
  part?: EmbedPart
  /**
   * Otherwise loads that code when the host comes near the viewport; the author's content stays until then, and if loading fails.
   */
  loadPart?(): Promise<EmbedPart>
}
