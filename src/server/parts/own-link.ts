/** Links to the owner's own pages of products and collections, on a server. */
import type { ProductView } from '../../store/base/views'
import { fillLink, type Linked } from '../../store/catalog/fill-link'
import type { ServerView } from './server-part'

const NOWHERE = 'https://page.invalid'

/** Absolute if the page's own address is known, otherwise as the template has it. */
export function ownLink(template: string, linked: Linked, url: string | undefined): string | undefined {
  const href = fillLink(template, linked, url ?? NOWHERE)
  return url ? href : href?.replace(NOWHERE, '')
}

/** Without a template, the platform's address. */
export function withOwnLink({ read, productLink, url }: ServerView, product: ProductView): ProductView {
  const template = read('product-link')?.trim() || productLink
  const own = template && ownLink(template, product, url)
  return own ? { ...product, url: own } : product
}
