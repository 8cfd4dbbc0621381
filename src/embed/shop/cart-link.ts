/** The address that puts a cart's products into another cart (`?cartlet-add=`): on another device, or of another visitor. */
import type { CartView } from '../../store/base/views'
import { sameSiteUrl } from '../page/navigation'
import type { PageView, Settings } from '../page/page'

/** A line of a custom item names no product, and is left out. */
export function cartLink({ lines }: CartView, target: string | undefined, page: Pick<PageView, 'view'> & Settings): string {
  const url = new URL(sameSiteUrl(target, page))
  const items = lines.flatMap(({ productId, variantId, quantity }) =>
    productId ? `${[productId, variantId].filter(Boolean).join('.')}:${quantity}` : [],
  )
  url.search += `${url.search && '&'}cartlet-add=${items}`
  return url.href
}
