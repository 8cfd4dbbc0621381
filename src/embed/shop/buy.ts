/** The press of a buy button, wherever the button stands. */
import { CartletError } from '../../platform/http/errors'
import type { ItemChoice } from '../../store/cart/choose-variant'
import { firstMissing } from '../../store/cart/first-missing'
import { once } from '../../store/load-once'
import type { BuyOutcome } from '../../widget/button/BuyButton'
import { dispatch } from '../api/public-events'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { startCheckout } from './checkout'

export interface BuyRequest {
  product: string
  choice: ItemChoice
  /** As the author wrote it; anything but a whole number of at least one counts as one. */
  quantity: string | number | null
  /** `checkout` pays at once instead of showing the cart, `open` shows the product first. */
  action?: string | null
  /** Set where the source shows the visitor itself that adding failed. */
  toldBy?: 'page'
  /** Closes what the button stands in: called once the product is added, before the cart opens. */
  close?(): void
}

const loadQuickView = once(() => import('../product/quick-view/quick-view.chunk'))

export function parseQuantity(text: string | number | null): number {
  const quantity = Number(text)
  return Number.isInteger(quantity) && quantity > 0 ? quantity : 1
}

export async function buy(page: Page, pageShop: PageShop, source: HTMLElement, request: BuyRequest): Promise<BuyOutcome> {
  const { shop } = pageShop
  const { product: reference, choice, action } = request
  const quantity = parseQuantity(request.quantity)
  const open = async () => {
    const [{ openQuickView }] = await Promise.all([loadQuickView(), shop.loadProduct(reference)])
    openQuickView(page, pageShop, source, { reference, choice, quantity })
    return 'cancelled' as const
  }
  const known = shop.store.getState().products[reference]
  if (action === 'open' || (known?.status === 'ready' && firstMissing(known.product, choice))) return open()
  if (!dispatch(source, 'cartlet:before-add', { product: reference, ...choice, quantity })) return 'cancelled'
  const product = await shop.loadProduct(reference)
  if (firstMissing(product, choice)) return open()
  const added = shop.cart.add({ product, ...choice, quantity, source, toldBy: request.toldBy })
  const { onAdd } = page.config
  const paysNow = onAdd === 'checkout' || action === 'checkout'
  // An inline cart shows the product already: a drawer over it would be in the way.
  const showCart = () => onAdd === 'drawer' && !paysNow && !shop.store.getState().inlineCart && shop.openDrawer()
  if (!request.close) showCart()
  await added
  request.close?.()
  if (request.close) showCart()
  if (paysNow)
    await startCheckout(page, pageShop, source).catch((cause: unknown) => {
      throw new CartletError('CHECKOUT_FAILED', 'Checkout could not be opened', { cause })
    })
  return 'done'
}
