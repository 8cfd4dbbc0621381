/** What pressing a buy button does, wherever the button stands. */
import { CartletError } from '../platform/http/errors'
import { needsChoices } from '../store/choose-variant'
import type { BuyOutcome } from '../widget/BuyButton'
import type { Page } from './page'
import type { PageShop } from './page-shop'
import { dispatch } from './public-events'

export interface BuyRequest {
  product: string
  variant?: string
  /** As the author wrote it; what is no whole number of at least one counts as one. */
  quantity: string | null
  /** Pay at once instead of showing the cart. */
  thenCheckout: boolean
  /** The source tells the visitor itself when it fails. */
  sourceTells?: boolean
}

export function parseQuantity(text: string | null): number {
  const quantity = Number(text)
  return Number.isInteger(quantity) && quantity > 0 ? quantity : 1
}

export async function buy(
  page: Page,
  { shop, ...rest }: PageShop,
  source: HTMLElement,
  request: BuyRequest,
): Promise<BuyOutcome> {
  const { product: reference, variant } = request
  const quantity = parseQuantity(request.quantity)
  if (!dispatch(source, 'cartlet:before-add', { product: reference, variant, quantity })) return 'cancelled'
  const product = await shop.loadProduct(reference)
  // The label has turned into "Choose options" meanwhile; adding now would be a guess.
  if (!variant && needsChoices(product)) return 'cancelled'
  const added = shop.cart.add({ product, variant, quantity, source, sourceTells: request.sourceTells })
  const { onAdd } = page.config
  // Where the cart stands in the page already, the same cart over it would be in the way.
  if (onAdd === 'drawer' && !request.thenCheckout && !shop.store.getState().inlineCart) shop.openDrawer()
  await added
  if (onAdd === 'checkout' || request.thenCheckout)
    await page.checkout({ shop, ...rest }, source).catch((cause: unknown) => {
      throw new CartletError('CHECKOUT_FAILED', 'Checkout could not be opened', { cause })
    })
  return 'done'
}
