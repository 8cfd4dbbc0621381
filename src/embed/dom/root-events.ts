/**
 * Listens once a window for what happens in all our shadow roots. A listener in each of two hundred elements would be memory for nothing,
 * since a visitor touches a few of them.
 */
import { noteKey } from '../../widget/press'
import type { PageView } from '../page/page'
import { containEvents } from './contain-events'

export interface DrawnRoot {
  /** Of everything that we draw in the root. */
  container: HTMLElement
  host: HTMLElement
  /** The visitor has reached a buy button: a press is likely. */
  onIntent(): void
  isContained?: boolean
}

/** One of the first six comes before each other event of a visit to a root. */
const WATCHED = 'pointerover wheel focusin keydown input click keypress keyup'
/** The buttons of `BuyButton`, which alone have a state. */
const BUY_BUTTON = '.button[data-state]'

const roots = new WeakMap<Node, DrawnRoot>()

export const registerRoot = (root: ShadowRoot, drawn: DrawnRoot): unknown => roots.set(root, drawn)

/** Until the page's life ends. Listeners added while an event is captured still hear it, so the first event is contained, too. */
export function watchRoots({ view, life }: PageView): void {
  const watch = (event: Event) => {
    const { key } = event as KeyboardEvent
    if (key) noteKey(event as KeyboardEvent)
    const [target] = event.composedPath() as Element[]
    const drawn = roots.get((target as Node).getRootNode?.())
    if (!drawn) return
    // Not while what was drawn before the page was sent stands in its place.
    if (!drawn.isContained && drawn.container.parentNode) {
      containEvents(drawn.container, drawn.host)
      drawn.isContained = true
    }
    if (target?.closest(BUY_BUTTON)) drawn.onIntent()
    // Keeps letters typed into our fields, and Space on our buttons, from triggering the page's shortcuts, even those that listen on the document
    // in the capture phase. Listeners that the page added to `window` before our script ran are called first; nothing can be done about them.
    // Default actions still happen. Keys with longer names (Enter, Escape, Tab) pass: we listen for some of them ourselves.
    if (key?.length === 1) event.stopImmediatePropagation()
  }
  for (const type of WATCHED.split(' ')) view.addEventListener(type, watch, { capture: true, passive: true, signal: life.signal })
}
