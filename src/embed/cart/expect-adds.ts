/** Once a visitor reaches a buy button, the closed cart is drawn as a press would show it: the press then only opens it. */
import { expectAdd } from '../../store/drawer/expected-add'
import { readAttribute } from '../boot/read-attribute'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { parseQuantity } from '../shop/buy'
import { onAddOf } from '../shop/on-add'

/** A pointer that only passes over a button leaves it sooner. */
const REST_MS = 40
const READY_BUTTON = '.button[data-state=ready]'

/** What a press on a button in this element would add to this shop's cart. */
async function expect(page: Page, pageShop: PageShop, host: Element): Promise<void> {
  const read = readAttribute(host)
  const entry = pageShop.shop.store.getState().products[read('product')?.trim() ?? '']
  if (entry?.status !== 'ready' || page.shopFor(read('client-id')) !== pageShop) return
  // An action of its own shows the product, or leaves the page.
  if ((read('action') || 'add') !== 'add' || onAddOf(page, host) !== 'drawer') return
  expectAdd(
    await pageShop.shop.engine(),
    entry.product,
    { variant: read('variant')?.trim() || undefined },
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
    // The press itself tells what could not be loaded.
    if (root instanceof ShadowRoot) timer = view.setTimeout(() => expect(page, pageShop, root.host).catch(() => {}), REST_MS)
  }
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, reach, { capture: true, passive: true, signal: life.signal })
}
