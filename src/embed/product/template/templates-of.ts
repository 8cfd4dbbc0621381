/** The nearest element of ours around a node. */
function ownerOf({ parentElement: around }: Element): Element | null {
  return !around || /^cartlet-/.test(around.localName) || around.hasAttribute('data-cartlet') ? around : ownerOf(around)
}

/** Templates of an element: not those in elements of ours within it, nor the shadow root of a browser that has none. */
export const templatesOf = (host: Element): HTMLTemplateElement[] =>
  [...host.querySelectorAll('template')].filter(
    (template) => !template.matches('[shadowrootmode],[data-cartlet-slot]') && ownerOf(template) === host,
  )

export const hasTemplate = (host: Element): boolean => templatesOf(host).length > 0
