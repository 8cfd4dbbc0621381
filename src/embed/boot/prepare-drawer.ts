/** On the first sign that the visitor will open the cart: loads the drawer, unless this page opens none. */
import type { Settings } from '../page/page'
import type { PageShop } from '../page/page-shop'

export function prepareDrawer({ config }: Settings, { shop }: PageShop): void {
  if (config.cart !== 'none' && config.onAdd === 'drawer') shop.prepareDrawer().catch(() => {})
}
