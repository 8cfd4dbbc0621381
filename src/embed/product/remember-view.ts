/** The visitor looks at a product itself: what `cartlet-collection source="recent"` shows from then on. */
import { rememberViewed } from '../../store/collections/recent'
import type { PageShop } from '../page/create-page-shop'

export function rememberView({ shop }: PageShop, productId: string): void {
  shop.engine().then(
    ({ context }) => rememberViewed(context.storage, shop.clientId, productId),
    () => {}, // a page that could not load the shop has nothing to remember with
  )
}
