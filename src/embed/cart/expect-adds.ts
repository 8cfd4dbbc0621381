/**
 * When the visitor reaches a buy button, the closed cart is drawn as a press would show it: the press then only has to open it.
 */

import { pastedText } from '../../store/base/pasted-text'
import { expectAdd } from '../../store/drawer/expected-add'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { readAttribute } from '../settings/read-attribute'
import { parseQuantity } from '../shop/buy'
import { onAddOf } from '../shop/on-add'

/** A pointer that only passes over a button leaves it before this time. */
const REST_MS = 40
const READY_BUTTON = '.button[data-state=ready]'

/** What a press on a button in this element would add to this shop's cart. */
async function expect(page: Page, pageShop: PageShop, host: Element): Promise<void> {
  const read = readAttribute(host)
  const entry = pageShop.shop.store.getState().products[read('product')?.trim() ?? '']
  if (entry?.status !== 'ready' || page.shopFor(read('client-id')) !== pageShop) return
  // Buttons with another action show the product or leave the page.
  if ((read('action') || 'add') !== 'add' || onAddOf(page, host) !== 'drawer') return
  expectAdd(
    await pageShop.shop.engine(),
    entry.product,
    { variant: pastedText(read('variant') ?? '') || undefined },
    parseQuantity(read('quantity')),
  )
}

export function expectAdds(page: Page, pageShop: PageShop): void {
  const { view, document, life } = page
  let timer = 0
  const reach = (event: Event) => {
    view.clearTimeout(timer)
    const [target] = event.composedPath()
    const root = target instanceof Element && target.closest(READY_BUTTON)?.getRootNode()
    // A failed download is reported by the press itself.
    if (root instanceof ShadowRoot) timer = view.setTimeout(() => expect(page, pageShop, root.host).catch(() => {}), REST_MS)
  }
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, reach, { capture: true, passive: true, signal: life.signal })
}
