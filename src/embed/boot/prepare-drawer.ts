/** Loads the drawer before it is opened, unless this page never opens one. */
import type { Settings } from '../page/page'
import type { PageShop } from '../page/page-shop'

/** Called when the visitor is likely to open the cart. The promise never rejects. */
export const prepareDrawer = ({ config }: Settings, { shop }: PageShop): Promise<unknown> | false =>
  config.cart !== 'none' && config.onAdd === 'drawer' && shop.prepareDrawer().catch(() => {})
