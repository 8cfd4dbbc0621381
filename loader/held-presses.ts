/**
 * Presses count before the widget is there: on the author's link in a buy button, on a button that was drawn ahead, and on the
 * page's own controls. The element is busy until the widget has repeated the press. If the widget cannot come, links are followed.
 */
import { ACTIONS } from '../src/embed/settings/actions'
import { isModifiedPress } from '../src/widget/modified-press'

export interface HeldPresses {
  /**
   * What was pressed last in each element. The widget takes out what it repeats. It puts in, without a press, each element that it will draw once
   * more has been downloaded: until it takes that out, presses in it are held, too. When Cartlet leaves the page, it clears the map, which ends the listening.
   */
  readonly held: Map<Element, HTMLElement | undefined>
  /** Ends holding presses, and repeats those for which nothing has to be drawn first: `everything` if the widget does not come. */
  release(everything?: boolean): void
}

/** After that a link is followed, whatever the widget waits for. */
const LONGEST_MS = 8000

export function holdPresses(): HeldPresses {
  const held = new Map<Element, HTMLElement | undefined>()
  // Not by removing the listener: pages that wrap listeners cannot remove them, and each repeated press would be held again.
  let isOver = false
  const hold = (event: MouseEvent) => {
    const find = (selector: string) =>
      (event.composedPath() as HTMLElement[]).find((node) => node instanceof Element && node.matches(selector))
    const control = find(ACTIONS)
    const pressed =
      control ??
      // A link in another element leads to the product's own page.
      find(find('cartlet-buy-button,[data-cartlet=buy-button]') ? 'a[href],[part~=button]' : '[part~=button]')
    const element = control ?? find('[data-cartlet],cartlet-buy-button,cartlet-product,cartlet-collection')
    if (!pressed || !element || isModifiedPress(event)) return
    if (isOver && (control || !held.has(element))) return
    event.preventDefault()
    held.set(element, pressed)
    setTimeout(release, LONGEST_MS, true)
    element.ariaBusy = 'true'
  }
  const release = (everything?: boolean) => {
    isOver = true
    for (const [element, pressed] of held)
      if (pressed && (everything || element === pressed)) {
        held.delete(element)
        element.ariaBusy = null
        pressed.click()
      }
  }
  addEventListener('click', hold, true)
  held.clear = () => removeEventListener('click', hold, true)
  return { held, release }
}
