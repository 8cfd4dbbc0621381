/**
 * Filters repeated presses: the second click of a double click, key repeat, or a trembling hand would add twice, or press what has
 * just opened under the pointer. Steppers are meant to be pressed repeatedly and do not use this.
 */

/** A control ignores presses for this long after one: the default double-click time of operating systems. */
export const PRESS_MS = 500

/** The properties of a click that are read, or of a submit event, which has no `detail`. */
export type Press = Pick<Event, 'timeStamp' | 'currentTarget'> & { detail?: unknown }

/** When a control accepts the next press, as an event's `timeStamp`, which does not depend on the device's clock. */
const freeAt = new WeakMap<object, number>()
/** Clicks before this time may come from a key that is held down. */
let heldUntil = 0

/** Must receive every key event of the page, because a click does not say whether it comes from a key that is held down. */
export const noteKey = ({ repeat, timeStamp }: Pick<KeyboardEvent, 'repeat' | 'timeStamp'>): unknown =>
  (heldUntil = repeat ? timeStamp + PRESS_MS : 0)

/** True for the second click of a double click, and for key repeat. Clicks by keyboard, script or assistive technology have `detail` 0. */
export const isRepeated = ({ detail, timeStamp }: Press): boolean => (detail ? detail !== 1 : timeStamp < heldUntil)

/** Starts the time in which `control` ignores presses. */
export const notePress = (control: object, timeStamp = performance.now()): unknown => freeAt.set(control, timeStamp + PRESS_MS)

/** Ends that time early after a press that failed or was cancelled, so that the visitor can press again at once. */
export const endPress = (control: object): unknown => freeAt.delete(control)

/** True for a press that is no repetition; it also starts the time in which `control` ignores further ones. */
export const isPress = (event: Press, control = event.currentTarget as object): boolean =>
  !isRepeated(event) && event.timeStamp >= (freeAt.get(control) ?? 0) && Boolean(notePress(control, event.timeStamp))
