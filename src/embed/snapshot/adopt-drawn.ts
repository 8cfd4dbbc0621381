/**
 * Replaces pre-rendered content (a declarative shadow root) with ours, in one task and once ours shows as much, so that nothing
 * flashes or moves. Until then the pre-rendered content stays, and a press on its button counts. Prices older than the author
 * allows are replaced at once.
 */
import type { AdoptDrawn } from '../page/page'
import { maxAgeHours } from './max-age'

/** Content with a placeholder shows less than the pre-rendered content. */
const PLACEHOLDERS = '.skeleton,.ghost'
const BUTTON = '[part~=button]'
const FOCUSABLE = 'a[href],button,input,select,summary'

/** Images are decoded before they replace the same ones: otherwise they would be blank for a moment. */
const LONGEST_DECODE_MS = 500

/** Undefined when there are no images to wait for. */
function decodePictures(drawn: Element, container: Element): Promise<unknown> | undefined {
  const shown = new Set([...drawn.querySelectorAll('img')].flatMap((img) => (img.complete ? img.src : [])))
  const wanted = [...container.querySelectorAll('img')].filter(({ src }) => shown.has(src))
  if (!wanted.length) return undefined
  const decoded = wanted.map((img) => {
    img.loading = 'eager' // lazy images do not load outside the document
    return img.decode().catch(() => {})
  })
  return Promise.race([Promise.all(decoded), new Promise((resolve) => setTimeout(resolve, LONGEST_DECODE_MS))])
}

const HOUR_MS = 3_600_000

/** Name of the product whose card a button is part of. */
const nameOf = (button: Element) => button.closest('article')?.querySelector('[part~=title]')?.textContent

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !button && !ctrlKey && !metaKey && !shiftKey && !altKey

/**
 * @param drawn the pre-rendered content in the shadow root
 * @param container what the widget draws in, not yet in a document
 * Returns a function that stops the takeover and leaves the pre-rendered content in place.
 */
export const adoptDrawn: AdoptDrawn = (drawn, container, { page, pageShop, host, read }, kind, repeatPress) => {
  const { store } = pageShop.shop
  const root = drawn.getRootNode() as ShadowRoot
  const age = Date.now() - Date.parse(drawn.getAttribute('data-taken-at') ?? '')
  const isTooOld = age > maxAgeHours(page.config) * HOUR_MS
  const isKnown = () => {
    const reference = kind.reference?.(read)
    const entry = reference ? store.getState().products[reference] : undefined
    // While the platform cannot be reached, an older price and its link are better than the fallback.
    return !reference || entry?.status === 'ready' || entry?.status === 'missing'
  }
  /** The button of the same product; products of the same name are told apart by their order. */
  const ourButton = (theirs: Element) => {
    const namesakes = (within: Element) =>
      [...within.querySelectorAll<HTMLElement>(BUTTON)].filter((one) => nameOf(one) === nameOf(theirs))
    return namesakes(container)[namesakes(drawn).indexOf(theirs as HTMLElement)]
  }
  let waiting: Element | undefined
  let decoding: Promise<unknown> | undefined
  const look = () => {
    if (isTooOld) return takeOver()
    if (decoding || !isKnown() || container.querySelector(PLACEHOLDERS)) return
    decoding = decodePictures(drawn, container)
    if (decoding) decoding.then(takeOver)
    else takeOver()
  }
  const observer = new MutationObserver(look)
  const ending = new AbortController()
  const stop = () => {
    observer.disconnect()
    ending.abort()
  }

  function takeOver(): void {
    if (ending.signal.aborted) return
    stop()
    const focused = root.activeElement
    const place = focused ? [...drawn.querySelectorAll(FOCUSABLE)].indexOf(focused) : -1
    drawn.replaceWith(container)
    // Its styles are before it. They would continue to apply, and may be of another version.
    while (container.previousElementSibling) container.previousElementSibling.remove()
    host.toggleAttribute('data-cartlet-fallback', container.hasAttribute('data-fallback'))
    if (place >= 0) container.querySelectorAll<HTMLElement>(FOCUSABLE)[place]?.focus({ preventScroll: true })
    if (waiting) ourButton(waiting)?.click()
  }

  drawn.addEventListener(
    'click',
    (event) => {
      const pressed = (event.target as Element).closest(BUTTON)
      if (!pressed || !isPlainClick(event as MouseEvent)) return
      const control = ourButton(pressed)
      if (!control) {
        // A link is followed; the press on a button is repeated on ours as soon as that exists.
        if (!pressed.matches('a[href]')) waiting = pressed
        return
      }
      event.preventDefault()
      takeOver()
      control.click()
    },
    ending,
  )
  observer.observe(container, { childList: true, subtree: true, characterData: true })
  // While what was pressed stands: afterwards it would be a link that leads away.
  repeatPress?.()
  look()
  return stop
}
