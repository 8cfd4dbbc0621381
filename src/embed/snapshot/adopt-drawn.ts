/**
 * Replaces the drawing that came with the page (a declarative shadow root) with ours, in one task and once ours shows as much: nothing flashes
 * or moves. Until then the drawing stays, and a press on its button counts.
 */
import type { EmbedKind, EmbedView } from '../boot/embed'

/** Placeholders: a drawing with one shows less than what stands there. */
const PLACEHOLDERS = '.skeleton,.ghost'
const BUTTON = '[part~=button]'
const FOCUSABLE = 'a[href],button,input,select,summary'

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !button && !ctrlKey && !metaKey && !shiftKey && !altKey

/**
 * @param drawn what stands in the shadow root
 * @param container what we draw in, in no document yet
 * Returns its undo, which leaves what stands there.
 */
export function adoptDrawn(
  drawn: Element,
  container: HTMLElement,
  { pageShop, host, read }: EmbedView,
  kind: EmbedKind,
): () => void {
  const { store } = pageShop.shop
  const root = drawn.getRootNode() as ShadowRoot
  const isKnown = () => {
    const reference = kind.reference?.(read)
    const entry = reference ? store.getState().products[reference] : undefined
    // Where the platform cannot be reached, the older price and its link are more than the fallback.
    return !reference || entry?.status === 'ready' || entry?.status === 'missing'
  }
  const look = () => {
    if (isKnown() && !container.querySelector(PLACEHOLDERS)) takeOver()
  }
  const observer = new MutationObserver(look)
  const ending = new AbortController()
  const stop = () => {
    observer.disconnect()
    ending.abort()
  }

  function takeOver(): void {
    stop()
    const focused = root.activeElement
    const place = focused ? [...drawn.querySelectorAll(FOCUSABLE)].indexOf(focused) : -1
    drawn.replaceWith(container)
    // Its style sheets would go on applying, and may be of another version.
    for (const sheet of root.querySelectorAll('link')) sheet.remove()
    host.toggleAttribute('data-cartlet-fallback', container.hasAttribute('data-fallback'))
    if (place >= 0) (container.querySelectorAll<HTMLElement>(FOCUSABLE)[place] ?? null)?.focus({ preventScroll: true })
  }

  drawn.addEventListener(
    'click',
    (event) => {
      const control = container.querySelector<HTMLElement>(BUTTON)
      if (!control || !isPlainClick(event as MouseEvent) || !(event.target as Element).closest(BUTTON)) return
      event.preventDefault()
      takeOver()
      control.click()
    },
    ending,
  )
  observer.observe(container, { childList: true, subtree: true, characterData: true })
  look()
  return stop
}
