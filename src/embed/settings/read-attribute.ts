/** Reads attributes of an element, with `data-` for systems that strip unknown attributes. */
import type { ReadAttribute } from '../boot/embed'

export const readAttribute =
  (host: Element): ReadAttribute =>
  (name) =>
    host.getAttribute(name) ?? host.getAttribute(`data-${name}`)
