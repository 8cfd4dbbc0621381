/** The actions of the page's own buttons: `data-cartlet-add` and others. */
import { type CartletError, isCartletError } from '../../platform/http/errors'
import { pastedText } from '../../store/base/pasted-text'
import { isPress } from '../../widget/press'
import { loadMembers } from '../account/load-account'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { notifyAuthor } from '../report/notify-author'
import { buy } from '../shop/buy'
import { hasCartInPage } from '../shop/cart-in-page'
import { startCheckout } from '../shop/checkout'

/** Errors of a button's own attributes, thrown before the shop does anything; the shop reports its own. */
const OF_ATTRIBUTES = /^(INVALID_CONFIG|(PRODUCT|VARIANT)_NOT_FOUND|(OPTIONS|TEXT)_REQUIRED)$/

/** A control of the page's own has no place for a sentence: the page's message or its cart says why nothing came of a press. */
function tellVisitor(page: Page, pageShop: PageShop, { dataset }: HTMLElement, error: CartletError): void {
  const { shop } = pageShop
  const { addProblem } = shop.store.getState()
  if (dataset.cartletLogin !== undefined) {
    // Its code could not be loaded; what the shop answers, that code tells.
    shop.store.setState({ addProblem: { name: '', says: 'loginFailed' } })
  } else if (dataset.cartletAdd && error.code !== 'CHECKOUT_FAILED') {
    // The shop has told of a refused add already.
    if (addProblem?.error !== error) shop.store.setState({ addProblem: { name: '', error } })
  } else if (dataset.cartletCheckout !== undefined && !hasCartInPage(page, pageShop)) shop.openDrawer()
}

async function run(page: Page, pageShop: PageShop, element: HTMLElement): Promise<unknown> {
  const { cartletAdd, cartletCheckout, cartletOpen, cartletLogin } = element.dataset
  if (cartletAdd) {
    await pageShop.shop.loadProduct(cartletAdd)
    return buy(page, pageShop, element, {
      product: cartletAdd,
      choice: { variant: pastedText(element.dataset.variant ?? '') || undefined },
      quantity: element.dataset.quantity ?? null,
      action: cartletCheckout === undefined ? null : 'checkout',
    })
  }
  if (cartletOpen !== undefined) return pageShop.shop.openDrawer()
  if (cartletLogin !== undefined) return (await loadMembers(page, pageShop, element)).loginByRedirect()
  return startCheckout(page, pageShop, element)
}

const busy = new WeakSet<HTMLElement>()

/**
 * Carries out the action of a pressed button and ignores further presses until it is done; failures become events of the button, and the visitor reads of them.
 */
export async function performAction(page: Page, element: HTMLElement, press?: Event): Promise<void> {
  if (busy.has(element) || (press && !isPress(press, element))) return
  busy.add(element)
  let pageShop: PageShop | undefined
  try {
    pageShop = page.shopFor(element.dataset.clientId)
    await run(page, pageShop, element)
  } catch (thrown) {
    if (!isCartletError(thrown)) return
    if (OF_ATTRIBUTES.test(thrown.code)) notifyAuthor(element, thrown)
    if (pageShop) tellVisitor(page, pageShop, element, thrown)
  } finally {
    busy.delete(element)
  }
}

/** Links that are there to be pressed. */
const LEADS_NOWHERE = '[href^="#"],[href^="javascript:"],a:not([href])'

/**
 * Call during the capture phase of a click, or after the click for one that came early and was prevented. The listeners of the element and of what is
 * in it come first: the press is ours unless one of them prevents the default, which themes do for every link that leads nowhere. Listeners further out,
 * such as routers, see a prevented click.
 */
export function actOnPress(page: Page, event: Event, element: HTMLElement): void {
  if (!event.eventPhase) {
    void performAction(page, element, event)
    return
  }
  const over = new AbortController()
  const end = () => {
    if (over.signal.aborted) return
    over.abort()
    if (event.defaultPrevented && !element.matches(LEADS_NOWHERE)) return
    event.preventDefault()
    void performAction(page, element, event)
  }
  // The click may be stopped inside the element, and even among the listeners of one node.
  const path = event.composedPath()
  for (const node of path.slice(0, path.indexOf(element) + 1))
    node.addEventListener('click', () => (event.cancelBubble || node === element) && end(), over)
  setTimeout(end)
}
