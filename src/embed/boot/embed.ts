/** What the rows of the table of elements are. */
import { CartletError } from '../../platform/http/errors'
import { pastedText } from '../../store/base/pasted-text'
import type { ProductView } from '../../store/base/views'
import type { ShopSurroundings } from '../../widget/shop-context'
import type { Language } from '../page/language'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import type { ReadAttribute } from '../settings/read-attribute'

export interface EmbedView {
  page: Page
  pageShop: PageShop
  host: HTMLElement
  read: ReadAttribute
  /** Drawn next to another part in the same host. */
  beside?: boolean
  /** The author's own content as the visitor reads it, with single spaces. */
  text(): string
}

export interface Drawing {
  /** Draws, again when the element's attributes, language or colours have changed. */
  draw(language: Language): void
  end(): void
}

export interface EmbedPart {
  /** Throws a `CartletError` if the author's attributes do not fit the product. */
  check?(product: ProductView, read: ReadAttribute): void
  /** Called once for each element. Draws in `container`, which is empty. */
  open(container: HTMLElement, surroundings: ShopSurroundings, view: EmbedView): Drawing
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
  loadPart?(host: HTMLElement): Promise<EmbedPart>
}

/** For elements that sell one variant. */
export const assertVariant: EmbedPart['check'] = ({ name, variants }, read) => {
  const variant = pastedText(read('variant') ?? '')
  if (variant && variants.every(({ id }) => id !== variant))
    throw new CartletError('VARIANT_NOT_FOUND', `"${name}" has no variant "${variant}"`)
}
