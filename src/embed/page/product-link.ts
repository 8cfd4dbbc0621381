/** Where a product leads: to the author's own page of it, or to none. */
import { fillLink, isWebUrl, type Linked } from '../../store/catalog/fill-link'
import type { ReadAttribute } from '../settings/read-attribute'
import { pageAddress } from './navigation'
import type { PageView, Settings } from './page'

type LinkPage = Pick<PageView, 'view' | 'document'> & Settings

/** The page that the author names for a product, in the attribute `product-link` of an element or for the whole page. */
export function namedLink(page: LinkPage, read: ReadAttribute | undefined, product: Linked): string | undefined {
  const template = read?.('product-link')?.trim() || page.config.productLink
  return template ? fillLink(template, product, page.document.baseURI) : undefined
}

/**
 * The page of a product on the author's site: by the attribute `product-link` of an element or the setting of the page, otherwise the
 * platform's address if it is on this site. Undefined for any other: a visitor is not led away unasked.
 */
export function productLink(page: LinkPage, read: ReadAttribute | undefined, product: Linked): string | undefined {
  const named = namedLink(page, read, product)
  if (named) return named
  try {
    const url = new URL(product.url ?? '')
    return isWebUrl(url) && url.origin === new URL(pageAddress(page.view)).origin ? url.href : undefined
  } catch {
    return undefined
  }
}
