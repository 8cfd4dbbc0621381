/** Runs in the page before any other script: records when places are on screen, what shifted, and what blocked. */
import type { Place } from '../subjects/subject'

export interface Notes {
  /** Milliseconds after navigation at which the place had been painted, by name. */
  seen: Record<string, number>
  /** Time of the last press, by the visitor or by `pressWhenSeen`. */
  pressedAt: number
  shift: number
  /** Sum of the parts of long tasks beyond 50 ms. */
  blocking: number
}

export interface Probe extends Notes {
  /** Records from now on when these places appear. */
  watch(places: Record<string, Place>): void
  find(place: Place): Element | null
}

export interface ProbeStart {
  places: Record<string, Place>
  /** Name of a place that is pressed as soon as it has been painted. */
  pressWhenSeen: string
  /** Every 100 ms until the element is busy or the drawer is open: that press counted. */
  pressAgain: boolean
}

/** Self-contained, because Playwright sends its source to the page. */
export function installProbe({ places: first, pressWhenSeen, pressAgain }: ProbeStart): void {
  if (window !== window.top) return
  const PRESS_EVERY_MS = 100
  const LONG_TASK_MS = 50
  const notePress = ({ timeStamp, view, isTrusted }: UIEvent) => {
    // A press that was held is repeated by a script: the visitor pressed before.
    if (!isTrusted && !isPressing) return
    probe.pressedAt = timeStamp + (view ?? window).performance.timeOrigin - performance.timeOrigin
  }
  const listening = new WeakSet<Window>()
  /** Frames that a widget draws into have windows of their own. */
  const listen = (view: Window) => {
    if (listening.has(view)) return
    listening.add(view)
    view.addEventListener('click', notePress as EventListener, { capture: true, passive: true })
    // A link that nothing has answered yet would leave the page: that press does not count.
    if (pressAgain) view.addEventListener('click', (event) => event.preventDefault())
  }
  let watched: [name: string, place: Place][] = []
  const step = (from: Document | ShadowRoot | Element, selector: string): Element | null => {
    const inside = (from as Element).shadowRoot ?? (from as HTMLIFrameElement).contentDocument ?? from
    return inside.querySelector(selector)
  }
  const find = ({ path, text }: Place): Element | null => {
    let at: Document | Element | null = document
    for (const selector of path) at = at && step(at, selector)
    const found = at as Element | null
    if (!found?.getClientRects().length) return null
    listen(found.ownerDocument.defaultView ?? window)
    return !text || new RegExp(text).test((found.shadowRoot ?? found).textContent ?? '') ? found : null
  }
  let isPressing = false
  function press(target: HTMLElement): void {
    isPressing = true
    target.click()
    isPressing = false
    if (!pressAgain) return
    const { host } = target.getRootNode() as ShadowRoot
    const isAnswered = () => (host ?? target).ariaBusy === 'true' || 'drawer' in probe.seen
    if (!isAnswered()) setTimeout(() => isAnswered() || press(target), PRESS_EVERY_MS)
  }
  const afterPaint = new MessageChannel()
  const look = () => {
    watched = watched.filter(([name, place]) => {
      const found = find(place)
      if (!found) return true
      probe.seen[name] = performance.now()
      if (name === pressWhenSeen) press(found as HTMLElement)
      return false
    })
    if (watched.length) nextFrame()
  }
  // A message that is sent in a frame arrives after this frame has been painted.
  const nextFrame = () => requestAnimationFrame(() => afterPaint.port1.postMessage(0))
  afterPaint.port2.onmessage = look

  const probe: Probe = {
    seen: {},
    pressedAt: 0,
    shift: 0,
    blocking: 0,
    find,
    watch(places) {
      const isIdle = !watched.length
      for (const name of Object.keys(places)) delete probe.seen[name]
      watched = Object.entries(places)
      if (isIdle && watched.length) nextFrame()
    },
  }
  Object.assign(window, { cartletBench: probe })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) probe.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probe.blocking += duration - LONG_TASK_MS
  }).observe({ type: 'longtask', buffered: true })
  probe.watch(first)
}
