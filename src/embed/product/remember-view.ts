/** Remembers the product that the visitor looks at, for `cartlet-collection source="recent"`. */
import { rememberViewed } from '../../store/collections/recent'
import type { PageShop } from '../page/page-shop'

export function rememberView({ shop }: Pick<PageShop, 'shop'>, productId: string): void {
  shop.engine().then(
    ({ context }) => rememberViewed(context.storage, shop.clientId, productId),
    () => {}, // reported by other uses of the engine
  )
}
