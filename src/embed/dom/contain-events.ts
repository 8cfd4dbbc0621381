/** Keeps events inside the widget away from the page's shortcuts, focus traps, smooth scrolling and links. */

import { closestAcross } from './closest-across'

/**
 * These are composed events: the page would see them come from the host element, where a script cannot tell a text field from a
 * paragraph.
 */
const CONTAINED = 'keydown keyup keypress beforeinput input focusin focusout copy cut paste wheel touchstart touchmove'
/** Page elements around the host that have a default action on click. */
const FOLLOWS_CLICKS = 'a[href],label,summary,button'
/** Elements of ours that have a default action on click themselves. */
const OWN_ACTION = 'a[href],label,summary,input,select,textarea,[type=submit]'

/** @param container of everything that we draw in the host's shadow root */
export function containEvents(container: HTMLElement, host: HTMLElement): void {
  // Events of slotted content pass through the container too, and belong to the page.
  const isOurs = (event: Event) => container.contains(event.composedPath()[0] as Node)
  for (const type of CONTAINED.split(' '))
    container.addEventListener(type, (event) => isOurs(event) && event.stopPropagation(), { passive: true })
  // On the root: inside an element with a click listener, assistive technology would announce everything as clickable.
  container.parentNode!.addEventListener('click', (event) => {
    const [target] = event.composedPath() as [Element]
    if (isOurs(event) && closestAcross(host, FOLLOWS_CLICKS) && !target.closest(OWN_ACTION)) event.preventDefault()
  })
}
