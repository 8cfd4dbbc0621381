/** Links to the owner's own pages of products, on a server. */
import type { ProductView } from '../../store/base/views'
import { fillLink } from '../../store/catalog/fill-link'
import type { ServerView } from './server-part'

const NOWHERE = 'https://page.invalid'

/** Absolute if the page's own address is known, otherwise as the template has it. Without a template, the platform's address. */
export function withOwnLink({ read, productLink, url }: ServerView, product: ProductView): ProductView {
  const template = read('product-link')?.trim() || productLink
  if (!template) return product
  const href = fillLink(template, product, url ?? NOWHERE)
  const own = url ? href : href?.replace(NOWHERE, '')
  return own ? { ...product, url: own } : product
}
