/** Attributes of an element, which systems that strip unknown ones need written with `data-`. */
import type { ReadAttribute } from './embed'

export const readAttribute =
  (host: Element): ReadAttribute =>
  (name) =>
    host.getAttribute(name) ?? host.getAttribute(`data-${name}`)
