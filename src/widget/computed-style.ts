/**
 * The computed style of an element by the names of CSS. In Chromium, a member that the page has given every object hides the property of that name:
 * `style.color` would be the page's function.
 */
export function computedStyle(element: Element, view: Pick<Window, 'getComputedStyle'> = globalThis): (name: string) => string {
  const style = view.getComputedStyle(element)
  return (name) => style.getPropertyValue(name)
}
