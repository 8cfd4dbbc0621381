/** The actions of the page's own buttons: `data-cartlet-add` and others. */
import { isCartletError } from '../../platform/http/errors'
import { loadMembers } from '../account/load-account'
import type { Page } from '../page/page'
import { notifyAuthor } from '../report/notify-author'
import { buy } from '../shop/buy'
import { startCheckout } from '../shop/checkout'

/** Errors of a button's own attributes, thrown before the shop does anything; the shop reports its own. */
const OF_ATTRIBUTES = new Set(['INVALID_CONFIG', 'PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', 'OPTIONS_REQUIRED', 'TEXT_REQUIRED'])

async function run(page: Page, element: HTMLElement): Promise<unknown> {
  const pageShop = page.shopFor(element.dataset.clientId)
  const { cartletAdd, cartletOpen, cartletLogin } = element.dataset
  if (cartletAdd) {
    await pageShop.shop.loadProduct(cartletAdd)
    return buy(page, pageShop, element, {
      product: cartletAdd,
      choice: { variant: element.dataset.variant },
      quantity: element.dataset.quantity ?? null,
    })
  }
  if (cartletOpen !== undefined) return pageShop.shop.openDrawer()
  if (cartletLogin !== undefined) return (await loadMembers(page, pageShop)).loginByRedirect()
  return startCheckout(page, pageShop, element)
}

const busy = new WeakSet<HTMLElement>()

/**
 * Carries out the action of a pressed button and ignores further presses until it is done; failures become events of the button.
 */
export async function performAction(page: Page, element: HTMLElement): Promise<void> {
  if (busy.has(element)) return
  busy.add(element)
  try {
    await run(page, element)
  } catch (thrown) {
    if (isCartletError(thrown) && OF_ATTRIBUTES.has(thrown.code)) notifyAuthor(element, thrown)
  } finally {
    busy.delete(element)
  }
}
