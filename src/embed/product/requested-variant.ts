import type { ProductView } from '../../store/base/views'
import type { EmbedView } from '../boot/embed'
import { linkedWindow } from '../page/navigation'

/** A variant in the page's address (a link to one colour) overrides the author's. */
export function requestedVariant({ page }: EmbedView, own: string | undefined, product: ProductView): string | undefined {
  const linked = new URLSearchParams(linkedWindow(page.view).location.search).get('variant')
  return product.variants.some(({ id }) => id === linked) ? (linked ?? undefined) : own
}
