/** Buttons of the page that act on the cart: heard from the first moment, done once the furniture is there. */
import { unclobbered } from '../../widget/dialog/unclobbered'
import { isPress, watchKeys } from '../../widget/press'
import type { Page } from '../page/create-page'
import { loadPageUi } from './chunks'

const ACTIONS = '[data-cartlet-open],[data-cartlet-add],[data-cartlet-checkout],[data-cartlet-login]'

/** One listener for all of them, now and later; returns its undo. */
export function listenForActions(page: Page): () => void {
  const document = unclobbered(page.view.document)
  const press = (event: MouseEvent) => {
    const [target] = event.composedPath()
    const element = target instanceof Element ? target.closest<HTMLElement>(ACTIONS) : null
    if (!element || event.defaultPrevented) return
    event.preventDefault()
    if (!isPress(event, element)) return
    loadPageUi().then(
      ({ act }) => act(page, element),
      () => {}, // whoever waits for the API hears that it could not be loaded
    )
  }
  document.addEventListener('click', press)
  watchKeys(page.view, page.life.signal)
  return () => document.removeEventListener('click', press)
}
