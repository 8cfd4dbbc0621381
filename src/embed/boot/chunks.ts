/**
 * The widget's download units. What stands in one of these three modules travels together:
 * the shop answers the first press, the furniture is what a page has once, the drawer opens with the cart.
 */
import { once } from '../../store/load-once'

export const loadShopParts = once(() => import('../shop/shop.chunk'))
export const loadPageUi = once(() => import('../page-ui/page-ui.chunk'))
export const loadDrawer = once(async () => (await loadShopParts()).importDrawerParts())
export const loadProductParts = once(async () => (await loadShopParts()).importProductParts())
export const loadCollectionParts = once(async () => (await loadShopParts()).importCollectionParts())
