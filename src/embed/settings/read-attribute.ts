/** Reads attributes of an element, with `data-` for systems that strip unknown attributes. */

/** Reads an attribute of the host, with or without `data-`. */
export type ReadAttribute = (name: string) => string | null

export const readAttribute =
  (host: Element): ReadAttribute =>
  (name) =>
    host.getAttribute(name) ?? host.getAttribute(`data-${name}`)
