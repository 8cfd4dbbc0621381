/**
 * Replaces pre-rendered content (a declarative shadow root) with ours, in one task and once ours shows as much, so that nothing
 * flashes or moves. Until then the pre-rendered content stays, and a press on its button counts. Prices older than the author
 * allows are replaced at once.
 */
import { ownOf } from '../../platform/wire/record'
import { isModifiedPress } from '../../widget/modified-press'
import type { AdoptDrawn } from '../page/page'
import { maxAgeHours } from './max-age'

/** Content with a placeholder shows less than the pre-rendered content. */
const PLACEHOLDERS = '.skeleton,.ghost'
const TEXT_PLACEHOLDER = '.lines'
const BUTTON = '[part~=button]'
const FOCUSABLE = 'a[href],button,input,select,summary'
/** The form of a whole product has the same controls, while its gallery has more of them than its first picture. */
const CONTROLS = '.form :is(a[href],button,input,select,textarea)'

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

const controlsIn = (root: Element) => [...root.querySelectorAll<HTMLInputElement>(CONTROLS)]

/** What the visitor has chosen and written so far. */
function carryOver(theirs: HTMLInputElement, ours: HTMLInputElement | undefined): void {
  if (theirs.localName !== ours?.localName) return
  if (theirs.checked && !ours.checked) ours.click()
  else if (theirs.type !== 'radio' && theirs.value !== ours.value) {
    ours.value = theirs.value
    for (const type of ['input', 'change']) ours.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** Name of the product whose card a button is part of. */
const nameOf = (button: Element) => button.closest('article')?.querySelector('[part~=title]')?.textContent

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
  const isDrawn = () => isKnown() && !container.querySelector(PLACEHOLDERS)
  let waiting: Element | undefined
  let decoding: Promise<unknown> | undefined
  const takeOverOnceDrawn = () => {
    if (isTooOld) return takeOver()
    if (decoding || !isDrawn() || container.querySelector(TEXT_PLACEHOLDER)) return
    decoding = decodePictures(drawn, container)
    if (decoding) decoding.then(takeOver)
    else takeOver()
  }
  const observer = new MutationObserver(takeOverOnceDrawn)
  const ending = new AbortController()
  const stop = () => {
    observer.disconnect()
    ending.abort()
  }

  function takeOver(): void {
    if (ending.signal.aborted) return
    stop()
    const focused = root.activeElement
    const within = focused?.matches(CONTROLS) ? CONTROLS : FOCUSABLE
    const place = focused ? [...drawn.querySelectorAll(within)].indexOf(focused) : -1
    const ours = controlsIn(container)
    // A whole product keeps its room: what comes later, such as further pictures, must not move what follows.
    container.dataset.taken = ''
    drawn.replaceWith(container)
    for (const [at, theirs] of controlsIn(drawn).entries()) carryOver(theirs, ours[at])
    // Its styles are before it. They would continue to apply, and may be of another version.
    while (container.previousElementSibling) container.previousElementSibling.remove()
    host.toggleAttribute('data-cartlet-fallback', container.hasAttribute('data-fallback'))
    if (place >= 0) container.querySelectorAll<HTMLElement>(within)[place]?.focus({ preventScroll: true })
    if (waiting) ourButton(waiting)?.click()
  }

  drawn.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      const pressed = target.closest(BUTTON)
      if (!pressed) {
        // A step of the quantity.
        const step = controlsIn(drawn).findIndex((one) => one.localName === 'button' && one.contains(target))
        if (step >= 0 && isDrawn()) {
          takeOver()
          controlsIn(container)[step]?.click()
        }
        return
      }
      if (isModifiedPress(event as MouseEvent)) return
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
  // A choice changes what is shown beside it.
  drawn.addEventListener('input', () => isDrawn() && takeOver(), ending)
  observer.observe(container, ownOf({ childList: true, subtree: true, characterData: true }))
  // While what was pressed stands: afterwards it would be a link that leads away.
  repeatPress?.()
  takeOverOnceDrawn()
  return stop
}
