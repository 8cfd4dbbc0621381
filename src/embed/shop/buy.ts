/** The press of a buy button anywhere on the page. */

import { CartletError, isCartletError } from '../../platform/http/errors'
import { ownOf } from '../../platform/wire/record'
import type { AwaitedAdd } from '../../store/base/state'
import type { ProductView } from '../../store/base/views'
import type { AddResult } from '../../store/cart/add-request'
import type { ItemChoice } from '../../store/catalog/choose/choose-variant'
import { firstMissing } from '../../store/catalog/choose/first-missing'
import type { Shop } from '../../store/shop/shop'
import type { BuyOutcome } from '../../widget/button/presses'
import { dispatch } from '../events/dispatch'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { hasCartInPage } from './cart-in-page'
import { startCheckout, withPromise } from './checkout'
import { onAddOf } from './on-add'

/** Returns a function that removes it, for when the product has loaded or failed to load. */
function showAwaited({ setState }: Pick<Shop['store'], 'setState'>, add: AwaitedAdd): () => void {
  setState(({ awaited }) => ({ awaited: [...awaited, add], addProblem: undefined }))
  return () => setState(({ awaited }) => ({ awaited: awaited.filter((one) => one !== add) }))
}

export interface BuyRequest {
  product: string
  /** The author's text on the button: shown in the cart until the product is known. */
  words?: string
  choice: ItemChoice
  /** As the author wrote it; anything but a whole number of at least one counts as one. */
  quantity: string | number | null
  /** `checkout` goes to the checkout at once instead of showing the cart, `open` shows the product first. */
  action?: string | null
  /** Set if the source itself shows the visitor that adding failed. */
  toldBy?: 'page'
  /** Called when the product opens instead, for a choice that is missing. */
  opened?(): void
  /** Closes the dialog that contains the button: called once the product is added, before the cart opens. */
  close?(): void
}

export function parseQuantity(text: string | number | null): number {
  const quantity = Number(text)
  return Number.isInteger(quantity) && quantity > 0 ? quantity : 1
}

/**
 * The product as far as the page knows it: a remembered product needs no check before an add, because the platform's cart decides
 * on price and stock. Undefined if it must be read first.
 */
function knownProduct({ shop }: PageShop, reference: string): ProductView | undefined {
  const entry = shop.store.getState().products[reference]
  if (entry?.status !== 'ready' || entry.incomplete) return undefined
  // The press does not wait for the check, but a product of a snapshot may not have been requested yet. A failed check changes
  // nothing.
  if (entry.stale) shop.loadProduct(reference).catch(() => {})
  return entry.product
}

export async function buy(page: Page, pageShop: PageShop, source: HTMLElement, given: BuyRequest): Promise<BuyOutcome> {
  const { shop } = pageShop
  const request = ownOf(given)
  const { product: reference, choice, action, words = '' } = request
  const quantity = parseQuantity(request.quantity)
  const open = async () => {
    const loading = page.loadShop().then(({ loadQuickView }) => loadQuickView())
    const [{ openQuickView }] = await Promise.all([loading, shop.loadProduct(reference)])
    request.opened?.()
    openQuickView(page, pageShop, source, { reference, choice, quantity })
    return 'cancelled' as const
  }
  const remembered = knownProduct(pageShop, reference)
  if (action === 'open' || (remembered && firstMissing(remembered, choice))) return open()
  let tell = (_?: AddResult | Promise<AddResult>) => {}
  const outcome = new Promise<AddResult | undefined>((resolve) => {
    tell = resolve
  })
  outcome.catch(() => {}) // the page may not use it
  if (!dispatch(source, 'cartlet:before-add', withPromise({ product: reference, ...choice, quantity }, outcome))) {
    tell()
    return 'cancelled'
  }
  const onAdd = onAddOf(page, source)
  const paysNow = onAdd === 'checkout' || action === 'checkout'
  const showsCart = () => onAdd === 'drawer' && !paysNow && !hasCartInPage(page, pageShop)
  const readProduct = async () => {
    if (paysNow || !words) return shop.loadProduct(reference)
    const takeOut = showAwaited(shop.store, { words, quantity })
    if (showsCart()) shop.openDrawer()
    try {
      return await shop.loadProduct(reference)
    } catch (thrown) {
      if (isCartletError(thrown)) shop.store.setState({ addProblem: { name: words, error: thrown, toldBy: request.toldBy } })
      throw thrown
    } finally {
      takeOut()
    }
  }
  const reading = remembered ?? readProduct()
  if (!remembered) Promise.resolve(reading).catch(() => tell(reading as Promise<never>))
  const product = await reading
  if (firstMissing(product, choice)) {
    tell()
    if (!remembered && showsCart()) shop.closeDrawer()
    return open()
  }
  const added = shop.cart.add({ product, ...choice, quantity, source, toldBy: request.toldBy })
  tell(added)
  // With the author's text it was opened before; a visitor who has closed it since then does not want it again.
  if (!request.close && (remembered || !words) && showsCart()) shop.openDrawer()
  await added
  request.close?.()
  if (request.close && showsCart()) shop.openDrawer()
  if (paysNow)
    await startCheckout(page, pageShop, source).catch((cause: CartletError) => {
      throw new CartletError('CHECKOUT_FAILED', 'Checkout could not be opened', { cause, retryable: cause.retryable })
    })
  return 'done'
}
