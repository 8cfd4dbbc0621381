/**
 * One set of listeners per window for events in all our shadow roots. Listeners in each of two hundred elements would waste
 * memory, since a visitor uses only a few of them.
 */
import { noteKey } from '../../widget/press'
import { containEvents } from './contain-events'

export interface DrawnRoot {
  /** Contains everything that we draw in the root. */
  container: HTMLElement
  host: HTMLElement
  /** The visitor has reached a buy button: a press is likely. */
  onIntent(): void
  isContained?: boolean
}

/** Every interaction with a root begins with one of the first six events. */
const WATCHED = 'pointerover wheel focusin keydown input click keypress keyup'
/** Only the buttons of `BuyButton` have a state. */
const BUY_BUTTON = '.button[data-state]'

const roots = new WeakMap<Node, DrawnRoot>()

export const registerRoot = (root: ShadowRoot, drawn: DrawnRoot): unknown => roots.set(root, drawn)

/** Whether we have drawn this node. */
export const isDrawn = (node: Node): boolean => roots.has(node.getRootNode())

/**
 * Runs until the page's life ends. A listener that is added during the capture phase still receives the event, so the first event
 * is contained, too.
 */
export function watchRoots({ view, life }: { view: Window; life: AbortController }): void {
  const watch = (event: Event) => {
    const { key } = event as KeyboardEvent
    if (key) noteKey(event as KeyboardEvent)
    const [target] = event.composedPath() as Element[]
    const drawn = roots.get((target as Node).getRootNode?.())
    if (!drawn) return
    // Not while pre-rendered content is still shown instead of the container.
    if (!drawn.isContained && drawn.container.parentNode) {
      containEvents(drawn.container, drawn.host)
      drawn.isContained = true
    }
    if (target?.closest(BUY_BUTTON)) drawn.onIntent()
    // Keeps letters typed into our fields, and Space on our buttons, from triggering the page's shortcuts, even those that listen
    // on the document in the capture phase. Listeners that the page added to `window` before our script are called first; that
    // cannot be prevented. Default actions still happen. Keys with longer names (Enter, Escape, Tab) pass, because we listen for
    // some of them ourselves.
    if (key?.length === 1) event.stopImmediatePropagation()
  }
  for (const type of WATCHED.split(' ')) view.addEventListener(type, watch, { capture: true, passive: true, signal: life.signal })
}
