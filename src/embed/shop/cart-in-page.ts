/** The cart as part of the page, which shows what a drawer would only cover. */
import type { Held, Shops } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { readAttribute } from '../settings/read-attribute'

/** Also while it is downloaded; until then it is among the elements that hold presses. */
export const hasCartInPage = ({ held, shopFor }: Held & Pick<Shops, 'shopFor'>, pageShop: PageShop): boolean =>
  Boolean(pageShop.shop.store.getState().inlineCart) ||
  [...held.keys()].some(
    (host) => host.matches('cartlet-cart,[data-cartlet=cart]') && shopFor(readAttribute(host)('client-id')) === pageShop,
  )
