/** What happens inside the widget stays inside: the page's shortcuts, focus traps, smooth scrollers and links are not meant by it. */

/** Composed, so the page would hear them as coming from the host element, where no script can tell a text field from a paragraph. */
const PRIVATE = 'keydown keyup keypress beforeinput input focusin focusout copy cut paste wheel touchstart touchmove'
/** What a click does by itself outside of us when it comes from inside. */
const FOLLOWS_CLICKS = 'a[href],label,summary,button'
/** What a click does by itself within. */
const OWN_ACTION = 'a[href],label,summary,input,select,textarea,[type=submit]'

/** @param container everything of ours that stands in the host's shadow root; the listeners go with it */
export function containEvents(container: HTMLElement, host: HTMLElement): void {
  // What the author put into a slot passes through as well, and is the page's own.
  const isOurs = (event: Event) => container.contains(event.composedPath()[0] as Node)
  for (const type of PRIVATE.split(' '))
    container.addEventListener(type, (event) => isOurs(event) && event.stopPropagation(), { passive: true })
  container.addEventListener('click', (event) => {
    const [target] = event.composedPath() as Element[]
    if (isOurs(event) && host.closest(FOLLOWS_CLICKS) && !target?.closest(OWN_ACTION)) event.preventDefault()
  })
}
