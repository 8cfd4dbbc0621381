/**
 * Draws what pure components return, without React: components are called with their props, elements become nodes. What stands in
 * the same place is kept, so that a focused button stays focused.
 */

/** An element of React or Preact. */
interface ViewElement {
  type: unknown
  props: Record<string, unknown>
}

function setProps(node: Element, props: Record<string, unknown>): void {
  const wanted: Record<string, string> = Object.create(null)
  for (const name of Object.keys(props)) {
    const value = props[name]
    if (typeof value === 'function') (node as unknown as Record<string, unknown>)[name.toLowerCase()] = value
    // Preact turns `translate="no"` into the value of the property once it is loaded.
    else if (name === 'translate') wanted[name] = 'no'
    else if (name !== 'children' && value != null && value !== false)
      wanted[name.replace('N', 'n').replace('classname', 'class')] = `${value}`
  }
  for (const { name } of [...node.attributes]) if (!(name in wanted)) node.removeAttribute(name)
  for (const name of Object.keys(wanted))
    if (node.getAttribute(name) !== wanted[name]) node.setAttribute(name, wanted[name] as string)
}

/** @param document the page's, unclobbered */
export function drawStill(parent: Element, view: unknown, document: Document): void {
  /** What stands in the next place. */
  let at = parent.firstChild
  const place = <N extends ChildNode>(fits: boolean, create: () => N): N => {
    const node = fits ? (at as N) : create()
    if (fits) at = node.nextSibling
    else parent.insertBefore(node, at)
    return node
  }
  const put = (one: unknown): void => {
    if (Array.isArray(one)) one.map(put)
    else if (typeof one === 'string') {
      const node = place(at?.nodeType === 3, () => document.createTextNode(one))
      if (node.data !== one) node.data = one
    } else if (typeof one === 'object' && one) {
      const { type, props } = one as ViewElement
      if (typeof type === 'function') put(type(props))
      // React's fragments have a symbol.
      else if (typeof type === 'symbol') put(props.children)
      else {
        const node = place((at as Element | null)?.localName === type, () => document.createElement(type as string))
        setProps(node, props)
        drawStill(node, props.children, document)
      }
    }
  }
  put(view)
  while (at) {
    const next: ChildNode | null = at.nextSibling
    at.remove()
    at = next
  }
}
