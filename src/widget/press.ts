/**
 * One press is one press. The second click of a double click, a key that is held down and a hand that shakes would add twice, or
 * press what has just opened under the pointer. Steppers are meant to be pressed repeatedly and do without this.
 */

/** For so long after a press the same control takes no other: the longest double click that systems allow unless told otherwise. */
export const PRESS_MS = 500

/** What is looked at of a click, or of a form that is sent, which has no `detail`. */
type Press = Pick<Event, 'timeStamp' | 'currentTarget'> & { detail?: unknown }

/** When a control takes the next press. Times are those of the events, which no change of the device's clock moves. */
const freeAt = new WeakMap<object, number>()
/** Until then clicks may come from a key that is held down. */
let heldUntil = 0

/** Listens to the keys of a page until `signal`: a click does not tell that it comes from a key that is held down. */
export function watchKeys(view: Window, signal: AbortSignal): void {
  for (const type of ['keydown', 'keyup'] as const)
    view.addEventListener(type, ({ repeat, timeStamp }) => (heldUntil = repeat ? timeStamp + PRESS_MS : 0), {
      capture: true,
      signal,
    })
}

/** It repeats another press. Clicks without a mouse, by a script or by assistive technology, have a `detail` of 0. */
export const isRepeated = ({ detail, timeStamp }: Press): boolean => (detail ? detail !== 1 : timeStamp < heldUntil)

/** From now on `control` counts as pressed. */
export const notePress = (control: object, timeStamp = performance.now()): unknown => freeAt.set(control, timeStamp + PRESS_MS)

/** The press came to nothing, and the visitor was told: the next one may follow at once. */
export const endPress = (control: object): unknown => freeAt.delete(control)

/** Whether this is a press of its own; the control takes the next one after a while only. */
export const isPress = (event: Press, control = event.currentTarget as object): boolean =>
  !isRepeated(event) && event.timeStamp >= (freeAt.get(control) ?? 0) && Boolean(notePress(control, event.timeStamp))

/** A click that acts only if it is a press of its own. */
export const onPress = (act: () => void) => (event: Press) => {
  if (isPress(event)) act()
}
