/** Focus across shadow roots: `document.activeElement` sees only the outermost host. */

import { unclobbered } from './unclobbered'

/** The element that really has the focus. */
export function deepActiveElement(document: Document): Element | null {
  let active = unclobbered(document).activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/** Gives it the focus where nobody has that any more, because whoever had it is gone. */
export function catchFocus(element: HTMLElement | null | undefined): void {
  if (element && /^(body|html)$/.test(unclobbered(element.ownerDocument).activeElement?.localName ?? 'body')) element.focus()
}

/** Gives the focus back to whoever had it; false when that element is gone or cannot take it. */
export function restoreFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false
  element.focus({ preventScroll: true })
  return unclobbered(element.getRootNode() as Document).activeElement === element
}
