/** What a displayed product needs from its page: the shop's data, the chunks that draw it, and the page's events. */
import { loadPart } from '../../store/base/load-part'
import type { ProductServices } from '../../widget/product/product-services'
import { dispatch } from '../events/dispatch'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { notifyAuthor } from '../report/notify-author'
import { buy } from '../shop/buy'
import { heartOf } from './heart-place'

/** The author's address, made absolute; undefined for an empty one and anything but http(s). */
function linkOf(text: string, base: string): string | undefined {
  try {
    const { href, protocol } = new URL(text, base)
    return text && /^https?:$/.test(protocol) ? href : undefined
  } catch {
    return undefined
  }
}

export interface ProductServicesOptions {
  reference: string
  /** As the author wrote it: an address; empty for the event alone; null for no link. */
  notifyUrl?: string | null
  /** Closes the dialog that shows the product; called once the product is added. */
  close?(): void
}

/** @param host the element that the author placed: events are dispatched there */
export function productServices(
  page: Page,
  pageShop: PageShop,
  host: HTMLElement,
  { reference, notifyUrl = null, close }: ProductServicesOptions,
): ProductServices {
  const { shop } = pageShop
  const part = <T>(loading: Promise<T>) => loadPart(loading, (error) => notifyAuthor(host, error))
  const loadText = () => part(import('./full/product-text.chunk'))
  return {
    loadDetails: (of) => part(shop.loadDetails(of)),
    async loadContent(content) {
      const entry = shop.store.getState().products[reference]
      const { loadContent } = await loadText()
      return part(loadContent(content, entry?.status === 'ready' ? entry.product.url : undefined))
    },
    loadText,
    async loadGallery() {
      const parts = await part(import('./full/gallery.chunk'))
      parts.watchMediaPolicy(page)
      return parts
    },
    heart: heartOf(page, pageShop, host),
    loadZoom: () => part(import('./full/zoom.chunk')),
    buy: (choice, quantity, action) =>
      buy(page, pageShop, host, { product: reference, choice, quantity, action, toldBy: 'page', close }),
    notify:
      notifyUrl === null
        ? undefined
        : {
            href: linkOf(notifyUrl.trim(), host.baseURI),
            request: (choice) => void dispatch(host, 'cartlet:notify-request', { product: reference, ...choice }),
          },
  }
}
