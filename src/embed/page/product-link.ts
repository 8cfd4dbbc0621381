/** Where a product leads: to the author's own page of it, or to none. */
import type { ReadAttribute } from '../settings/read-attribute'
import { pageAddress } from './navigation'
import type { PageView, Settings } from './page'

/** What a template names. */
export interface Linked {
  id: string
  slug?: string
  /** The address that the platform has. */
  url?: string
}

const isWeb = (url: URL) => /^https?:$/.test(url.protocol)

/**
 * The address for a template such as `/shop/{slug}`: http(s), absolute. Undefined if the template is none, or names what the product
 * lacks.
 */
export function fillLink(template: string, { id, slug }: Linked, base: string): string | undefined {
  const values: Record<string, string | undefined> = { id, slug }
  let isWhole = true
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = name === 'id' || name === 'slug' ? values[name] : undefined
    if (!value) isWhole = false
    return encodeURIComponent(value ?? '')
  })
  try {
    const url = new URL(address, base)
    return isWhole && isWeb(url) ? url.href : undefined
  } catch {
    return undefined
  }
}

/**
 * The page of a product on the author's site: by the attribute `product-link` of an element or the setting of the page, otherwise the
 * platform's address if it is on this site. Undefined for any other: a visitor is not led away unasked.
 */
export function productLink(page: PageView & Settings, read: ReadAttribute | undefined, product: Linked): string | undefined {
  const template = read?.('product-link')?.trim() || page.config.productLink
  if (template) return fillLink(template, product, page.document.baseURI)
  try {
    const url = new URL(product.url ?? '')
    return isWeb(url) && url.origin === new URL(pageAddress(page.view)).origin ? url.href : undefined
  } catch {
    return undefined
  }
}
