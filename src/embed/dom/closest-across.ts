/** `closest`, which stops at the root of a page component, continued at the component's host. */
export function closestAcross(element: Element, selector: string): Element | null {
  const root = element.getRootNode() as ShadowRoot
  // Only a shadow root has a host: `document.host` may be an image of that name.
  return element.closest(selector) ?? (root.nodeType === 11 && root.host ? closestAcross(root.host, selector) : null)
}
