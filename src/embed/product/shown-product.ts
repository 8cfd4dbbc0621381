/** Tells the page which product is shown, and keeps that product's structured data in the page. */
import { loadFailed } from '../../store/base/load-once'
import type { ProductView } from '../../store/base/views'
import type { EmbedView } from '../boot/embed'
import { dispatch } from '../events/dispatch'
import { viewItem } from '../events/ga4-view-item'
import { notifyAuthor } from '../report/notify-author'

export function tellView({ host, pageShop }: EmbedView, product: ProductView, variant: string | undefined): void {
  dispatch(host, 'cartlet:product-view', viewItem(product, variant, pageShop.shop.store.getState().shownIn))
}

/** Writes structured data if the author has set `seo`. Returns a function that removes the data. */
export function keepSeo(
  { page, pageShop, host, read }: EmbedView,
  reference: string,
  seo: string | null,
): (() => void) | undefined {
  if (seo === null || seo === 'false') return undefined
  const shown = new AbortController()
  import('./seo.chunk').then(
    ({ keepProductData }) => keepProductData(page, pageShop, reference, shown.signal, read).catch(() => {}),
    (thrown) => notifyAuthor(host, loadFailed(thrown)),
  ) // search engines fall back to the author's own content
  return () => shown.abort()
}
