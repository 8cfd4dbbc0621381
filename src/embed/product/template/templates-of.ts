/** Templates of an element: not those in elements of ours within it, nor the shadow root of a browser that has none. */
export const templatesOf = (host: Element): HTMLTemplateElement[] =>
  [...host.querySelectorAll('template')].filter(
    (template) =>
      !template.hasAttribute('shadowrootmode') &&
      template.parentElement?.closest('cartlet-product,cartlet-collection,[data-cartlet]') === host,
  )

export const hasTemplate = (host: Element): boolean => templatesOf(host).length > 0
