/** `data-cartlet-count`: the number of items in the cart, in elements of the author's own. */
import { ownOf } from '../../platform/wire/record'
import { selectCount } from '../../store/base/count'
import type { Page } from '../page/page'
import { readAttribute } from '../settings/read-attribute'

const COUNTS = '[data-cartlet-count]'
const followed = new WeakSet<Page>()

/** Once a page, however often it is called. */
export function followCounts(page: Page): void {
  if (followed.has(page)) return
  followed.add(page)
  const { document, life, onShop, shopFor } = page
  function show() {
    for (const element of document.querySelectorAll(COUNTS)) {
      const { store } = shopFor(readAttribute(element)('client-id')).shop
      const count = `${selectCount(store.getState())}`
      // The attribute is for the author's style sheet: `[data-cartlet-count="0"]`.
      if (element.getAttribute('data-cartlet-count') !== count) element.setAttribute('data-cartlet-count', count)
      if (element.textContent !== count) element.textContent = count
    }
  }
  const { signal } = life
  const ends: (() => void)[] = []
  onShop(({ shop }) => {
    ends.push(
      shop.store.subscribe((now, before) => {
        if (selectCount(now) !== selectCount(before)) show()
      }),
    )
  })
  const observer = new MutationObserver(show)
  observer.observe(document.documentElement, ownOf({ childList: true, subtree: true }))
  signal.addEventListener('abort', () => {
    observer.disconnect()
    for (const end of ends) end()
  })
  show()
}
