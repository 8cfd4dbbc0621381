/**
 * A file of ours among Preact's (see `preact.patch`). Translators of browsers and extensions put a `font` in the place of a text, which Preact still holds
 * and writes to, so that its changes would stay unseen.
 */

/** @returns the `font` in the place of the text of `vnode`: the one before which as many come as texts of the same element that were replaced, too */
export function standIn(vnode, dom, parentDom) {
  if (vnode.type || !dom || dom.parentNode) return undefined
  let host = vnode
  do host = host._parent
  while (host._parent && typeof host.type === 'function')
  let before = 0
  const isReached = (one) => {
    if (!one || one === vnode) return Boolean(one)
    if (typeof one.type === 'function') return one._children?.some(isReached)
    if (!one.type && one._dom && !one._dom.parentNode) before += 1
    return false
  }
  host._children.some(isReached)
  return (parentDom || host._dom || dom).querySelectorAll?.(':scope>font')[before]
}
