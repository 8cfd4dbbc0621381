/**
 * The page's own buttons that act on the cart. Presses are accepted from the start and carried out once the shop parts are
 * loaded.
 */
import { isPress } from '../../widget/press'
import type { Page } from '../page/page'
import { loadShopParts } from './chunks'

const ACTIONS = '[data-cartlet-open],[data-cartlet-add],[data-cartlet-checkout],[data-cartlet-login]'

/** One listener for all present and future buttons. */
export function listenForActions(page: Page): void {
  const press = (event: MouseEvent) => {
    const [target] = event.composedPath()
    const element = target instanceof Element ? target.closest<HTMLElement>(ACTIONS) : null
    if (!element || event.defaultPrevented) return
    event.preventDefault()
    if (!isPress(event, element)) return
    loadShopParts().then(
      ({ performAction }) => performAction(page, element),
      () => {}, // `start` rejects with the same failure
    )
  }
  page.document.addEventListener('click', press, page.life)
}
