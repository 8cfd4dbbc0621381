/** Focus across shadow roots: `document.activeElement` sees only the outermost host. */

import { unclobbered } from './unclobbered'

/** The focused element, inside any number of shadow roots. */
export function deepActiveElement(document: Document): Element | null {
  let active = unclobbered(document).activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/** Focuses the element if the focus was lost because the focused element was removed. */
export function catchFocus(element: HTMLElement | null | undefined): void {
  if (element && /^(body|html)$/.test(unclobbered(element.ownerDocument).activeElement?.localName ?? 'body')) element.focus()
}

/** Returns the focus to an element; false if the element was removed or cannot take it. */
export function restoreFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false
  element.focus({ preventScroll: true })
  return unclobbered(element.getRootNode() as Document).activeElement === element
}
